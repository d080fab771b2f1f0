import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  type Random,
  at,
  channels,
  circle,
  dots,
  defineGradient,
  group,
  makeIdPrefix,
  mirror,
  n,
  path,
  pick,
  createRandom,
  rect,
  use,
  stroke,
} from '../svg.ts';

const isGreen = (hex: string) => {
  const [r, g, b] = channels(hex);
  return g > r + 4 && g > b;
};

function petals({ colors }: ThemeTokens): [string, ...string[]] {
  const [first = colors.accent, ...rest] = [colors.accent, colors.accent2, colors.accent3].filter(
    (hex) => !isGreen(hex),
  );
  return [first, ...rest, first];
}

/** A leaf of length 30 and two flowers of radius 14. Petals take the fill of each `<use>`. */
function definitions(id: string, { colors }: ThemeTokens): string {
  const round = Array.from({ length: 5 }, (_, at5) =>
    path('M0 0C-9 -6 -8 -16 0 -15C8 -16 9 -6 0 0Z', `transform="rotate(${at5 * 72})"`),
  ).join('');
  const daisy = Array.from({ length: 7 }, (_, at7) =>
    path('M0 0C-4 -5 -4 -14 0 -14.5C4 -14 4 -5 0 0Z', `transform="rotate(${at7 * 51})"`),
  ).join('');
  const heart = (r: number) => circle(0, 0, r, `fill="${colors.glint}"`);
  return (
    `<defs><path id="${id}l" d="M0 0C7 -9 22 -9 30 0C22 8 7 8 0 0Z"/>` +
    `<g id="${id}r">${round}${heart(4.4)}</g><g id="${id}d">${daisy}${heart(4.8)}</g></defs>`
  );
}

interface FlowerTools {
  id: string;
  tokens: ThemeTokens;
  random: Random;
  colors: [string, ...string[]];
}
const createFlowerTools = (tokens: ThemeTokens, part: string, salt: number): FlowerTools => ({
  id: makeIdPrefix(tokens, `bo${part}`),
  tokens,
  random: createRandom(tokens, salt),
  colors: petals(tokens),
});

function flower({ id, random, colors }: FlowerTools, x: number, y: number, scale: number): string {
  const kind = random() < 0.65 ? 'r' : 'd';
  return use(id + kind, x, y, { turn: random() * 70, scale }, `fill="${pick(random, colors)}"`);
}

/** Grouped by color, so that each color is written once. */
function foliage(id: string, { colors }: ThemeTokens) {
  const leaves = { light: '', deep: '' };
  return {
    add(random: Random, x: number, y: number, turn: number, scale: number) {
      leaves[random() < 0.5 ? 'light' : 'deep'] += use(`${id}l`, x, y, { turn, scale });
    },
    draw: () =>
      group(`fill="${colors.leafDeep}"`, leaves.deep) +
      group(`fill="${colors.leaf}"`, leaves.light),
  };
}

/** From the origin along +x. */
function sprig(
  tools: FlowerTools,
  length: number,
  bend: number,
  end: 'flower' | 'berry' | 'leaf',
): string {
  const { id, tokens, random, colors } = tools;
  const tip: Point = [length, -bend * 0.5];
  const point = (u: number): Point => [u * length, 2 * (1 - u) * u * -bend + u * u * tip[1]];
  const curve = `M0 0Q${n(length / 2)} ${n(-bend)} ${n(tip[0])} ${n(tip[1])}`;
  const stem = stroke(tokens.colors.leafDeep, 1.8, curve);
  const leaves = foliage(id, tokens);
  const count = Math.min(10, Math.max(4, Math.round(length / 28)));
  for (let leaf = 1; leaf <= count; leaf++) {
    const u = leaf / (count + 0.5);
    const [x, y] = point(u);
    const turn = (leaf % 2 ? 1 : -1) * (50 - 18 * u) - bend * 0.25 * (1 - u);
    leaves.add(random, x, y, turn, (1.05 - u * 0.45) * (0.8 + random() * 0.35));
  }
  if (end === 'leaf') leaves.add(random, tip[0], tip[1], 0, 1);
  const body = stem + leaves.draw();
  if (end === 'flower') return body + flower(tools, tip[0], tip[1], 0.85 + random() * 0.35);
  if (end === 'leaf') return body;
  const berries = Array.from({ length: 4 }, (_, berry): Point => {
    const [x, y] = point(0.72 + berry * 0.08);
    return [x + (random() - 0.5) * 14, y + (random() - 0.5) * 16];
  });
  return body + stroke(colors.at(-2) ?? colors[0], 6.4, dots(berries));
}

