import type { Painter, TextLayer } from './picture.ts';

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

/**
 * Finds the largest size at which the title fits its box: first with whole words on at most three lines, then with
 * broken words. When even the smallest size is too large, the title is cut.
 */
export async function fitTitle(title: TextLayer, scale: number, measure: Measure) {
  for (const size of whole) {
    const layer = sized({ ...title, lines: mostLines, breaks: false }, size * scale);
    if (await fits(measure, layer)) return layer;
  }
  for (const size of broken) {
    const layer = sized({ ...title, lines: 6, breaks: true }, size * scale);
    if (await fits(measure, layer)) return layer;
  }
  const last = sized({ ...title, breaks: true }, (broken.at(-1) ?? 32) * scale);
  const line = last.style.size * last.style.leading;
  return { ...last, lines: Math.max(1, Math.floor(last.box.height / line)) };
}
