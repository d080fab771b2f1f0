import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Placement, at, circle, findLampColor, findWarmTint, group, n, use } from '../svg.ts';
import { sprig } from './sprig.ts';

const petal = 'M0 -3C-9 -9 -10 -21 0 -25C10 -21 9 -9 0 -3Z';

/** Three blossoms about the origin, 25 in radius, as `${id}0` to `${id}2`. */
function define({ tokens, colors, id }: Scene, most = 3): string {
  const heart = circle(0, 0, 6.5, `fill="${findLampColor(tokens)}"`);
  const blossoms = [colors.accent2, colors.accent3, colors.glint]
    .slice(0, most)
    .map((fill, step) => {
      const petals = Array.from(
        { length: 6 },
        (_, turn) => `<path d="${petal}" transform="rotate(${turn * 60})"/>`,
      );
      const edge = step === 2 ? ` stroke="${colors.accent2}" stroke-width="1"` : '';
      return `<g id="${id}${step}">${group(`fill="${fill}"${edge}`, petals.join(''))}${heart}</g>`;
    });
  return `<defs>${blossoms.join('')}</defs>`;
}

/** The blossom, and where it lies. */
type Spot = readonly [blossom: number, x: number, y: number, scale: number];

const strew = (id: string, spots: readonly Spot[]) =>
  spots
    .map(([blossom, x, y, scale], step) =>
      use(`${id}${blossom}`, x, y, { scale, turn: step * 17 } satisfies Placement),
    )
    .join('');

const bunch: readonly Spot[] = [
  [1, 128, 40, 0.62],
  [2, 44, 122, 0.66],
  [0, 92, 30, 0.9],
  [2, 76, 74, 0.84],
  [1, 30, 88, 0.9],
  [0, 38, 36, 1.25],
];

/** Light behind the words, and in two corners the branches of a quiet look with blossoms. */
function hero(scene: Scene, backdrop: string): string {
  const { w, h, tall, id } = scene;
  const glow = findWarmTint(scene.tokens);
  const light = (share: number, opacity: number) =>
    `<ellipse cx="${n(w / 2)}" cy="${n(h / 2)}" rx="${n(w * share * (tall ? 0.62 : 0.5))}" ry="${n(h * share * 0.5)}" fill="${glow}" opacity="${opacity}"/>`;
  const posy = strew(`${id}p`, bunch);
  return (
    define({ ...scene, id: `${id}p` }) +
    sprig.hero(scene, light(1.06, 0.3) + light(0.86, 0.35) + light(0.66, 0.4) + backdrop) +
    `<g id="${id}q">${at(0, 0, posy, { scale: tall ? 0.66 : 1 })}</g>` +
    `<use href="#${id}q" transform="rotate(180 ${n(w / 2)} ${n(h / 2)})"/>`
  );
}

/** For words of illness: warm and quiet. */
export const posy: OrnamentFamily = {
  ...sprig,
  mark: 'po',
  // Narrow on a phone, between the branches.
  calm: { wide: 0.5, tall: 0.5, column: 0.74 },
  hero,
  corner: (scene) => define(scene) + at(0, 0, strew(scene.id, bunch), { scale: 0.9 }),
  divider: (scene) =>
    sprig.divider(scene) + define(scene, 1) + strew(scene.id, [[0, 180, 28, 0.8]]),
  footer: (scene) =>
    sprig.footer(scene) + define(scene, 1) + strew(scene.id, [[0, 500, 108, 1.05]]),
};
