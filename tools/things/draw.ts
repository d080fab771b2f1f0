import sharp from 'sharp';
import svgpath from 'svgpath';

import type { Drawing } from '#app/features/theme/things/thing.ts';

import { readLch } from './colors.ts';
import { faceOnBody } from './own-drawings.ts';

/** Of an icon: 32 units wide and high. */
const size = 32;
const grid = 64;

interface Shape {
  d: string;
  fill: string;
  /** 0 for a filled shape. */
  width: number;
  /** Its inner outlines are holes, whichever way they turn. */
  isHollow: boolean;
}

const shorten = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** Path data with at most two decimals. */
function roundPath(d: string): string {
  return d
    .replaceAll(/-?\d*\.?\d+(?:e-?\d+)?/gu, (text, at: number) => {
      const short = shorten(Number(text));
      const before = d.charAt(at - 1);
      return /[\d.]/.test(before) && !text.startsWith('-')
        ? ` ${short}`
        : short === '-0'
          ? ' 0'
          : short.startsWith('-') || !text.startsWith('-')
            ? short
            : ` ${short}`;
    })
    .replaceAll(/\s+/gu, ' ');
}

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
const amount = (element: string, name: string) => Number(attribute(element, name) ?? 0);

function ellipsePath(element: string): string {
  const [cx, cy] = [amount(element, 'cx'), amount(element, 'cy')];
  const rx = amount(element, 'r') || amount(element, 'rx');
  const ry = amount(element, 'r') || amount(element, 'ry');
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

function rectPath(element: string): string {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => amount(element, name)) as [
    number,
    number,
    number,
    number,
  ];
  const r = Math.min(amount(element, 'rx') || amount(element, 'ry'), w / 2, h / 2);
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}Z`;
}

/** Null for an icon with gradients, clips or turned parts. */
function readShapes(body: string): Shape[] | null {
  if (/<(?:defs|use|clipPath|mask)|transform=| opacity=/.test(body)) return null;
  const shapes: Shape[] = [];
  const groups: string[] = [];
  for (const [element, tag] of body.matchAll(/<(\/?\w+)[^>]*>/g)) {
    if (tag === 'g') groups.push(element);
    else if (tag === '/g') groups.pop();
    else {
      const inherited = (name: string) =>
        attribute(element, name) ??
        groups
          .toReversed()
          .map((g) => attribute(g, name))
          .find(Boolean);
      const d =
        tag === 'path'
          ? (attribute(element, 'd') ?? '')
          : tag === 'rect'
            ? rectPath(element)
            : ellipsePath(element);
      const [fill, stroke] = [inherited('fill') ?? '#000', inherited('stroke')];
      const rule = inherited('fill-rule') === 'evenodd';
      if (fill !== 'none')
        shapes.push({ d: roundPath(d), fill, width: 0, isHollow: rule && /.[mM]/.test(d) });
      if (stroke && stroke !== 'none') {
        shapes.push({
          d: roundPath(d),
          fill: stroke,
          width: Number(inherited('stroke-width') ?? 1),
          isHollow: false,
        });
      }
    }
  }
  return shapes;
}

const paintShape = ({ d, fill, width, isHollow }: Shape) =>
  width
    ? `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${d}" fill="${fill}"${isHollow ? ' fill-rule="evenodd"' : ''}/>`;

/** Of each shape, the points of the grid that it covers. */
async function coverOf(shape: Shape): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${grid}" height="${grid}" viewBox="0 0 ${size} ${size}">${paintShape({ ...shape, fill: '#000' })}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const points: number[] = [];
  for (let at = 0; at < grid * grid; at++) if ((data[at * 4 + 3] ?? 0) > 127) points.push(at);
  return points;
}

const nearHue = 32;
const grayBelow = 0.045;
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
  area: number;
}

/** Colors of about one hue; a gray one only when it is most of the thing. */
function groupTones(tones: readonly Tone[]): Tone[][] {
  const all = tones.reduce((sum, { area }) => sum + area, 0);
  const groups: Tone[][] = [];
  for (const tone of tones.toSorted((a, b) => b.area - a.area)) {
    if (tone.chroma < grayBelow) {
      const large = tone.area > all * 0.3 && tone.lightness > 0.4 && tone.lightness < 0.9;
      if (large) groups.push([tone]);
      continue;
    }
    const near = groups.find(
      ([first]) => first && first.chroma >= grayBelow && apart(first.hue, tone.hue) < nearHue,
    );
    if (near) near.push(tone);
    else groups.push([tone]);
  }
  const areaOf = (group: readonly Tone[]) => group.reduce((sum, { area }) => sum + area, 0);
  return groups.toSorted((a, b) => areaOf(b) - areaOf(a));
}

