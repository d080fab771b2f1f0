import type { ThemeTokens } from '../../tokens.ts';
import { drawRose, drawSwan } from '../drawings/hearts-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import { setScene, type Scene } from '../scenes/scene.ts';
import {
  at,
  circle,
  defineGradient,
  heartPath,
  mirror,
  n,
  path,
  pick,
  rect,
  use,
  stroke,
} from '../svg.ts';

const fills = ({ colors }: ThemeTokens): [string, ...string[]] => [
  colors.accent,
  colors.accent2,
  colors.accent3,
  colors.accent2,
];
const define = (id: string) => `<defs><path id="${id}h" d="${heartPath(20)}"/></defs>`;
const flourish =
  'M0 0C22 -20 40 16 66 4C84 -5 88 -24 74 -26C62 -27 62 -10 78 -6C104 0 116 -4 140 -2';

/** The middle stays free. */
function curtain(tokens: ThemeTokens, size: Size, id: string): string {
  const { w, h, tall, random, s } = setScene(tokens, size);
  const lengths = tall ? [0.3, 0.2, 0.12, 0.07] : [0.56, 0.4, 0.5, 0.3, 0.2, 0.11];
  const gap = tall ? 30 : 46;
  let [threads, hearts] = ['', ''];
  for (const side of [-1, 1]) {
    for (const [step, share] of lengths.entries()) {
      const x = w / 2 + side * (w / 2 - gap * (step + 0.5));
      const reach = h * share * (0.86 + random() * 0.2);
      threads += `M${n(x)} 0V${n(reach)}`;
      for (let y = reach; y > 16; y -= (56 + random() * 34) * (0.45 + s * 0.5)) {
        const scale = (y === reach ? 1.75 : 0.8 + random() * 0.5) * (0.4 + s * 0.6);
        const fill = `fill="${pick(random, fills(tokens))}"`;
        hearts += use(`${id}h`, x, y, { scale, turn: (random() - 0.5) * 20 }, fill);
      }
    }
  }
  return stroke(tokens.colors.accent3, 1.2, threads) + hearts;
}

/** In a sparse look, no hearts hang and no roses grow. */
const fullFrom = 0.6;

function water({ colors }: ThemeTokens, width: number, y: number, bottom: number, last: string) {
  const step = width / 6;
  const depth = bottom - y;
  const layer = (top: number, rise: number) =>
    `M0 ${n(top)}${`q${n(step / 4)} ${n(-rise)} ${n(step / 2)} 0t${n(step / 2)} 0`.repeat(6)}V${n(bottom + 2)}H0Z`;
  return (
    path(layer(y, depth * 0.08), `fill="${colors.tint3}"`) +
    path(layer(y + depth * 0.4, depth * 0.1), `fill="${colors.tint2}"`) +
    path(layer(y + depth * 0.78, depth * 0.1), `fill="${last}"`)
  );
}

function hero({ tokens, size, w, h, colors, tall, id }: Scene, backdrop: string): string {
  const s = tall ? 0.62 : 1;
  const isFull = tokens.density >= fullFrom;
  const big = tall ? w * 0.94 : w * 0.62;
  const lake = h * 0.855;
  const sky = defineGradient(`${id}s`, [0, colors.tint], [1, colors.surface]);
  const outline = tokens.isDark ? colors.shade : colors.hair;
  const pair = at(w / 2, lake + 12 * s, drawSwan(tokens, outline), { scale: tall ? 0.56 : 0.8 });
  const r = (x: number, y: number, scale: number, turn: number, kind: string) =>
    use(id + kind, x * s, h + y * s, { scale: scale * s, turn });
  const shore =
    r(40, -128, 0.72, -30, 'q') +
    r(166, -22, 0.74, 40, 'q') +
    r(30, -60, 1.2, -16, 'r') +
    r(104, -66, 1, 24, 'q') +
    r(78, -20, 1.25, 8, 'r');
  const roses = `<defs><g id="${id}r">${drawRose(tokens, colors.accent)}</g><g id="${id}q">${drawRose(tokens, colors.accent2)}</g></defs>`;
  return (
    sky +
    define(id) +
    (isFull ? roses : '') +
    rect(0, 0, w, h, `fill="url(#${id}s)"`) +
    at(
      w / 2,
      h * (tall ? 0.45 : 0.47),
      path(heartPath(big), `fill="${colors.tint2}"`) +
        path(heartPath(big * 0.84), `fill="${colors.tint}"`) +
        path(heartPath(big * 0.68), `fill="${colors.surface}" opacity=".5"`),
    ) +
    (isFull ? backdrop + curtain(tokens, size, id) : '') +
    water(tokens, w, lake, h, colors.surface) +
    mirror(`${id}p`, w / 2, pair) +
    use(
      `${id}h`,
      w / 2,
      lake - (tall ? 43 : 61),
      { scale: tall ? 1 : 1.5 },
      `fill="${colors.accent}"`,
    ) +
    stroke(
      colors.glint,
      2,
      `M${n(w * 0.3)} ${n(lake + 34 * s)}h${n(70 * s)}m${n(60 * s)} ${n(12 * s)}h${n(110 * s)}m${n(40 * s)} ${n(-14 * s)}h${n(60 * s)}`,
      'opacity=".8"',
    ) +
    (isFull ? mirror(`${id}b`, w / 2, shore) : '')
  );
}

