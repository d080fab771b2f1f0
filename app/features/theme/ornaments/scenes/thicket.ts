import { type Point, at, n, path, use, stroke } from '../svg.ts';
import { monstera } from './garlands.ts';
import type { Ground, Scene } from './scene.ts';

/** From 0 at the leaf's foot to 1 at its tip. */
const rib = (u: number): Point => [u * 100, -26 * Math.sin(u * Math.PI * 0.8) + u * u * 22];

/** About 100 from the origin to the right, bending down to its tip. */
function drawPalmLeaf(): string {
  const leaflets = Array.from({ length: 11 }, (_, step) => {
    const u = 0.08 + step * 0.085;
    const [x, y] = rib(u);
    const long = 34 * Math.sin(Math.PI * (0.25 + u * 0.68));
    const blade = (side: number) =>
      `M${n(x)} ${n(y)}q${n(long * 0.5)} ${n(side * long * 0.3)} ${n(long * 0.6)} ${n(side * long)}q${n(-long * 0.6)} ${n(-side * long * 0.25)} ${n(-long * 0.6 - 5)} ${n(-side * long)}Z`;
    return blade(1) + blade(-1);
  });
  const [x, y] = rib(1);
  return `${leaflets.join('')}M0-2Q52-42 ${n(x)} ${n(y)}Q52-36 0 2Z`;
}

function drawThicket({ colors, w, h, id, tall }: Scene): string {
  const s = tall ? 0.62 : 1;
  const palm = (x: number, y: number, scale: number, lean: number) => {
    const foot = (h - y) / scale;
    const crown = [-62, -22, 18].flatMap((turn) => [
      use(`${id}f`, 0, 0, { turn }),
      use(`${id}f`, 0, 0, { turn: -turn, flip: true }),
    ]);
    return at(
      x,
      y,
      stroke(colors.tint2, 9, `M0 0Q${lean} ${n(foot * 0.5)} ${n(lean * 0.4)} ${n(foot)}`) +
        `<g fill="${colors.tint2}">${crown.join('')}</g>`,
      { scale },
    );
  };
  type Leaf = readonly [
    kind: string,
    x: number,
    y: number,
    turn: number,
    scale: number,
    fill: string,
  ];
  const { accent, leaf, leafDeep } = colors;
  const leaves: readonly Leaf[] = [
    ['f', -10, -96, -58, 1.9, leafDeep],
    ['f', 24, -30, -66, 2.1, leaf],
    ['f', 40, -10, -34, 2, leafDeep],
    ['f', 120, 14, -42, 1.5, accent],
    ['f', 150, 12, -8, 1.5, leafDeep],
    ['o', 34, -150, 18, 2.3, accent],
    ['o', 118, -92, 52, 2.1, leafDeep],
    ['o', 30, -52, 4, 2.9, leaf],
    ['o', 196, -32, 64, 1.7, accent],
    ['o', 104, -16, 36, 2.4, accent],
    ['o', 262, 4, 74, 1.5, leaf],
  ];
  const drawn = leaves.map(([kind, x, y, turn, scale, fill]) =>
    use(`${id}${kind}`, x * s, h + y * s, { turn, scale: scale * s }, `fill="${fill}"`),
  );
  const flower = (x: number, y: number, scale: number) =>
    use(`${id}b`, x * s, h + y * s, { scale: scale * s });
  const side = drawn.join('') + flower(78, -104, 0.9) + flower(176, -50, 0.62);
  const palms = tall
    ? palm(w * 0.2, h * 0.7, 0.62, 12) + palm(w * 0.84, h * 0.74, 0.5, -10)
    : palm(w * 0.2, h * 0.5, 1.05, 14) + palm(w * 0.83, h * 0.56, 0.9, -12);
  const floor = `M0 ${n(h * 0.93)}Q${n(w / 2)} ${n(h * 0.96)} ${n(w)} ${n(h * 0.93)}V${n(h)}H0Z`;
  return (
    `<defs><path id="${id}f" d="${drawPalmLeaf()}"/><path id="${id}o" d="${monstera}"/></defs>` +
    palms +
    path(floor, `fill="${colors.leafDeep}" opacity=".7"`) +
    `<g id="${id}y">${side}</g><use href="#${id}y" transform="matrix(-1 0 0 1 ${n(w)} 0)"/>`
  );
}

export const thickets = { thicket: { land: drawThicket, hemmed: true } } as const satisfies Record<
  string,
  Ground
>;
