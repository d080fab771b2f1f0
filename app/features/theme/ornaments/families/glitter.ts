import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { getCalm, isTall } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  type Random,
  at,
  circle,
  dots,
  defineGradient,
  group,
  isInCalm,
  findLampColor,
  path,
  rect,
  sparklePath,
  use,
  stroke,
} from '../svg.ts';

const define = (id: string) => `<defs><path id="${id}s" d="${sparklePath(10)}"/></defs>`;

/** Three strokes of many round dots, in three tones and sizes. */
function dust(
  tokens: ThemeTokens,
  random: Random,
  count: number,
  spot: () => Point,
  grain: number,
): string {
  const tones = [
    tokens.colors.accent2,
    findLampColor(tokens),
    tokens.colors.accent3,
    tokens.colors.glint,
  ];
  return tones
    .map((tone, index) => {
      const share = Math.round(count * ([0.3, 0.36, 0.2, 0.14][index] ?? 0.2));
      const points = Array.from({ length: share }, spot);
      return stroke(tone, grain * (0.7 + index * 0.28 + random() * 0.2), dots(points));
    })
    .join('');
}

/** Stands on the origin. */
function coupe(tokens: ThemeTokens): string {
  const { colors } = tokens;
  const gold = findLampColor(tokens);
  return (
    path('M-31 -96C-31 -70 -16 -60 0 -60C16 -60 31 -70 31 -96Z', `fill="${gold}" opacity=".85"`) +
    stroke(
      colors.text,
      2.2,
      'M-35 -106C-35 -72 -18 -60 0 -60C18 -60 35 -72 35 -106ZM0 -60V-6M-22 0C-10 -6 10 -6 22 0Z',
    ) +
    stroke(colors.glint, 2.6, 'M-16 -84h0M-4 -74h0M10 -86h0M18 -76h0M0 -90h0')
  );
}

function toast(tokens: ThemeTokens, id: string): string {
  const sparks = [
    [0, -128, 1.8],
    [-22, -140, 1],
    [24, -142, 1.1],
    [2, -158, 0.9],
  ] as const;
  return (
    at(-40, 0, coupe(tokens), { turn: 13 }) +
    at(40, 0, coupe(tokens), { turn: -13 }) +
    group(
      `fill="${findLampColor(tokens)}"`,
      sparks.map(([x, y, scale]) => use(`${id}s`, x, y, { scale })).join(''),
    )
  );
}

function hero({ tokens, w, h, colors, tall, id, random, s }: Scene, backdrop: string): string {
  const sky = defineGradient(`${id}g`, [0, colors.tint], [1, colors.surface]);
  const fall = (): Point => {
    const x = random() * w;
    const side = Math.abs(x - w / 2) / (w / 2);
    return [x, h * random() ** 2.1 * (tall ? 0.16 + 0.5 * side ** 2.4 : 0.16 + 0.86 * side ** 2.6)];
  };
  const bokeh = Array.from({ length: tall ? 9 : 16 }, () => {
    const [x, y] = fall();
    return circle(x, y * 1.3, (12 + random() * 34) * s);
  });
  const gems = Array.from({ length: tall ? 12 : 24 }, () => {
    const [x, y] = fall();
    return use(`${id}s`, x, y * 1.25 + 8, { scale: (0.6 + random() * 1.5) * s });
  });
  return (
    sky +
    define(id) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    group(`fill="${colors.accent2}" opacity=".13"`, bokeh.join('')) +
    dust(tokens, random, tall ? 340 : 460, fall, tall ? 2.1 : 2.9) +
    group(`fill="${colors.glint}"`, gems.join('')) +
    at(w / 2, tall ? 168 : 204, toast(tokens, id), { scale: tall ? 0.78 : 0.98 })
  );
}

export const glitter: OrnamentFamily = {
  stage: 'low',
  mark: 'gl',
  calm: { wide: 0.66, tall: 0.62, room: 0.92 },
  hero,
  corner({ tokens, id, random }) {
    const spot = (): Point => {
      const [angle, reach] = [(random() * Math.PI) / 2, 190 * random() ** 1.6];
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    };
    const gems = [
      [34, 30, 1.7],
      [86, 40, 1],
      [40, 92, 1.1],
      [130, 22, 0.8],
      [22, 138, 0.8],
    ] as const;
    return (
      define(id) +
      dust(tokens, random, 150, spot, 3) +
      group(
        `fill="${tokens.isDark ? tokens.colors.glint : tokens.colors.display}"`,
        gems.map(([x, y, scale]) => use(`${id}s`, x, y, { scale })).join(''),
      )
    );
  },
  divider({ tokens, id, random }) {
    const gold = findLampColor(tokens);
    const spot = (): Point => {
      const u = random() * 2 - 1;
      return [180 + u * 165, 28 + (random() + random() - 1) * 15 * (1 - Math.abs(u))];
    };
    return (
      define(id) +
      dust(tokens, random, 110, spot, 2.2) +
      use(`${id}s`, 180, 28, { scale: 2.4 }, `fill="${gold}"`) +
      use(`${id}s`, 142, 28, { scale: 1.2 }, `fill="${gold}"`) +
      use(`${id}s`, 218, 28, { scale: 1.2 }, `fill="${gold}"`)
    );
  },
  footer({ tokens, id, random }) {
    const spot = (): Point => [random() * 1000, 141 - 120 * random() ** 2.6];
    const gems = Array.from({ length: 14 }, (_, index) =>
      use(`${id}s`, 40 + index * 71, 60 + random() * 56, { scale: 0.7 + random() * 1.1 }),
    );
    return (
      define(id) +
      dust(tokens, random, 176, spot, 3.4) +
      group(`fill="${findLampColor(tokens)}"`, gems.join(''))
    );
  },
  backdrop({ tokens, size, random }, { stage }) {
    const { width, height } = size;
    const middle = getCalm[stage][isTall(size) ? 'tall' : 'wide'];
    const anywhere = (): Point => [random() * width, height * 0.4 * random() ** 1.8];
    const beside = (): Point => {
      let spot = anywhere();
      while (isInCalm(size, ...spot, middle)) spot = anywhere();
      return spot;
    };
    return dust(tokens, random, 60, beside, 2.6);
  },
};
