import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  at,
  circle,
  dots,
  gradient,
  findLampColor,
  lines,
  n,
  path,
  polar,
  rect,
  scatter,
  smooth,
  use,
  stroke,
} from '../svg.ts';

/** About the origin. */
function reel({ colors }: ThemeTokens): string {
  let teeth = '';
  for (let tooth = 0; tooth < 6; tooth++)
    teeth += `M${polar((tooth * Math.PI) / 3, 7)}L${polar((tooth * Math.PI) / 3, 12)}`;
  return (
    circle(0, 0, 17, `fill="${colors.surface}" stroke="${colors.shade}" stroke-width="2"`) +
    circle(0, 0, 6, `fill="${colors.shade}"`) +
    stroke(colors.shade, 3, teeth)
  );
}

/** 240 × 152 about the origin. */
function tape(tokens: ThemeTokens, body: string): string {
  const { colors } = tokens;
  const bands = [colors.accent2, colors.accent3, findLampColor(tokens)].map((fill, band) =>
    rect(-102, -4 + band * 14, 204, 14, `fill="${fill}"`),
  );
  return (
    rect(-120, -76, 240, 152, `rx="12" fill="${body}" stroke="${colors.shade}" stroke-width="2"`) +
    rect(
      -106,
      -62,
      212,
      104,
      `rx="7" fill="${colors.surface}" stroke="${colors.shade}" stroke-width="1.5"`,
    ) +
    stroke(colors.hair, 2, 'M-88 -46H88M-88 -32H40') +
    bands.join('') +
    rect(-70, -16, 140, 46, `rx="23" fill="${colors.shade}"`) +
    at(-46, 7, reel(tokens)) +
    at(46, 7, reel(tokens), { turn: 24 }) +
    rect(-20, -4, 40, 22, `rx="3" fill="${colors.tint2}"`) +
    path('M-78 76L-68 50H68L78 76Z', `fill="${colors.shade}" opacity=".55"`) +
    stroke(colors.surface, 5, 'M-40 66h0M40 66h0M-108 -66h0M108 -66h0M-108 66h0M108 66h0')
  );
}

function ribbon(width: number, x: number, y: number, s: number): string {
  const half = width / 2 - x;
  const loop = 34 * s;
  return `M${n(x)} ${n(y)}C${n(x + half * 0.2)} ${n(y + 40 * s)} ${n(x + half * 0.42)} ${n(y + 34 * s)} ${n(x + half * 0.5)} ${n(y)}c${n(loop * 0.6)} ${n(-loop * 1.8)} ${n(-loop * 1.9)} ${n(-loop * 1.8)} ${n(-loop * 1.2)} 0c${n(loop * 0.6)} ${n(loop * 1.7)} ${n(loop * 2.6)} ${n(loop * 1.2)} ${n(half * 0.66)} ${n(-loop * 0.9)}`;
}

function shelves(
  tokens: ThemeTokens,
  { width: w, height: h }: Size,
  tall: boolean,
  small: string,
): string {
  const { colors } = tokens;
  const y = h * 0.965;
  const scale = tall ? 0.78 : 1.25;
  const stand = (x: number, content: string) => at(w * x, y, content, { scale });
  const [board, reach] = [tall ? 6 : 8, w * (tall ? 0.3 : 0.25)];
  return (
    stand(tall ? 0.1 : 0.075, plant(tokens)) +
    stand(tall ? 0.235 : 0.175, pile(tokens, small)) +
    stand(tall ? 0.78 : 0.835, mug(tokens)) +
    stand(tall ? 0.905 : 0.925, cat(tokens)) +
    rect(0, y, reach, board, `fill="${colors.accent2}"`) +
    rect(w - reach, y, reach, board, `fill="${colors.accent2}"`)
  );
}

function hero({ tokens, size, w, h, colors, tall, id, random }: Scene, backdrop: string): string {
  const s = tall ? 0.66 : 1;
  const y = tall ? 96 : 132;
  const air = gradient(`${id}g`, [0, colors.tint2], [0.5, colors.tint], [1, colors.surface]);
  const sky = `<defs>${air}<g id="${id}t">${tape(tokens, colors.accent)}</g></defs>`;
  const speck = dots(scatter(random, size, 10, tall ? 150 : 280, (_, at1) => at1 < h * 0.9));
  const strip = path(ribbon(w, 74 * s, 62 * s, s));
  const both = strip + `<g transform="scale(-1 1)">${strip}</g>`;
  return (
    sky +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    circle(w / 2, y, 190 * s, `fill="${colors.tint3}"`) +
    circle(w / 2, y, 150 * s, `fill="${colors.surface}" opacity=".35"`) +
    stroke(colors.muted, 1.7, speck, 'opacity=".28"') +
    at(
      w / 2,
      y,
      lines(colors.display, 7 * s, both, 'opacity=".9"') + lines(colors.accent, 2 * s, both),
    ) +
    use(`${id}t`, w / 2, y, { scale: s, turn: -5 }) +
    shelves(tokens, size, tall, use(`${id}t`, 0, -17, { scale: 0.26 }))
  );
}

