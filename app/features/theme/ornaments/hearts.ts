import type { ThemeTokens } from '../tokens.ts';
import { type OrnamentFamily, type Size, isTall, scaleOf } from './family.ts';
import {
  at,
  circle,
  cornerSvg,
  dividerSvg,
  footerSvg,
  gradient,
  heartPath,
  heroSvg,
  idFor,
  lines,
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
  colors.accent2,
];
const define = (id: string) => `<defs><path id="${id}h" d="${heartPath(20)}"/></defs>`;
/** A loop of ribbon from the origin to the right that ends in a curl. */
const flourish =
  'M0 0C22 -20 40 16 66 4C84 -5 88 -24 74 -26C62 -27 62 -10 78 -6C104 0 116 -4 140 -2';

/** Strings of hearts that hang long at the sides and short above the title. */
function curtain(tokens: ThemeTokens, size: Size, id: string): string {
  const { width: w, height: h } = size;
  const tall = isTall(size);
  const random = randomFor(tokens, 1);
  const s = scaleOf(size);
  const gap = tall ? 26 : 44;
  let [threads, hearts] = ['', ''];
  for (let x = gap / 2; x < w; x += gap) {
    const side = Math.abs(x - w / 2) / (w / 2);
    const reach =
      h * (tall ? 0.09 + 0.24 * side ** 2.2 : 0.1 + 0.62 * side ** 3) * (0.72 + random() * 0.5);
    threads += `M${n(x)} 0V${n(reach)}`;
    for (
      let y = reach;
      y > 14 && hearts.length < 7600;
      y -= (46 + random() * 40) * (0.5 + s * 0.5)
    ) {
      const scale = (y === reach ? 1.25 : 0.62 + random() * 0.5) * (0.45 + s * 0.55);
      hearts += use(
        `${id}h`,
        x,
        y,
        { scale, turn: (random() - 0.5) * 16 },
        `fill="${pick(random, fills(tokens))}"`,
      );
    }
  }
  return lines(tokens.colors.accent3, 1, path(threads, ''), 'opacity=".8"') + hearts;
}

function hero(tokens: ThemeTokens, size: Size, backdrop = ''): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const id = idFor(tokens, tall ? 'het' : 'hew');
  const big = tall ? w * 0.98 : h * 1.12;
  const sky = `<defs>${gradient(`${id}s`, [
    [0, colors.tint],
    [1, colors.surface],
  ])}</defs>`;
  return heroSvg(
    size,
    sky +
      define(id) +
      rect(0, 0, w, h, `fill="url(#${id}s)"`) +
      backdrop +
      at(
        w / 2,
        h * (tall ? 0.6 : 0.55),
        path(heartPath(big), `fill="${colors.surface}"`) +
          path(
            heartPath(big * 0.95),
            `fill="none" stroke="${colors.accent3}" stroke-width="1.5" stroke-dasharray="1 7" stroke-linecap="round"`,
          ),
      ) +
      curtain(tokens, size, id),
  );
}

export const hearts: OrnamentFamily = {
  stage: 'middle',
  calm: { wide: 0.42, tall: 0.56 },
  hero,
  corner(tokens) {
    const id = idFor(tokens, 'hec');
    const { colors } = tokens;
    const curl =
      'M10 190C6 120 20 60 66 54C100 50 104 92 76 94C54 94 56 62 90 40C116 22 150 14 190 10';
    const h = (x: number, y: number, scale: number, turn: number, fill: string) =>
      use(`${id}h`, x, y, { scale, turn }, `fill="${fill}"`);
    return cornerSvg(
      define(id) +
        lines(colors.accent2, 2, path(curl, '')) +
        h(38, 40, 2.5, -42, colors.accent) +
        h(112, 26, 1.2, -12, colors.accent3) +
        h(26, 108, 1.2, -60, colors.accent3) +
        h(160, 12, 0.9, 14, colors.accent2) +
        h(10, 160, 0.9, -90, colors.accent2),
    );
  },
  divider(tokens) {
    const id = idFor(tokens, 'hed');
    const { colors } = tokens;
    const wing =
      lines(colors.accent2, 1.8, path(flourish, '')) +
      circle(146, -2, 2.4, `fill="${colors.accent2}"`);
    return dividerSvg(
      define(id) +
        at(198, 30, wing) +
        at(162, 30, wing, { flip: true }) +
        use(`${id}h`, 180, 29, { scale: 1.35 }, `fill="${colors.accent}"`),
    );
  },
  footer(tokens) {
    const id = idFor(tokens, 'hef');
    const random = randomFor(tokens, 4);
    const spots = scatter(
      random,
      { width: 1000, height: 150 },
      27,
      34,
      (x, y) => y > 92 - Math.abs(x - 500) * 0.12 + random() * 40,
    );
    const heap = spots
      .toSorted((a, b) => a[1] - b[1])
      .map(([x, y]) =>
        use(
          `${id}h`,
          x,
          y,
          { scale: 1 + random() * 1.5, turn: (random() - 0.5) * 70 },
          `fill="${pick(random, fills(tokens))}"`,
        ),
      );
    return footerSvg(define(id) + heap.join(''));
  },
};
