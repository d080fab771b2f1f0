import { createSeededRandom } from '../seed.ts';
import type { ThemeTokens } from '../tokens.ts';
import type { Size } from './hero.ts';

export type Random = () => number;
export type Point = readonly [x: number, y: number];

/** A number for SVG: at most one decimal, no leading zero. */
export const n = (value: number) => short(Math.round(value * 10) / 10);
const short = (value: number) => `${value || 0}`.replace(/^(-?)0\./, '$1.');

/** Different salts give different sequences. */
export const createRandom = ({ seed }: ThemeTokens, salt: number): Random =>
  createSeededRandom(seed + salt * 7919);

/** A page may hold several drawings. */
export const makeIdPrefix = ({ seed }: ThemeTokens, part: string) =>
  `${part}${(seed % 46656).toString(36)}`;

type Fit = 'xMidYMid slice' | 'xMidYMin slice' | 'xMidYMax slice' | 'xMidYMid meet';

export function svg(width: number, height: number, content: string, fit: Fit = 'xMidYMid meet') {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" ` +
    `preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${content}</svg>`
  );
}
export interface Placement {
  turn?: number;
  scale?: number;
  flip?: boolean;
}

function transform(x: number, y: number, { turn = 0, scale = 1, flip = false }: Placement): string {
  const turned = Math.round(turn) ? `rotate(${Math.round(turn)})` : '';
  const s = short(Math.round(scale * 100) / 100);
  const scaled = flip ? `scale(-${s} ${s})` : s === '1' ? '' : `scale(${s})`;
  return `translate(${n(x)} ${n(y)})${turned}${scaled}`;
}

export const at = (x: number, y: number, content: string, place: Placement = {}) =>
  `<g transform="${transform(x, y, place)}">${content}</g>`;

export const use = (id: string, x: number, y: number, place: Placement = {}, attributes = '') =>
  `<use href="#${id}" transform="${transform(x, y, place)}"${attributes && ` ${attributes}`}/>`;

export const path = (d: string, attributes = '') =>
  `<path d="${d}"${attributes && ` ${attributes}`}/>`;
export const circle = (x: number, y: number, r: number, attributes = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${attributes && ` ${attributes}`}/>`;
export const rect = (x: number, y: number, w: number, h: number, attributes = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${attributes && ` ${attributes}`}/>`;
export const group = (attributes: string, content: string) => `<g ${attributes}>${content}</g>`;

export const lines = (color: string, width: number, content: string, more = '') =>
  group(
    `fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}`,
    content,
  );

export const stroke = (color: string, width: number, d: string, more = '') =>
  lines(color, width, path(d), more);

/** About x = `axis`. */
export const mirror = (id: string, axis: number, content: string) =>
  `<g id="${id}">${content}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${n(axis * 2)} 0)"/>`;

/** Stops of offset and color, with opacity when not full. */
export function gradient(id: string, ...stops: readonly (readonly [number, string, number?])[]) {
  const all = stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${all}</linearGradient>`;
}
export const defineGradient = (...parts: Parameters<typeof gradient>) =>
  `<defs>${gradient(...parts)}</defs>`;

/** A closed path about the origin with `points` tips. */
export function starPath(points: number, outer: number, inner: number, turn = -90): string {
  let d = '';
  for (let tip = 0; tip < points * 2; tip++) {
    const angle = ((turn + (tip * 180) / points) * Math.PI) / 180;
    const radius = tip % 2 ? inner : outer;
    d += `${tip ? 'L' : 'M'}${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  }
  return `${d}Z`;
}

/** Four points and concave sides, about the origin. */
export function sparklePath(radius: number): string {
  const waist = radius * 0.12;
  const tips = [
    [0, -radius],
    [radius * 0.72, 0],
    [0, radius],
    [-radius * 0.72, 0],
  ] as const;
  const [top, right, bottom, left] = tips.map(([x, y]) => `${n(x)} ${n(y)}`);
  const q = (x: number, y: number) => `Q${n(x * waist)} ${n(y * waist)} `;
  return `M${top}${q(1, -1)}${right}${q(1, 1)}${bottom}${q(-1, 1)}${left}${q(-1, -1)}${top}Z`;
}

/** About the origin, about `width` wide. */
export function heartPath(width: number): string {
  const w = width / 2;
  const p = (x: number, y: number) => `${n(x * w)} ${n(y * w)}`;
  return `M${p(0, 0.92)}C${p(-0.5, 0.5)} ${p(-1, 0.15)} ${p(-1, -0.35)}C${p(-1, -0.95)} ${p(-0.25, -1.05)} ${p(0, -0.5)}C${p(0.25, -1.05)} ${p(1, -0.95)} ${p(1, -0.35)}C${p(1, 0.15)} ${p(0.5, 0.5)} ${p(0, 0.92)}Z`;
}

/** In one path. Stroke it with round caps. */
export const dots = (points: readonly Point[]) =>
  points.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('');

/** Catmull-Rom as cubic curves. */
export function smooth(points: readonly Point[], closed = ''): string {
  const get = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${n(get(0)[0])} ${n(get(0)[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, e] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[one, two, c].map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`;
  }
  return d + closed;
}

/** Heights vary about `y` by at most `rise`. */
export function drawHills(random: Random, width: number, y: number, rise: number, step: number) {
  const points: Point[] = [];
  for (let x = -step; x <= width + step; x += step) {
    points.push([x, y + (random() - 0.5) * 2 * rise]);
  }
  return points;
}
export const area = (points: readonly Point[], bottom: number) =>
  smooth(points, `V${n(bottom)}H${n(points[0]?.[0] ?? 0)}Z`);

/** In the zone that is kept free for the title. */
export function isInCalm({ width, height }: Size, x: number, y: number, middle = 0.56): boolean {
  const tall = width < height * 1.3;
  const dx = (x - width / 2) / (width * (tall ? 0.47 : 0.34));
  const dy = (y - height * middle) / (height * (tall ? 0.27 : 0.36));
  return dx ** 4 + dy ** 4 < 1;
}

/** None nearer to another than `gap`, where `allowed` holds. */
export function scatter(
  random: Random,
  { width, height }: Size,
  gap: number,
  most: number,
  allowed: (x: number, y: number) => boolean,
): Point[] {
  const found: Point[] = [];
  for (let attempt = 0; attempt < most * 14 && found.length < most; attempt++) {
    const [x, y] = [random() * width, random() * height];
    if (!allowed(x, y)) continue;
    if (found.every(([a, b]) => Math.hypot(a - x, b - y) >= gap)) found.push([x, y]);
  }
  return found;
}

export function pick<Item>(random: Random, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Of a #rrggbb color, 0 to 255. */
export const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const warmth = ([red, green, blue]: [number, number, number]) =>
  red * 1.3 + green * 0.8 - blue * 1.4;

/** For suns behind a title. */
export function findWarmTint({ colors }: ThemeTokens): string {
  return [colors.tint2, colors.tint].reduce(
    (best, next) => (warmth(channels(next)) > warmth(channels(best)) ? next : best),
    colors.tint3,
  );
}

/** For moons, stars and lamps. */
export function findLampColor({ colors }: ThemeTokens): string {
  return [colors.accent2, colors.accent3].reduce(
    (best, next) => (warmth(channels(next)) > warmth(channels(best)) ? next : best),
    colors.accent,
  );
}

/** 'x y' at an angle (radians) and a distance from the origin. */
export const polar = (angle: number, radius: number) =>
  `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
