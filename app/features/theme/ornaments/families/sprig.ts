import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Size } from '../hero.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Placement,
  type Point,
  at,
  dots,
  group,
  lines,
  mirror,
  n,
  rect,
  use,
  stroke,
} from '../svg.ts';

/** What grows on a branch: a leaf of length 30 with its rib, how many to a length, their angle, and fruit or none. */
interface Plant {
  leaf: string;
  gap: number;
  angle: number;
  berries: boolean;
}

const plants: readonly [Plant, Plant, Plant] = [
  { leaf: 'M0 0C8 -7 22 -7 31 0C22 5 8 5 0 0Z', gap: 23, angle: 46, berries: true },
  { leaf: 'M0 0C3 -11 17 -15 25 -7C30 3 18 12 0 0Z', gap: 27, angle: 58, berries: false },
  { leaf: 'M0 0C10 -5 26 -4 38 2C26 4 10 4 0 0Z', gap: 18, angle: 38, berries: false },
];
export const plantOf = ({ seed }: ThemeTokens): Plant => plants[seed % 3] ?? plants[0];

/** Without a fill, which each use brings. */
const define = (id: string, tokens: ThemeTokens) =>
  `<defs><path id="${id}" d="${plantOf(tokens).leaf}"/></defs>`;

/** From the origin along +x, bending down. */
function branch(id: string, tokens: ThemeTokens, length: number, bend: number): string {
  const { colors } = tokens;
  const { gap, angle, berries } = plantOf(tokens);
  const point = (u: number): Point => [length * u, bend * u * u];
  const slope = (u: number) => (Math.atan2(2 * bend * u, length) * 180) / Math.PI;
  const count = Math.max(4, Math.round(length / gap));
  const leaves = ['', ''];
  for (let leaf = 1; leaf <= count; leaf++) {
    const u = leaf / (count + 0.6);
    const scale = 1.12 - u * 0.56;
    for (const side of [-1, 1]) {
      const [x, y] = point(side < 0 ? u : Math.min(1, u + 0.4 / count));
      const turn = slope(u) + side * (angle - 14 * u);
      const place: Placement = { turn, scale };
      leaves[side < 0 ? 0 : 1] += use(id, x, y, place);
    }
  }
  const tip = use(id, ...point(0.985), { turn: slope(1), scale: 0.62 });
  const fruit = [0.24, 0.42, 0.6, 0.77].map((u, at4): Point => {
    const [x, y] = point(u);
    const away = (at4 % 2 ? -1 : 1) * (15 - u * 5);
    return [x + 5, y + away];
  });
  return (
    stroke(colors.accent, 1.5, `M0 0Q${n(length / 2)} 0 ${n(length)} ${n(bend)}`) +
    group(`fill="${colors.accent}"`, `${leaves[0]}${tip}`) +
    group(`fill="${colors.accent}" opacity=".55"`, leaves[1] ?? '') +
    (berries ? stroke(colors.accent2, 6.4, dots(fruit)) : '')
  );
}

const hairline = ({ width: w, height: h }: Size, inset: number, color: string) =>
  lines(color, 1.2, rect(inset, inset, w - inset * 2, h - inset * 2));

function hero({ tokens, size, w, h, colors, tall, id }: Scene, backdrop: string): string {
  const s = tall ? 0.8 : 1.25;
  const bunch =
    at(0, 0, branch(id, tokens, 210, 26), { turn: 4 }) +
    at(0, 0, branch(id, tokens, 128, 20), { turn: 38, scale: 0.95 }) +
    at(0, 0, branch(id, tokens, 190, -24), { turn: 78 });
  const [x, y] = tall ? [12, 20] : [10, 14];
  return (
    define(id, tokens) +
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
    backdrop +
    hairline(size, tall ? 14 : 22, colors.hair) +
    `<g id="${id}b">${at(x, y, bunch, { scale: s })}</g>` +
    `<use href="#${id}b" transform="rotate(180 ${n(w / 2)} ${n(h / 2)})"/>`
  );
}

export const sprig: OrnamentFamily = {
  stage: 'middle',
  mark: 'sg',
  calm: { wide: 0.5, tall: 0.5 },
  flat: { hero: true },
  hero,
  corner({ tokens, id }) {
    return (
      define(id, tokens) +
      at(6, 10, branch(id, tokens, 150, 18), { turn: 6 }) +
      at(6, 10, branch(id, tokens, 130, -14), { turn: 74 })
    );
  },
  divider({ tokens, colors, id }) {
    return (
      define(id, tokens) +
      mirror(`${id}m`, 180, at(192, 28, branch(id, tokens, 92, 0), { scale: 0.82 })) +
      stroke(colors.hair, 1.2, 'M20 28H86M274 28H340') +
      stroke(colors.accent2, 7, 'M180 28h0')
    );
  },
  footer({ tokens, colors, id }) {
    return (
      define(id, tokens) +
      mirror(`${id}m`, 500, at(508, 108, branch(id, tokens, 170, -34), { scale: 1 })) +
      stroke(colors.hair, 1.2, 'M60 108H300M700 108H940') +
      stroke(colors.accent2, 8, 'M500 110h0')
    );
  },
};
