import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import { getScale } from '../hero.ts';
import { drawRidges } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  at,
  circle,
  dots,
  defineGradient,
  findLampColor,
  n,
  path,
  rect,
  use,
  stroke,
} from '../svg.ts';

const fills = ({ colors }: ThemeTokens) => [
  colors.accent,
  colors.accent2,
  colors.glint,
  colors.accent3,
  colors.leafDeep,
  colors.accent2,
];
const define = (id: string, { colors }: ThemeTokens) =>
  `<defs><path id="${id}f" d="M-17 0H17L0 42Z"/><path id="${id}d" d="M-8 9h0M8 9h0M0 18h0" stroke="${colors.surface}" stroke-width="4.5" stroke-linecap="round"/><path id="${id}t" d="M-12.2 12H12.2M-8 22.5H8" stroke="${colors.surface}" stroke-width="3.5"/></defs>`;

interface Swag {
  from: Point;
  to: Point;
  sag: number;
}
const along = ({ from, to, sag }: Swag, u: number): Point => [
  from[0] + (to[0] - from[0]) * u,
  from[1] + (to[1] - from[1]) * u + 4 * u * (1 - u) * sag,
];
const thread = ({ from, to, sag }: Swag) =>
  `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + sag * 2)} ${n(to[0])} ${n(to[1])}`;

