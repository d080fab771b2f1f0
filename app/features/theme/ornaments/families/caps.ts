import {
  drawBooks,
  drawCap,
  drawDiploma,
  chooseGreen,
  drawSteps,
  drawTemple,
} from '../drawings/caps-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import { drawLaurel } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import { at, gradient, findLampColor, mirror, path, rect, starPath, use } from '../svg.ts';

function hero({ tokens, w, h, colors, tall, id, s }: Scene, backdrop: string): string {
  const gold = findLampColor(tokens);
  const [x1, x2] = tall ? [w * 0.09, w * 0.91] : [w * 0.2, w * 0.8];
  const floor = h * (tall ? 0.875 : 0.865);
  const [apex, roof] = tall ? [104, 176] : [66, 150];
  const thrown = tall
    ? ([
        [58, 58, 0.74, -24],
        [146, 34, 0.5, 14],
        [248, 44, 0.56, -12],
        [334, 70, 0.8, 20],
        [26, 150, 0.46, 18],
        [366, 164, 0.46, -20],
      ] as const)
    : ([
        [w * 0.12, 96, 1.24, -22],
        [w * 0.28, 60, 0.76, 14],
        [w * 0.06, 236, 0.8, 20],
        [w * 0.73, 54, 0.74, -14],
        [w * 0.88, 100, 1.3, 20],
        [w * 0.94, 252, 0.82, -22],
        [w * 0.18, 196, 0.5, -8],
        [w * 0.82, 200, 0.5, 12],
      ] as const);
  const sky = gradient(`${id}g`, [0, colors.tint], [1, colors.surface]);
  const branch = drawLaurel(`${id}p`, chooseGreen(tokens), tall ? 118 : 190);
  return (
    `<defs>${sky}<g id="${id}c">${drawCap(tokens)}</g></defs>` +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    backdrop +
    drawTemple(tokens, [x1, x2], [apex, roof, floor], tall ? 4 : 6) +
    at(w / 2, roof - (roof - apex) * 0.42, path(starPath(5, 15, 6.5), `fill="${gold}"`), {
      scale: tall ? 0.8 : 1,
    }) +
    drawSteps(tokens, x1, x2, floor, h * 0.965) +
    rect(0, h * 0.965, w, h * 0.035 + 1, `fill="${colors.surface}"`) +
    thrown.map(([x, y, scale, turn]) => use(`${id}c`, x, y, { scale, turn })).join('') +
    mirror(
      `${id}l`,
      w / 2,
      at(w * (tall ? 0.02 : 0.05), h * 0.955, branch, { turn: tall ? -52 : -58 }),
    ) +
    at(w * (tall ? 0.17 : 0.13), h * 0.965, drawBooks(tokens), { scale: 0.9 * s }) +
    use(`${id}c`, w * (tall ? 0.17 : 0.13), h * 0.965 - 86 * s, { scale: 1.05 * s, turn: -6 }) +
    at(w * (tall ? 0.83 : 0.87), h * 0.965 - 17 * s, drawDiploma(tokens), { scale: s, turn: 0 }) +
    at(w * (tall ? 0.83 : 0.865), h * 0.965 - 48 * s, drawDiploma(tokens), {
      scale: s * 0.92,
      turn: -7,
    })
  );
}

export const caps: OrnamentFamily = {
  stage: 'middle',
  mark: 'cp',
  calm: { wide: 0.57, tall: 0.58, room: 0.82 },
  hero,
  corner({ tokens, id }) {
    const spray = drawLaurel(`${id}p`, chooseGreen(tokens), 128);
    return (
      `<defs><g id="${id}s">${spray}</g></defs>` +
      use(`${id}s`, 16, 84, { turn: 78 }) +
      use(`${id}s`, 84, 16, { turn: 16 }) +
      at(70, 62, drawCap(tokens), { scale: 1.2, turn: -14 })
    );
  },
  divider({ tokens, id }) {
    const half = at(76, 4, drawLaurel(`${id}p`, chooseGreen(tokens), 92));
    return (
      at(180, 28, mirror(`${id}m`, 0, half)) + at(180, 24, drawDiploma(tokens), { scale: 0.8 })
    );
  },
  footer({ tokens, colors, id }) {
    const pile = (x: number, flip: boolean) => use(`${id}b`, x, 126, { scale: 0.76, flip });
    return (
      `<defs><g id="${id}c">${drawCap(tokens)}</g><g id="${id}b">${drawBooks(tokens)}</g>` +
      `<g id="${id}d">${drawDiploma(tokens)}</g><g id="${id}l">${drawLaurel(`${id}p`, chooseGreen(tokens), 120)}</g></defs>` +
      rect(0, 126, 1000, 16, `fill="${colors.tint2}"`) +
      rect(0, 124, 1000, 3, `fill="${findLampColor(tokens)}"`) +
      pile(500, false) +
      use(`${id}c`, 500, 56, { scale: 1.1, turn: -6 }) +
      use(`${id}l`, 560, 118, { turn: -12 }) +
      use(`${id}l`, 440, 118, { turn: 12, flip: true }) +
      use(`${id}d`, 792, 112, { scale: 0.86 }) +
      use(`${id}d`, 208, 112, { scale: 0.86, flip: true }) +
      pile(70, true) +
      pile(930, false) +
      use(`${id}c`, 930, 58, { scale: 0.9, turn: 8 }) +
      use(`${id}c`, 70, 58, { scale: 0.9, turn: -8 })
    );
  },
};