export const hearts: OrnamentFamily = {
  stage: 'high',
  mark: 'he',
  floor: 0.8,
  calm: { wide: 0.37, tall: 0.37, low: 0.88 },
  hero,
  corner({ tokens, colors, id }) {
    const curl =
      'M10 190C6 120 20 60 66 54C100 50 104 92 76 94C54 94 56 62 90 40C116 22 150 14 190 10';
    const h = (x: number, y: number, scale: number, turn: number, fill: string) =>
      use(`${id}h`, x, y, { scale, turn }, `fill="${fill}"`);
    return (
      define(id) +
      stroke(colors.accent2, 2, curl) +
      at(44, 44, drawRose(tokens, colors.accent), { scale: 1.15, turn: -20 }) +
      h(112, 26, 1.2, -12, colors.accent3) +
      h(26, 108, 1.2, -60, colors.accent3) +
      h(160, 12, 0.9, 14, colors.accent2) +
      h(10, 160, 0.9, -90, colors.accent2)
    );
  },
  divider({ colors, id }) {
    const wing =
      stroke(colors.accent2, 1.8, flourish) + circle(146, -2, 2.4, `fill="${colors.accent2}"`);
    return (
      define(id) +
      at(198, 30, wing) +
      at(162, 30, wing, { flip: true }) +
      use(`${id}h`, 180, 29, { scale: 1.35 }, `fill="${colors.accent}"`)
    );
  },
  footer({ tokens, colors, id, random }) {
    const outline = tokens.isDark ? colors.shade : colors.hair;
    const r = (x: number, y: number, scale: number, turn: number) =>
      use(`${id}r`, x, y, { scale, turn });
    const afloat = Array.from({ length: 10 }, (_, at1) => {
      const x = 190 + (at1 % 5) * 34 + (at1 > 4 ? 480 : 0);
      const fill = `fill="${pick(random, fills(tokens))}"`;
      return use(
        `${id}h`,
        x,
        40 + random() * 50,
        { scale: 0.6 + random() * 0.9, turn: (random() - 0.5) * 50 },
        fill,
      );
    });
    const shore =
      r(26, 84, 0.9, -20) + r(150, 124, 0.8, 30) + r(88, 110, 1.15, 6) + r(28, 126, 1, -8);
    return (
      define(id) +
      `<defs><g id="${id}r">${drawRose(tokens, colors.accent)}</g></defs>` +
      afloat.join('') +
      water(tokens, 1000, 104, 140, colors.tint) +
      mirror(`${id}p`, 500, at(500, 112, drawSwan(tokens, outline), { scale: 0.62 })) +
      mirror(`${id}b`, 500, shore)
    );
  },
  backdrop({ w, h, colors, tall, id, random }, { stage }) {
    const high = stage === 'high';
    const [count, arc] = tall ? [7, high ? 0.6 : 0.46] : [17, 0.72];
    const [rx, ry] = high ? [0.47, 0.5] : [0.335, tall ? 0.37 : 0.39];
    const afloat = Array.from({ length: count }, (_, at1) => {
      const angle = Math.PI * (1.5 + arc * (at1 / (count - 1) - 0.5));
      const x = w / 2 + Math.cos(angle) * w * rx + (random() - 0.5) * 8;
      const y = h * 0.56 + Math.sin(angle) * h * ry + (random() - 0.5) * 12;
      const scale = (at1 % 2 ? 0.55 : 1 + random() * 0.5) * (tall ? 0.72 : 1.1);
      const fill = [colors.accent2, colors.accent3, colors.accent][at1 % 3] ?? colors.accent;
      return use(`${id}h`, x, y, { scale, turn: (angle * 180) / Math.PI - 270 }, `fill="${fill}"`);
    });
    return define(id) + afloat.join('');
  },
};
