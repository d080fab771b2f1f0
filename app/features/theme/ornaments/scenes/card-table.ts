import { at, group, n, path, rect, stroke, use } from '../svg.ts';
import type { Scene } from './scene.ts';

/** About the origin, 20 high. */
const suits = {
  spade: 'M0-10C6-4 10-1 9 3.5C8 8 2.6 8 .8 4L3 10H-3L-.8 4C-2.6 8-8 8-9 3.5C-10-1-6-4 0-10Z',
  heart: 'M0 10C-5 5-10 1-9.6-4C-9-9-2.4-10 0-5C2.4-10 9-9 9.6-4C10 1 5 5 0 10Z',
  club: 'M-4.4-5.6a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 0 1-.9 2.7a4.5 4.5 0 1 1-2.3 6.7L3 10H-3L-.6 3.8a4.5 4.5 0 1 1-2.9-6.7a4.4 4.4 0 0 1-.9-2.7Z',
  diamond: 'M0-10L7.4 0L0 10L-7.4 0Z',
} as const;
type Suit = keyof typeof suits;
const order: readonly Suit[] = ['spade', 'heart', 'club', 'diamond', 'spade'];
const names: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];

/** 44 wide and 62 high, about the origin. */
function drawCard({ colors }: Scene, suit: Suit | null): string {
  const edge = `stroke="${colors.shade}" stroke-opacity=".4" stroke-width="1.4"`;
  const face = `<rect x="-22" y="-31" width="44" height="62" rx="5" fill="${colors.glint}" ${edge}/>`;
  if (!suit) {
    return (
      face +
      rect(-18, -27, 36, 54, `rx="3" fill="${colors.accent2}"`) +
      stroke(
        colors.glint,
        1.4,
        'M-18-9L0-27L18-9L-18 27M18 27L-18-9M-18 9L0 27L18 9L-18-27M18-27L-18 9',
        'opacity=".75"',
      )
    );
  }
  const isRed = suit === 'heart' || suit === 'diamond';
  const pip = path(suits[suit]);
  return (
    face +
    group(
      `fill="${isRed ? colors.accent2 : colors.shade}"`,
      at(0, 0, pip, { scale: 1.25 }) +
        at(-15, -22, pip, { scale: 0.5 }) +
        at(15, 22, pip, { scale: 0.5, turn: 180 }),
    )
  );
}

const angles = [-34, -17, 0, 17, 34];

/** Held at the origin. */
const drawFan = (id: string, keys: readonly string[]) =>
  angles
    .map((turn, step) => {
      const [x, y] = [
        Math.sin((turn * Math.PI) / 180) * 62,
        -Math.cos((turn * Math.PI) / 180) * 62,
      ];
      return use(`${id}${keys[step] ?? ''}`, x, y, { turn });
    })
    .join('');

const drawTrick = (id: string): string =>
  (
    [
      [0, -19, 4, 'heart'],
      [-34, 0, -82, 'diamond'],
      [34, 2, 96, 'club'],
      [0, 19, -6, 'spade'],
    ] as const
  )
    .map(([x, y, turn, suit]) => use(`${id}${suit}`, x, y, { turn, scale: 0.6 }))
    .join('');

/** A round table with green cloth, a trick on it, and four hands. */
export function drawTable(scene: Scene): string {
  const { colors, w, h, tall, id } = scene;
  const [rx, top, big] = tall ? [w * 0.66, h * 0.735, 0.92] : [w * 0.44, h * 0.62, 1.3];
  const ry = h * 1.06 - top;
  const oval = (grow: number, fill: string) =>
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 1.06)}" rx="${n(rx + grow)}" ry="${n(ry + grow * 0.7)}" fill="${fill}"/>`;
  const cards = names.map((suit) => `<g id="${id}${suit}">${drawCard(scene, suit)}</g>`).join('');
  const faces = drawFan(id, order);
  const backs = drawFan(
    id,
    angles.map(() => 'back'),
  );
  const middle = h * (tall ? 0.84 : 0.775);
  const out = tall ? 0.4 : 0.335;
  return (
    `<defs>${cards}<g id="${id}back">${drawCard(scene, null)}</g><g id="${id}f">${faces}</g><g id="${id}g">${backs}</g></defs>` +
    oval(tall ? 12 : 20, colors.shade) +
    oval(tall ? 9 : 16, colors.accent3) +
    oval(0, colors.accent) +
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 1.06)}" rx="${n(rx * 0.9)}" ry="${n(ry * 0.88)}" fill="none" stroke="${colors.glint}" stroke-opacity=".4" stroke-width="1.6"/>` +
    use(`${id}g`, w / 2, top + (tall ? 14 : 26) * 1.4, { scale: big * 0.6 }) +
    use(`${id}g`, w * (0.5 - out), h * (tall ? 0.9 : 0.87), { scale: big * 0.8, turn: 52 }) +
    use(`${id}g`, w * (0.5 + out), h * (tall ? 0.9 : 0.87), { scale: big * 0.8, turn: -52 }) +
    at(w / 2, middle, drawTrick(id), { scale: tall ? 0.74 : 1 }) +
    use(`${id}f`, w / 2, h * (tall ? 1.075 : 1.1), { scale: big })
  );
}
