import { type TitlePiece, breakTitle } from '#app/features/invitation/title-breaks.ts';

import type { Painter, TextLayer } from './layers.ts';

/** Sizes in pixels from largest to smallest, for a face of scale 1. */
const whole = [132, 120, 108, 98, 88, 80, 72, 64, 58, 52, 46];
const broken = [64, 56, 48, 42, 36, 32];
const mostLines = 3;

type Measure = Painter['measure'];

async function fits(measure: Measure, layer: TextLayer): Promise<boolean> {
  const room = await measure(layer);
  return (
    room.height <= layer.box.height &&
    room.width <= layer.box.width + 1 &&
    room.lines <= layer.lines
  );
}

const sized = (layer: TextLayer, size: number): TextLayer => ({
  ...layer,
  style: { ...layer.style, size: Math.round(size) },
});

const gap = '\u200B';

const joinWhole = (pieces: readonly TitlePiece[]) =>
  pieces.map(({ text, joint }) => (joint === 'break' ? text + gap : text)).join('');

async function hyphenate(measure: Measure, layer: TextLayer, pieces: readonly TitlePiece[]) {
  let done = '';
  let line = '';
  for (const { text, joint } of pieces) {
    const tried = `${line}${text}${joint === 'hyphen' ? '-' : ''}`;
    const word = tried.split(/\s+/u).at(0) ?? '';
    const isFull =
      line !== '' && (await measure({ ...layer, text: word, lines: 1 })).width > layer.box.width;
    if (isFull) done += `${line}-${gap}`;
    line = isFull ? text : line + text;
    if (joint === 'hyphen') continue;
    done += joint === 'break' ? line + gap : line;
    line = '';
  }
  return done;
}

/** The largest size that fits: with whole words on three lines, then with hyphens, then broken anywhere, then cut. */
export async function fitTitle(title: TextLayer, scale: number, measure: Measure) {
  const pieces = breakTitle(title.text);
  const text = joinWhole(pieces);
  for (const size of whole) {
    const layer = sized({ ...title, text, lines: mostLines, breaks: false }, size * scale);
    if (await fits(measure, layer)) return layer;
  }
  for (const size of pieces.some(({ joint }) => joint === 'hyphen') ? whole.slice(4) : []) {
    const layer = sized({ ...title, lines: mostLines, breaks: false }, size * scale);
    const cut = { ...layer, text: await hyphenate(measure, { ...layer, breaks: false }, pieces) };
    if (await fits(measure, cut)) return cut;
  }
  for (const size of broken) {
    const layer = sized({ ...title, text, lines: 6, breaks: true }, size * scale);
    if (await fits(measure, layer)) return layer;
  }
  const last = sized({ ...title, text, breaks: true }, (broken.at(-1) ?? 32) * scale);
  const line = last.style.size * last.style.leading;
  return { ...last, lines: Math.max(1, Math.floor(last.box.height / line)) };
}
