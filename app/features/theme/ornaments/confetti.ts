import type { ThemeTokens } from '../tokens.ts';
import { type OrnamentFamily, type Size, isTall, scaleOf } from './family.ts';
import {
  type Point,
  type Random,
  at,
  cornerSvg,
  dividerSvg,
  footerSvg,
  heroSvg,
  idFor,
  inCalm,
  lines,
  mirrored,
  n,
  path,
  pick,
  randomFor,
  rect,
  scatter,
  use,
} from './svg.ts';

const fills = ({ colors }: ThemeTokens): [string, ...string[]] => [
  colors.accent,
  colors.accent2,
  colors.accent3,
  colors.leaf,
];

function define(id: string, { colors }: ThemeTokens): string {
  const shine = `fill="none" stroke="${colors.glint}" stroke-width="4" stroke-linecap="round" opacity=".7"`;
  return (
    `<defs><circle id="${id}c" r="5"/><rect id="${id}r" x="-7" y="-3.5" width="14" height="7" rx="1.5"/>` +
    `<path id="${id}t" d="M0 -6L6 5H-6Z"/><path id="${id}w" d="M-9 0q3 -6 6 0t6 0t6 0" fill="none" stroke-width="2.6" stroke-linecap="round"/>` +
    `<g id="${id}b"><path d="M0 48c-24 -14 -36 -34 -36 -56a36 38 0 0 1 72 0c0 22 -12 42 -36 56zM-6 56L0 46L6 56Z"/><path d="M-20 -20q4 -12 14 -16" ${shine}/></g></defs>`
  );
}

/** Paper bits at given points, each turned and coloured by chance. */
function bits(
  tokens: ThemeTokens,
  id: string,
  random: Random,
  points: readonly Point[],
  size: number,
): string {
  return points
    .map(([x, y]) => {
      const kind = pick(random, ['c', 'r', 'r', 't', 'w']);
      const color = pick(random, fills(tokens));
      const paint = kind === 'w' ? `stroke="${color}"` : `fill="${color}"`;
      return use(
        id + kind,
        x,
        y,
        { turn: Math.round(random() * 180), scale: size * (0.7 + random() * 0.6) },
        paint,
      );
    })
    .join('');
}

/** A balloon and its string, tied at `foot`. */
function balloon(
  tokens: ThemeTokens,
  id: string,
  x: number,
  y: number,
  scale: number,
  color: string,
  foot: Point,
): string {
  const tie = `M${n(x)} ${n(y + 54 * scale)}Q${n(x + 14 * scale)} ${n((y + foot[1]) / 2 + 30)} ${n(foot[0])} ${n(foot[1])}`;
  return (
    lines(tokens.colors.muted, 1.2, path(tie, '')) +
    use(`${id}b`, x, y, { scale }, `fill="${color}"`)
  );
}

const curl = (length: number, turns: number, size: number) => {
  let d = 'M0 0';
  for (let turn = 0; turn < turns; turn++)
    d += `q${n(size)} ${n(length / turns / 4)} 0 ${n(length / turns / 2)}t0 ${n(length / turns / 2)}`;
  return d;
};

function hero(tokens: ThemeTokens, size: Size, backdrop = ''): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const id = idFor(tokens, tall ? 'cot' : 'cow');
  const random = randomFor(tokens, 1);
  const s = scaleOf(size);
  const spots = scatter(
    random,
    size,
    tall ? 27 : 44,
    tall ? 52 : 78,
    (x, y) =>
      !inCalm(size, x, y, tall ? 0.62 : 0.56) &&
      random() > (y / h) * 0.75 &&
      !(tall && y > h * 0.3 && Math.abs(x - w / 2) < w * 0.44),
  );
  const foot: Point = tall ? [-8, h * 0.56] : [30, h * 1.04];
  const [top, gap] = tall ? [64, 47] : [150, 84];
  const bunch =
    balloon(tokens, id, gap * 1.32, top - 8 * s, s * 0.92, colors.accent3, foot) +
    balloon(tokens, id, gap * 0.42, top + 26 * s, s, colors.accent2, foot) +
    balloon(tokens, id, gap * 0.95, top + 96 * s, s * 1.08, colors.accent, foot);
  const streamers = lines(colors.accent2, 5 * s, path(curl(150 * s, 5, 20 * s), ''));
  const arcs = [
    [0, 0, 0.34, colors.tint2],
    [w, 0, 0.3, colors.tint3],
  ] as const;
  return heroSvg(
    size,
    define(id, tokens) +
      rect(0, 0, w, h, `fill="${colors.surface}"`) +
      backdrop +
      arcs
        .map(
          ([x, y, r, fill]) =>
            `<circle cx="${x}" cy="${y}" r="${n(r * w * (tall ? 1.25 : 1))}" fill="${fill}"/>`,
        )
        .join('') +
      bits(tokens, id, random, spots, 0.55 + s * 0.5) +
      mirrored(`${id}m`, w / 2, bunch) +
      at(w * 0.36, -6, streamers) +
      at(w * 0.66, -30 * s, lines(colors.accent, 5 * s, path(curl(140 * s, 4, 22 * s), ''))),
  );
}

export const confetti: OrnamentFamily = {
  stage: 'middle',
  hero,
  corner(tokens) {
    const id = idFor(tokens, 'coc');
    const random = randomFor(tokens, 2);
    const spots = scatter(random, { width: 190, height: 190 }, 24, 26, (x, y) => x + y < 215);
    return cornerSvg(define(id, tokens) + bits(tokens, id, random, spots, 1.15));
  },
  divider(tokens) {
    const id = idFor(tokens, 'cod');
    const random = randomFor(tokens, 3);
    const spots: Point[] = Array.from({ length: 15 }, (_, index) => [
      26 + index * 22,
      28 + (random() - 0.5) * 30,
    ]);
    return dividerSvg(define(id, tokens) + bits(tokens, id, random, spots, 1));
  },
  footer(tokens) {
    const id = idFor(tokens, 'cof');
    const random = randomFor(tokens, 4);
    const spots = scatter(
      random,
      { width: 1000, height: 136 },
      22,
      34,
      (x, y) => y > 70 - Math.abs(x - 500) * 0.1 && random() < (y / 140) ** 1.5,
    );
    return footerSvg(define(id, tokens) + bits(tokens, id, random, spots, 1.5));
  },
  backdrop(tokens, size) {
    const id = idFor(tokens, isTall(size) ? 'cobt' : 'cobw');
    const random = randomFor(tokens, 5);
    const spots = scatter(
      random,
      size,
      52,
      16,
      (x, y) => !inCalm(size, x, y) && random() > y / size.height,
    );
    return define(id, tokens) + bits(tokens, id, random, spots, 0.6);
  },
};