const mostGroups = 4;
const dark = 0.36;
const pale = 0.86;

/** The paint of a gray: the lightest or the darkest color, or a thin shade. */
function grayPaint(lightness: number): string {
  if (lightness < dark) return 'S';
  return lightness > pale ? 'G' : `S%${Math.round((1 - lightness) * 80)}`;
}

const palest = 72;
/** How much of the darkest or the lightest color lies over a tone of the same hue, in percent. A pale muzzle or belly is nearly white. */
const shareOf = (lightness: number, deeper: number) =>
  deeper > 0 && lightness > pale ? palest : Math.min(60, Math.round(Math.abs(deeper) * 130));

/** A face, made smaller, before its body. */
function setOnBody(face: readonly Shape[], body: string): Shape[] {
  const { scale, x, y } = faceOnBody;
  const moved = face.map((shape) => ({
    ...shape,
    d: roundPath(svgpath(shape.d).scale(scale).translate(x, y).round(2).toString()),
    width: shape.width * scale,
  }));
  return [...(readShapes(body) ?? []), ...moved];
}

/**
 * The layers of a thing, whose colors are numbers: those of its groups of tones. Null when it cannot be drawn so. An
 * icon that is a face gets a body.
 */
export async function drawThing(icon: string, body: string | null): Promise<Drawing | null> {
  const drawn = readShapes(icon);
  if (!drawn) return null;
  const shapes = body ? setOnBody(drawn, body) : drawn;
  const covers = await Promise.all(shapes.map(coverOf));
  const owner: (string | undefined)[] = Array.from({ length: grid * grid });
  shapes.forEach(({ fill }, at) => {
    for (const point of covers[at] ?? []) owner[point] = fill;
  });
  const fills = [...new Set(shapes.map(({ fill }) => fill))];
  const toneOf = new Map(
    fills.map((fill) => [
      fill,
      { ...readLch(fill), area: owner.filter((each) => each === fill).length },
    ]),
  );
  const groups = groupTones([...toneOf.values()]);
  const groupOf = (fill: string) =>
    Math.min(
      mostGroups - 1,
      groups.findIndex((group) => group.includes(toneOf.get(fill) as Tone)),
    );
  const beneath = Array.from({ length: grid * grid }, () => -1);
  const layers = shapes.flatMap((shape, at) => {
    const tone = toneOf.get(shape.fill) as Tone;
    const group = groupOf(shape.fill);
    const width = shape.width ? shorten(shape.width) : shape.isHollow ? 'o' : '';
    const points = covers[at] ?? [];
    const base = groups[group]?.[0];
    const lies =
      points.filter((point) => beneath[point] === group).length / Math.max(1, points.length);
    for (const point of points) beneath[point] = group;
    if (!base) return [`${grayPaint(tone.lightness).replace(/^(.)/, `$1${width}`)} ${shape.d}`];
    const deeper = tone.lightness - base.lightness;
    const share = shareOf(tone.lightness, deeper);
    const over = `${deeper < 0 ? 'S' : 'G'}${width}%${share} ${shape.d}`;
    const plain = `${'abcd'.charAt(group)}${width} ${shape.d}`;
    if (share < 8) return [plain];
    return lies > 0.6 ? [over] : [plain, over];
  });
  const rows = owner.flatMap((fill, at) => (fill ? [Math.floor(at / grid)] : []));
  const [top, bottom] = [Math.min(...rows) / 2, (Math.max(...rows) + 1) / 2];
  return { hues: groups.slice(0, mostGroups).map(describeTone), top, bottom, layers };
}

const describeTone = ([tone]: readonly Tone[]): Drawing['hues'][number] => [
  Math.round(tone?.hue ?? 0),
  Math.round((tone?.lightness ?? 0.6) * 100) / 100,
  Math.round((tone?.chroma ?? 0.1) * 100) / 100,
];
