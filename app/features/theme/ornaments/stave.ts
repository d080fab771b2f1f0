import type { ThemeTokens } from '../tokens.ts';
import { type OrnamentFamily, type Size, isTall } from './family.ts';
import {
  type Point,
  at,
  circle,
  cornerSvg,
  dividerSvg,
  footerSvg,
  group,
  heroSvg,
  idFor,
  lines,
  mirrored,
  n,
  path,
  randomFor,
  rect,
  smooth,
  use,
} from './svg.ts';

const clefPath =
  'M1 12C-9 13 -14 5 -12 -4C-9 -15 8 -17 14 -5C19 8 9 21 -4 21C-20 21 -29 7 -25 -8C-21 -25 -4 -35 4 -48C10 -59 10 -75 4 -77C-4 -79 -9 -62 -7 -48L7 38C9 51 -2 57 -10 53C-15 50 -14 42 -8 41';
const clef = (color: string, width = 4.6) =>
  lines(color, width, path(clefPath, '')) + circle(-8, 45, 5, `fill="${color}"`);

/** A quaver, two joined quavers and a crotchet whose heads lie on the origin. */
const define = (id: string) =>
  `<defs><ellipse id="${id}h" rx="8" ry="6" transform="rotate(-22)"/><g id="${id}a"><use href="#${id}h"/><path d="M7 -2V-44C9 -32 24 -30 19 -12C20 -24 11 -26 7 -28Z"/></g>` +
  `<g id="${id}b"><use href="#${id}h"/><use href="#${id}h" x="32" y="-5"/><path d="M6 -2V-44L41 -51V-7H38V-40L9 -34V-2Z"/></g><g id="${id}c"><use href="#${id}h"/><path d="M6 -2V-44H8.5V-2Z"/></g></defs>`;

/** Five lines that follow a curve, `gap` apart. */
function five(points: readonly Point[], gap: number, color: string, width: number): string {
  return lines(
    color,
    width,
    [-2, -1, 0, 1, 2]
      .map((line) => path(smooth(points.map(([x, y]) => [x, y + line * gap] as const)), ''))
      .join(''),
  );
}

function notes(
  tokens: ThemeTokens,
  id: string,
  points: readonly Point[],
  gap: number,
  scale: number,
  count: number,
  salt: number,
) {
  const random = randomFor(tokens, salt);
  const { colors } = tokens;
  const last = points.length - 1;
  return Array.from({ length: count }, (_, note) => {
    const u = ((note + 0.7 + random() * 0.4) / (count + 0.6)) * last;
    const [a = [0, 0], b = [0, 0]] = [
      points[Math.floor(u)],
      points[Math.min(last, Math.floor(u) + 1)],
    ];
    const share = u - Math.floor(u);
    const x = a[0] + (b[0] - a[0]) * share;
    const y = a[1] + (b[1] - a[1]) * share + (Math.floor(random() * 4) - 1) * gap;
    return use(
      id + 'abc'[note % 3],
      x,
      y,
      { scale, turn: (b[1] - a[1]) * 0.14 },
      `fill="${note % 4 === 1 ? colors.accent2 : colors.display}"`,
    );
  }).join('');
}

/** A spray of laurel from the origin to the right. */
function laurel({ colors }: ThemeTokens, length: number): string {
  let leaves = '';
  const count = Math.round(length / 17);
  for (let leaf = 1; leaf <= count; leaf++) {
    const x = (leaf / count) * length;
    const y = -(x * x) / (length * 3.4);
    for (const side of [-1, 1])
      leaves += `<path d="M0 0C5 -6 16 -6 22 0C16 5 5 5 0 0Z" transform="translate(${n(x)} ${n(y)})rotate(${side * 34 - leaf * 4})"/>`;
  }
  return (
    group(`fill="${colors.accent2}"`, leaves) +
    lines(colors.accent2, 1.5, path(`M0 0Q${n(length / 2)} 0 ${n(length)} ${n(-length / 3.4)}`, ''))
  );
}

