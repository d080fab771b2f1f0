import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Random, at, circle, lines, n, path, pick, rect, stroke } from '../svg.ts';

const side = 60;

/** A square of 60 with one plain form. */
function drawTile({ colors }: Scene, random: Random): string {
  const fill = `fill="${pick(random, [colors.accent, colors.accent2, colors.accent3, colors.leaf])}"`;
  const ground = pick(random, [colors.tint, colors.tint2, colors.tint3]);
  const forms = [
    path(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, fill),
    path(`M0 ${side}A30 30 0 0 1 ${side} ${side}Z`, fill),
    circle(side / 2, side / 2, 19, fill),
    path(`M0 ${side}L${side} 0V${side}Z`, fill),
    lines(
      pick(random, [colors.accent, colors.accent2, colors.accent3]),
      3,
      path('M0 12H60M0 24H60M0 36H60M0 48H60'),
    ),
    path(`M0 0H30V30H0ZM30 30H60V60H30Z`, fill),
  ];
  const turn = Math.floor(random() * 4) * 90;
  const form = forms[Math.floor(random() * forms.length)] ?? '';
  return (
    rect(0, 0, side, side, `fill="${ground}"`) +
    `<g transform="rotate(${turn} ${side / 2} ${side / 2})">${form}</g>`
  );
}

function lay(scene: Scene, spots: readonly (readonly [x: number, y: number])[], scale: number) {
  const { random } = scene;
  return spots.map(([x, y]) => at(x, y, drawTile(scene, random), { scale })).join('');
}

/** Plain tiles along the foot, in steps that rise to the right. */
function hero(scene: Scene, backdrop: string): string {
  const { colors, w, h, tall } = scene;
  const columns = tall ? 7 : 16;
  const size = w / columns;
  const foot = h * 0.95;
  const highAt = (column: number) => {
    const away = Math.abs((column + 0.5) / columns - 0.5) * 2;
    return away > 0.8 ? 3 : away > 0.55 ? 2 : 1;
  };
  const spots = Array.from({ length: columns }, (_, column) =>
    Array.from(
      { length: tall && highAt(column) === 3 ? 2 : highAt(column) },
      (__, row) => [column * size, foot - (row + 1) * size] as const,
    ),
  ).flat();
  return (
    rect(0, 0, w, h, `fill="${colors.surface}"`) +
    backdrop +
    rect(0, 0, w, tall ? 7 : 9, `fill="${colors.accent}"`) +
    lay(scene, spots, size / side) +
    rect(0, foot, w, 3, `fill="${colors.accent}"`)
  );
}

/** For what is businesslike. */
export const tiles: OrnamentFamily = {
  stage: 'middle',
  mark: 'ti',
  calm: { wide: 0.43, tall: 0.43 },
  flat: { hero: true },
  floor: 0.83,
  hero,
  corner: (scene) =>
    lay(
      scene,
      [
        [12, 12],
        [72, 12],
        [12, 72],
      ],
      1,
    ),
  divider: (scene) =>
    stroke(scene.colors.hair, 1.4, 'M20 28H126M234 28H340') +
    lay(
      scene,
      [
        [138, 14],
        [166, 14],
        [194, 14],
      ],
      28 / side,
    ),
  footer: (scene) =>
    rect(0, 130, 1000, 3, `fill="${scene.colors.accent}"`) +
    lay(
      scene,
      Array.from({ length: 7 }, (_, step) => [n7(step), 84] as const),
      46 / side,
    ),
};

const n7 = (step: number) => Number(n(339 + step * 46));