function flags(tokens: ThemeTokens, id: string, swag: Swag, scale: number, first: number): string {
  const count = Math.max(
    3,
    Math.round(Math.hypot(swag.to[0] - swag.from[0], swag.sag) / (43 * scale)),
  );
  const palette = fills(tokens);
  let hung = '';
  for (let flag = 0; flag < count; flag++) {
    const u = (flag + 0.5) / count;
    const [x, y] = along(swag, u);
    const [x2, y2] = along(swag, u + 0.01);
    const place = { turn: (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI, scale };
    const fill = palette[(flag + first) % palette.length] ?? tokens.colors.accent;
    hung += use(
      `${id}f`,
      x,
      y,
      place,
      `fill="${fill}"${fill === tokens.colors.glint ? ` stroke="${tokens.colors.accent3}"` : ''}`,
    );
    if ((flag + first) % 3 === 0) hung += use(id + ((flag + first) % 2 ? 'd' : 't'), x, y, place);
  }
  return stroke(tokens.colors.display, 1.8, thread(swag)) + hung;
}

function lamps(tokens: ThemeTokens, swag: Swag, scale: number): string {
  const count = Math.round((swag.to[0] - swag.from[0]) / (52 * scale));
  const spots = Array.from({ length: count }, (_, lamp): Point => {
    const [x, y] = along(swag, (lamp + 0.5) / count);
    return [x, y + 10 * scale];
  });
  const d = dots(spots);
  return (
    stroke(tokens.colors.muted, 1.2, thread(swag)) +
    stroke(findLampColor(tokens), 34 * scale, d, 'opacity=".16"') +
    stroke(findLampColor(tokens), 13 * scale, d)
  );
}

/** Stands on the origin, 200 wide. */
function marquee({ colors }: ThemeTokens): string {
  const [roof, edge] = ['M0 -148L-108 -74H108Z', 'M-108 -74'];
  const stripes = [-72, -24, 24].map((x) => `M0 -148L${x} -74H${x + 24}Z`).join('');
  return (
    path('M-92 0V-76H92V0Z', `fill="${colors.surface}"`) +
    path('M-30 0C-26 -34 -12 -56 0 -74C12 -56 26 -34 30 0Z', `fill="${colors.tint2}"`) +
    stroke(colors.hair, 1.6, 'M-92 0V-72M92 0V-72M-46 -2V-72M46 -2V-72') +
    path(roof, `fill="${colors.accent}"`) +
    path(stripes, `fill="${colors.glint}"`) +
    path(`${edge}${'a12 12 0 0 0 24 0'.repeat(9)}Z`, `fill="${colors.accent2}"`) +
    stroke(colors.display, 1.8, 'M0 -148V-176') +
    path('M1 -176L27 -168L1 -160Z', `fill="${colors.accent3}"`)
  );
}

function hero({ tokens, size, w, h, colors, tall, id, random }: Scene, backdrop: string): string {
  const s = tall ? 0.74 : 1;
  const y = tall ? 22 : 26;
  const swags: Swag[] = [
    { from: [-12, y - 14], to: [w / 2, y], sag: tall ? 38 : 62 },
    { from: [w / 2, y], to: [w + 12, y - 14], sag: tall ? 38 : 62 },
  ];
  const low: Swag[] = [
    { from: [-14, tall ? 128 : 176], to: [w * 0.3, -20], sag: tall ? 22 : 46 },
    { from: [w * 0.7, -20], to: [w + 14, tall ? 128 : 176], sag: tall ? 22 : 46 },
  ];
  const tent = marquee(tokens);
  const sky = defineGradient(`${id}s`, [0, colors.tint], [1, colors.surface]);
  return (
    sky +
    define(id, tokens) +
    rect(0, 0, w, h, `fill="url(#${id}s)"`) +
    backdrop +
    circle(w / 2, h * 0.62, h * (tall ? 0.36 : 0.46), `fill="${colors.surface}" opacity=".7"`) +
    drawRidges(random, size, getScale(size), [
      [0.8, 14, colors.tint2, 0.6],
      [0.87, 12, colors.tint3, 0.7],
    ]) +
    at(w * (tall ? 0.1 : 0.12), h * 0.915, tent, { scale: tall ? 0.44 : 0.78 }) +
    at(w * (tall ? 0.93 : 0.9), h * 0.93, tent, { scale: tall ? 0.52 : 0.96, flip: true }) +
    drawRidges(random, size, getScale(size), [[0.94, 8, colors.surface]]) +
    lamps(
      tokens,
      { from: [-10, tall ? 70 : 84], to: [w + 10, tall ? 70 : 84], sag: tall ? 44 : 58 },
      getScale(size),
    ) +
    low.map((swag, index) => flags(tokens, id, swag, s, index * 2)).join('') +
    swags.map((swag, index) => flags(tokens, id, swag, s, index * 3 + 1)).join('')
  );
}

export const bunting: OrnamentFamily = {
  stage: 'middle',
  mark: 'bu',
  hero,
  corner({ tokens, id }) {
    return (
      define(id, tokens) +
      flags(tokens, id, { from: [4, 150], to: [190, 6], sag: 44 }, 0.8, 1) +
      flags(tokens, id, { from: [2, 74], to: [98, 4], sag: 22 }, 0.62, 3)
    );
  },
  divider({ tokens, id }) {
    return (
      define(id, tokens) +
      flags(tokens, id, { from: [10, 6], to: [180, 6], sag: 12 }, 0.58, 0) +
      flags(tokens, id, { from: [180, 6], to: [350, 6], sag: 12 }, 0.58, 3)
    );
  },
  backdrop({ tokens, size, w, tall, id }) {
    const [s, y, sag] = tall ? [0.66, 16, 30] : [0.92, 18, 46];
    const lamp = { from: [-10, y + 34], to: [w + 10, y + 34], sag: sag * 0.9 } as const;
    return (
      define(id, tokens) +
      lamps(tokens, lamp, getScale(size)) +
      flags(tokens, id, { from: [-12, y - 12], to: [w / 2, y], sag }, s, 1) +
      flags(tokens, id, { from: [w / 2, y], to: [w + 12, y - 12], sag }, s, 4)
    );
  },
  footer({ tokens, id }) {
    const span = flags(tokens, id, { from: [0, 40], to: [200, 40], sag: 22 }, 0.86, 1);
    const string = { from: [-20, 10], to: [1020, 10], sag: 34 } as const;
    return (
      `${define(id, tokens)}<defs><g id="${id}w">${span}</g></defs>${lamps(tokens, string, 0.85)}` +
      [0, 200, 400, 600, 800].map((x) => use(`${id}w`, x, 0)).join('')
    );
  },
};