function hero(tokens: ThemeTokens, size: Size, backdrop = ''): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const id = idFor(tokens, tall ? 'svt' : 'svw');
  const [gap, scale] = tall ? [8, 0.66] : [12, 0.98];
  const top: Point[] = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1].map(
    (u) =>
      [u * (w + 40) - 20, (tall ? 86 : 112) + Math.sin(u * 6.8 + 0.6) * (tall ? 24 : 44)] as const,
  );
  const low: Point[] = [0, 0.16, 0.33, 0.5, 0.66, 0.83, 1].map(
    (u) =>
      [
        u * (w + 40) - 20,
        h * (tall ? 0.925 : 0.9) + Math.sin(u * 6.2 + 3.4) * (tall ? 14 : 24),
      ] as const,
  );
  const [, first = [0, 0]] = top;
  return heroSvg(
    size,
    define(id) +
      rect(0, 0, w, h, `fill="${colors.surface}"`) +
      path(smooth(top, `V0H-20Z`), `fill="${colors.tint2}"`) +
      path(smooth(low, `V${h + 2}H-20Z`), `fill="${colors.tint2}" opacity=".7"`) +
      backdrop +
      five(top, gap, colors.accent2, tall ? 1 : 1.3) +
      five(low, gap * 0.8, colors.accent2, tall ? 0.9 : 1.1) +
      at(first[0] - w * (tall ? 0.02 : 0.04), first[1] + gap * 1.2, clef(colors.accent, 5), {
        scale: (gap / 14) * 1.25,
      }) +
      notes(tokens, id, top.slice(tall ? 2 : 1), gap, scale, tall ? 5 : 10, 3) +
      notes(tokens, id, low, gap * 0.8, scale * 0.78, tall ? 5 : 9, 5),
  );
}

export const stave: OrnamentFamily = {
  stage: 'middle',
  calm: { wide: 0.51, tall: 0.5, room: 0.86 },
  hero,
  corner(tokens) {
    const { colors } = tokens;
    const id = idFor(tokens, 'svc');
    const arcs = [120, 134, 148, 162, 176].map((r) => circle(0, 0, r));
    const note = (x: number, y: number, kind: string, color: string) =>
      use(id + kind, x, y, { scale: 0.9 }, `fill="${color}"`);
    return cornerSvg(
      define(id) +
        lines(colors.accent2, 1.4, arcs.join('')) +
        at(58, 62, clef(colors.accent, 5), { scale: 0.86 }) +
        note(134, 60, 'c', colors.display) +
        note(84, 132, 'a', colors.display) +
        note(12, 162, 'c', colors.display),
    );
  },
  divider(tokens) {
    const half = at(34, 28, laurel(tokens, 120));
    const id = idFor(tokens, 'svd');
    return dividerSvg(
      at(180, 8, mirrored(`${id}m`, 0, half)) +
        at(180, 36, clef(tokens.colors.accent, 5), { scale: 0.42 }),
    );
  },
  footer(tokens) {
    const { colors } = tokens;
    const id = idFor(tokens, 'svf');
    const line: Point[] = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1].map(
      (u) => [u * 1040 - 20, 84 + Math.sin(u * 9 + 1) * 14] as const,
    );
    return footerSvg(
      define(id) +
        path(smooth(line, 'V142H-20Z'), `fill="${colors.tint2}"`) +
        five(line, 10, colors.accent2, 1.2) +
        notes(tokens, id, line, 10, 0.86, 15, 6),
    );
  },
  backdrop(tokens, { width, height }) {
    const line: Point[] = [0, 0.25, 0.5, 0.75, 1].map(
      (u) => [u * (width + 40) - 20, height * 0.14 + Math.sin(u * 6) * 18] as const,
    );
    return five(line, width < 500 ? 7 : 10, tokens.colors.accent2, 1);
  },
};