function cat({ colors, isDark }: ThemeTokens): string {
  const coat = isDark ? colors.shade : colors.display;
  return (
    path(
      'M-34 0C-40 -34 -22 -48 -14 -54L-18 -76L-4 -66H8L22 -76L18 -54C34 -40 36 -20 34 0Z',
      `fill="${coat}"`,
    ) +
    stroke(coat, 8, 'M30 -4C56 -4 62 -22 52 -34') +
    stroke(colors.accent2, 2, 'M-8 -57q3 3 6 0M6 -57q3 3 6 0')
  );
}

function plant({ colors }: ThemeTokens): string {
  const leaf = 'M0 -28C-12 -40 -12 -58 0 -72C12 -58 12 -40 0 -28Z';
  const leaves = [-56, -28, 0, 28, 56].map((turn, index) =>
    path(
      leaf,
      `transform="rotate(${turn} 0 -24)" fill="${index % 2 ? colors.leaf : colors.leafDeep}"`,
    ),
  );
  return (
    leaves.join('') +
    path('M-20 -32H20L15 0H-15Z', `fill="${colors.accent}"`) +
    rect(-23, -38, 46, 9, `rx="2" fill="${colors.accent}"`)
  );
}

function mug({ colors }: ThemeTokens): string {
  return (
    stroke(colors.accent2, 5, 'M16 -26C30 -28 30 -8 16 -8') +
    path('M-18 -34H18L16 -4Q15 0 11 0H-11Q-15 0 -16 -4Z', `fill="${colors.accent2}"`) +
    stroke(
      colors.muted,
      2,
      'M-7 -44C-13 -52 -1 -56 -7 -66M7 -44C1 -52 13 -56 7 -66',
      'opacity=".7"',
    )
  );
}

/** Two cassettes on a third one, which is `small`. */
function pile({ colors }: ThemeTokens, small: string): string {
  return (
    small +
    rect(-25, -41, 62, 18, `rx="3" fill="${colors.accent3}"`) +
    rect(-35, -59, 62, 18, `rx="3" fill="${colors.accent2}"`)
  );
}

export const cassette: OrnamentFamily = {
  stage: 'low',
  mark: 'ca',
  calm: { wide: 0.66, tall: 0.6, room: 0.92 },
  hero,
  corner({ tokens }) {
    return (
      at(72, 62, tape(tokens, tokens.colors.accent), { scale: 0.5, turn: -16 }) +
      stroke(tokens.colors.display, 4, 'M60 94C90 150 140 96 120 80C100 68 96 130 190 84')
    );
  },
  divider({ tokens, colors }) {
    return (
      stroke(
        colors.accent2,
        2.4,
        'M12 34C40 34 52 44 80 34S120 20 146 30M348 34C320 34 308 44 280 34S240 20 214 30',
      ) + at(180, 28, tape(tokens, colors.accent), { scale: 0.3 })
    );
  },
  footer({ tokens, colors, id }) {
    const wave: Point[] = [
      [-10, 96],
      [140, 88],
      [300, 100],
      [500, 90],
      [700, 100],
      [860, 88],
      [1010, 96],
    ];
    const pot = (x: number, scale: number) => use(`${id}p`, x, 124, { scale });
    return (
      `<defs><g id="${id}p">${plant(tokens)}</g><g id="${id}s">${pile(tokens, at(0, -10, tape(tokens, colors.accent), { scale: 0.26 }))}</g></defs>` +
      path(smooth(wave, 'V142H-10Z'), `fill="${colors.tint}"`) +
      at(500, 124, cat(tokens)) +
      at(588, 124, mug(tokens)) +
      use(`${id}s`, 260, 124) +
      use(`${id}s`, 752, 124, { flip: true }) +
      pot(412, 1) +
      pot(846, 1.1) +
      rect(0, 124, 1000, 18, `fill="${colors.tint3}"`) +
      rect(0, 122, 1000, 3, `fill="${colors.accent2}"`)
    );
  },
};