/** About the origin, opening to the lower right. */
function bunch(tools: FlowerTools, size: number): string {
  const { id, random } = tools;
  const ends = ['flower', 'berry', 'leaf'] as const;
  const shapes = ends.map((end, index) =>
    group(`id="${id}${index}"`, sprig(tools, size * (1.05 - index * 0.1), 22 - index * 20, end)),
  );
  const fan = [2, 0, 1, 0, 2, 1, 0].map((shape, index) =>
    use(`${id}${shape}`, 0, 0, {
      turn: index * 17 - 8 + random() * 8,
      scale: 0.8 + random() * 0.35,
    }),
  );
  const heads = [
    [0.2, 0.14, 1.5],
    [0.12, 0.34, 1.2],
    [0.4, 0.22, 1.15],
    [0.3, 0.44, 1.4],
  ] as const;
  const flowers = heads.map(([x, y, s]) => flower(tools, x * size, y * size, s * (size / 170)));
  return `<defs>${shapes.join('')}</defs>${fan.join('')}${flowers.join('')}`;
}

function hero({ tokens, w, h, colors, tall, s }: Scene, backdrop: string): string {
  const tools = createFlowerTools(tokens, tall ? 't' : 'w', 1);
  const [cx, cy, rx, ry] = tall
    ? [w / 2, h * 0.5, w * 0.43, h * 0.4]
    : [w / 2, h * 0.66, w * 0.385, h * 0.56];
  const leg = cy + (h - cy) * 0.7;
  const outline = `M${n(cx - rx)} ${n(leg)}V${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx + rx)} ${n(cy)}V${n(leg)}`;
  const leaves = foliage(tools.id, tokens);
  let blossoms = '';
  const steps = tall ? 30 : 44;
  for (let step = -6; step <= steps; step++) {
    const angle = Math.PI + (Math.max(0, step) / steps) * (Math.PI / 2);
    const x = cx + Math.cos(angle) * rx;
    const y = cy + Math.sin(angle) * ry - Math.min(0, step) * (leg - cy) * 0.17;
    const along = (Math.atan2(Math.cos(angle) * ry, -Math.sin(angle) * rx) * 180) / Math.PI;
    const full = step < 0 ? 0.8 + step * 0.06 : 0.75 + tools.random() * 0.45;
    leaves.add(tools.random, x, y, along + (step % 2 ? 38 : -38), full * (0.5 + s * 0.5));
    if (step % 8 === 4) {
      const [dx, dy] = [tools.random() * 16 - 8, tools.random() * 16 - 8];
      blossoms += flower(tools, x + dx, y + dy, 0.7 * s + 0.2);
    }
  }
  const bunches = at(tall ? 4 : 26, tall ? 6 : 14, bunch(tools, 205 * s));
  const sky = defineGradient(
    `${tools.id}s`,
    [0, colors.tint],
    [0.55, colors.tint],
    [1, colors.surface],
  );
  return (
    sky +
    definitions(tools.id, tokens) +
    rect(0, 0, w, h, `fill="url(#${tools.id}s)"`) +
    backdrop +
    path(
      `M${n(cx - rx)} ${n(h)}${outline.slice(outline.indexOf('A') - `V${n(cy)}`.length, outline.lastIndexOf('V'))}V${n(h)}`,
      `fill="${colors.surface}"`,
    ) +
    stroke(colors.leafDeep, 2.2 * s + 0.6, outline) +
    mirror(`${tools.id}m`, cx, leaves.draw() + blossoms + bunches) +
    flower(tools, cx, cy - ry, 1.3 * s + 0.15) +
    flower(tools, cx - 26 * s, cy - ry + 8 * s, 0.9 * s) +
    flower(tools, cx + 25 * s, cy - ry + 7 * s, s)
  );
}

function footer({ tokens, colors }: Scene): string {
  const tools = createFlowerTools(tokens, 'f', 4);
  let [grass, deep, heads] = ['', '', ''];
  for (let x = 6; x < 1000; x += 23) {
    const top = 140 - (22 + tools.random() * 40 + Math.abs(x - 500) * 0.035);
    const lean = (tools.random() - 0.5) * 26;
    const blade = `M${n(x)} 140Q${n(x)} ${n((top + 140) / 2)} ${n(x + lean)} ${n(top)}`;
    if (tools.random() < 0.5) grass += blade;
    else deep += blade;
  }
  for (let x = 14; x < 1000; x += 84 + tools.random() * 34) {
    const top = 24 + tools.random() * 62;
    deep += `M${n(x)} 140Q${n(x - 6)} ${n(top + 40)} ${n(x)} ${n(top)}`;
    heads += flower(tools, x, top, 0.75 + tools.random() * 0.5);
  }
  return (
    definitions(tools.id, tokens) +
    stroke(colors.leaf, 2.2, grass) +
    stroke(colors.leafDeep, 2, deep) +
    heads
  );
}

export const botanical: OrnamentFamily = {
  stage: 'middle',
  calm: { wide: 0.6, tall: 0.5, column: 0.72 },
  hero,
  corner({ tokens }) {
    const tools = createFlowerTools(tokens, 'c', 2);
    return definitions(tools.id, tokens) + at(12, 12, bunch(tools, 128));
  },
  divider({ tokens }) {
    const tools = createFlowerTools(tokens, 'd', 3);
    const half = at(16, 0, sprig(tools, 128, 16, 'berry'));
    return (
      definitions(tools.id, tokens) +
      at(180, 30, mirror(`${tools.id}m`, 0, half) + flower(tools, 0, 0, 1.1))
    );
  },
  footer,
};
