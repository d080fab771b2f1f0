import type { ThemeTokens } from '../../tokens.ts';
import {
  drawClef,
  drawDrape,
  drawHarp,
  drawKeys,
  drawLyre,
  drawSwag,
  drawViolin,
} from '../drawings/stave-drawings.ts';
import type { OrnamentFamily } from '../family.ts';
import { drawLaurel } from '../scenery.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  at,
  circle,
  defineGradient,
  makeIdPrefix,
  findLampColor,
  lines,
  mirror,
  n,
  path,
  createRandom,
  rect,
  smooth,
  use,
} from '../svg.ts';

/** Notes whose heads lie on the origin. */
const define = (id: string) =>
  `<defs><ellipse id="${id}h" rx="8" ry="6" transform="rotate(-22)"/><g id="${id}a"><use href="#${id}h"/><path d="M5 -2V-46H7.5C9 -34 24 -31 19 -12C19 -24 12 -26 7.5 -29V-2Z"/></g>` +
  `<g id="${id}b"><use href="#${id}h"/><use href="#${id}h" x="32" y="-5"/><path d="M5 -2V-44L40 -51V-7H37.5V-40L7.5 -34V-2Z"/></g><g id="${id}c"><use href="#${id}h"/><path d="M5 -2V-46H7.5V-2Z"/></g></defs>`;

/** Along a curve, `gap` apart. The first line is drawn, the others reuse it. */
function five(id: string, points: readonly Point[], gap: number, color: string, width: number) {
  const first = path(smooth(points.map(([x, y]) => [x, y - gap * 2] as const)), `id="${id}l"`);
  const others = [1, 2, 3, 4].map((line) => `<use href="#${id}l" y="${n(line * gap)}"/>`);
  return lines(color, width, first + others.join(''));
}

function notes(
  tokens: ThemeTokens,
  id: string,
  points: readonly Point[],
  gap: number,
  scale: number,
  count: number,
  salt: number,
) {
  const random = createRandom(tokens, salt);
  const { colors } = tokens;
  const last = points.length - 1;
  return Array.from({ length: count }, (_, note) => {
    const u = ((note + 0.4 + random() * 0.4) / count) * last;
    const [a = [0, 0], b = [0, 0]] = [
      points[Math.floor(u)],
      points[Math.min(last, Math.floor(u) + 1)],
    ];
    const share = u - Math.floor(u);
    const x = a[0] + (b[0] - a[0]) * share;
    const y = a[1] + (b[1] - a[1]) * share + (Math.floor(random() * 4) - 1) * gap;
    return use(
      id + 'bac'[note % 3],
      x,
      y,
      { scale, turn: (b[1] - a[1]) * 0.14 },
      `fill="${note % 4 === 1 ? colors.accent : colors.display}"`,
    );
  }).join('');
}

const wave = (from: number, to: number, y: number, rise: number, turns: number): Point[] =>
  Array.from({ length: 9 }, (_, step): Point => {
    const u = step / 8;
    return [from + (to - from) * u, y + Math.sin(u * turns + 0.6) * rise];
  });

function hero({ tokens, w, h, colors, tall, id }: Scene, backdrop: string): string {
  const gold = findLampColor(tokens);
  const floor = h - (tall ? 24 : 36);
  const [gap, scale] = tall ? [6, 0.5] : [9.5, 0.8];
  const low = wave(
    tall ? 84 : 180,
    w - (tall ? 92 : 190),
    floor - (tall ? 34 : 50),
    tall ? 6 : 10,
    6,
  );
  const curtain = tall
    ? { top: 84, tie: 16, foot: 50, tieAt: h * 0.56, floor }
    : { top: 200, tie: 46, foot: 112, tieAt: h * 0.56, floor };
  const part = w / (tall ? 3 : 5);
  const deep = tall ? 50 : 74;
  const side = Array.from({ length: tall ? 1 : 2 }, (_, each) =>
    drawSwag(
      tokens,
      (tall ? -0.08 : 0) * w + each * part,
      part * (tall ? 1.3 : 1.08),
      deep * (each ? 0.9 : 1),
    ),
  );
  const emblem = tall ? 0.72 : 1.1;
  return (
    defineGradient(`${id}g`, [0, colors.tint2], [0.5, colors.tint], [1, colors.surface]) +
    define(id) +
    rect(0, 0, w, h, `fill="url(#${id}g)"`) +
    `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.55)}" rx="${n(w * 0.42)}" ry="${n(h * 0.4)}" fill="${colors.surface}" opacity=".75"/>` +
    backdrop +
    five(id, low, gap, gold, tall ? 1 : 1.3) +
    notes(tokens, id, low, gap, scale, tall ? 4 : 8, 3) +
    mirror(`${id}m`, w / 2, drawDrape(tokens, curtain) + side.toReversed().join('')) +
    drawSwag(tokens, w / 2 - part * 0.62, part * 1.24, deep * 0.9) +
    at(
      w / 2,
      deep * 0.72,
      circle(0, 0, 44, `fill="${colors.surface}" stroke="${gold}" stroke-width="5"`) +
        drawLyre(colors.accent),
      { scale: emblem },
    ) +
    at(w * (tall ? 0.155 : 0.118), floor + 2, drawViolin(tokens), {
      scale: tall ? 0.5 : 0.84,
      turn: -9,
    }) +
    at(w * (tall ? 0.86 : 0.868), floor + 1, drawHarp(tokens), { scale: tall ? 0.46 : 0.8 }) +
    drawKeys(tokens, id, w, floor, h - floor + 1)
  );
}

export const stave: OrnamentFamily = {
  stage: 'middle',
  mark: 'sv',
  calm: { wide: 0.49, tall: 0.5, room: 0.88 },
  hero,
  corner({ tokens, colors, id }) {
    const arcs = [124, 137, 150, 163, 176].map((r) => circle(0, 0, r));
    const note = (x: number, y: number, kind: string, turn: number) =>
      use(id + kind, x, y, { scale: 0.86, turn }, `fill="${colors.display}"`);
    return (
      define(id) +
      lines(findLampColor(tokens), 1.6, arcs.join('')) +
      at(56, 66, drawClef(colors.accent, 5), { scale: 0.9 }) +
      note(146, 58, 'c', 12) +
      note(112, 112, 'b', -8) +
      note(40, 152, 'a', 6)
    );
  },
  divider({ colors, id }) {
    const half = at(30, 6, drawLaurel(`${id}p`, colors.accent2, 128));
    return (
      at(180, 28, mirror(`${id}m`, 0, half)) + at(180, 28, drawLyre(colors.accent), { scale: 0.66 })
    );
  },
  footer({ tokens, colors, id }) {
    const line = wave(-20, 1020, 58, 13, 9);
    return (
      define(id) +
      five(id, line, 9, findLampColor(tokens), 1.2) +
      notes(tokens, id, line, 9, 0.8, 14, 6) +
      rect(0, 96, 1000, 5, `fill="${colors.accent}"`) +
      drawKeys(tokens, id, 1000, 101, 40)
    );
  },
  backdrop({ tokens, w: width, h: height }) {
    const line: Point[] = [0, 0.25, 0.5, 0.75, 1].map(
      (u) => [u * (width + 40) - 20, height * 0.14 + Math.sin(u * 6) * 18] as const,
    );
    const id = makeIdPrefix(tokens, width < 500 ? 'svbt' : 'svbw');
    return five(id, line, width < 500 ? 7 : 10, tokens.colors.accent2, 1);
  },
};
