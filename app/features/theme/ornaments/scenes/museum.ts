import {
  type Point,
  at,
  circle,
  findLampColor,
  lines,
  n,
  path,
  rect,
  stroke,
  use,
} from '../svg.ts';
import type { Scene } from './scene.ts';

/** The spine of a long-necked dinosaur that looks to the left, 300 wide, its feet at 0. */
const neck = 'M26-118C48-124 66-104 78-86C86-74 96-66 110-66';
const back = 'M110-66C132-76 166-76 188-62';
const tail = 'M188-62C214-52 232-34 256-22C272-14 288-14 300-20';

const ribs = Array.from({ length: 7 }, (_, step) => {
  const x = 112 + step * 11;
  const deep = 36 - Math.abs(step - 2.6) * 4;
  return `M${x} ${-66 - (step > 0 && step < 6 ? 4 : 0)}C${x - 14} ${-58 + deep * 0.3} ${x - 12} ${n(-64 + deep)} ${x + 2} ${n(-62 + deep)}`;
}).join('');

type Bone = readonly [from: Point, to: Point];
const near: readonly Bone[] = [
  [
    [112, -58],
    [104, -32],
  ],
  [
    [104, -30],
    [112, -4],
  ],
  [
    [184, -56],
    [176, -31],
  ],
  [
    [176, -29],
    [186, -4],
  ],
];
const far: readonly Bone[] = [
  [
    [122, -58],
    [130, -32],
  ],
  [
    [130, -30],
    [126, -4],
  ],
  [
    [190, -56],
    [202, -32],
  ],
  [
    [202, -30],
    [200, -4],
  ],
];

const line = (list: readonly Bone[]) =>
  list.map(([a, b]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`).join('');
const ends = (list: readonly Bone[]) =>
  list
    .flatMap(([a, b]) => [a, b])
    .map(([x, y]) => `M${x - 2.6} ${y}h0M${x + 2.6} ${y}h0`)
    .join('');

const legs = (list: readonly Bone[], color: string) =>
  stroke(color, 5, line(list)) + stroke(color, 6.4, ends(list));

function drawSkeleton(bone: string, dim: string): string {
  const spine = (d: string, width: number, dash: string) =>
    `<path d="${d}" fill="none" stroke="${bone}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  const thorns = stroke(
    bone,
    2.6,
    'M84-80L90-88M94-70L99-79M116-70L118-80M130-74L131-84M144-75L145-86M158-74L160-84M172-69L175-79M186-63L191-72M202-55L208-64M216-46L223-54',
  );
  return (
    legs(far, dim) +
    lines(bone, 3.4, path(ribs)) +
    spine(neck, 7.6, '5.4 2') +
    spine(back, 10, '7 2') +
    spine(tail, 6.4, '6 2.4') +
    thorns +
    legs(near, bone) +
    stroke(bone, 5, 'M100-2H114M176-2H190M120-2H128M194-2H203') +
    path(
      'M34-128C28-136 14-136 6-128C0-124-8-120-10-114C-10-110-4-109 2-110H14C16-107 22-106 27-109C34-112 37-121 34-128Z',
      `fill="${bone}"`,
    ) +
    path('M-6-107L14-106C20-104 26-105 28-108L26-101C18-98 0-100-6-103Z', `fill="${bone}"`)
  );
}

const eyes = (fill: string) =>
  circle(20, -123, 4.2, `fill="${fill}"`) +
  circle(2, -119, 1.7, `fill="${fill}"`) +
  stroke(fill, 1.3, 'M-7-109.4H12', 'stroke-dasharray="2 1.6"');

/** About the middle of its foot, 100 high. */
const drawVolcano = ({ tokens, colors }: Scene): string =>
  circle(0, -96, 40, `fill="${findLampColor(tokens)}" opacity=".35"`) +
  path(
    'M-6-92C-22-96-24-116-8-118C-10-134 16-138 20-124C36-126 40-106 26-102C22-96 8-92-6-92Z',
    `fill="${colors.glint}" opacity=".75"`,
  ) +
  path('M-96 2C-58-16-36-52-20-86H20C36-52 58-16 96 2Z', `fill="${colors.shade}" opacity=".8"`) +
  path(
    'M-20-86H20C24-78 28-70 32-64C26-66 24-56 20-52C16-58 14-66 10-62C4-54 6-36 0-30C-6-38-2-58-8-64C-14-68-16-52-22-56C-28-60-26-72-20-86Z',
    `fill="${colors.accent2}"`,
  ) +
  path('M-20-86H20L16-79C6-75-6-75-16-79Z', `fill="${findLampColor(tokens)}"`);

/** Shells in frames at both sides. */
const drawFrames = ({ colors, w, h, id }: Scene): string =>
  [0.1, 0.9]
    .map(
      (x) =>
        rect(
          w * x - h * 0.105,
          h * 0.56,
          h * 0.21,
          h * 0.21,
          `rx="4" fill="${colors.surface}" stroke="${colors.accent3}" stroke-width="6"`,
        ) + use(`${id}b`, w * x, h * 0.665, { scale: h / 640 }),
    )
    .join('');

/** Posts with a rope at both sides. */
function drawBarrier({ tokens, colors, w, h, tall }: Scene): string {
  const posts = tall ? [0.05, 0.28, 0.72, 0.95] : [0.06, 0.2, 0.34, 0.66, 0.8, 0.94];
  const post = h * (tall ? 0.085 : 0.12);
  const rope = posts
    .slice(1)
    .flatMap((x, step) => {
      const from = posts[step] ?? 0;
      if (from < 0.5 && x > 0.5) return [];
      const y = h * 0.985 - post;
      return [
        `M${n(w * from)} ${n(y)}Q${n((w * (from + x)) / 2)} ${n(y + post * 0.55)} ${n(w * x)} ${n(y)}`,
      ];
    })
    .join('');
  return (
    lines(colors.accent2, tall ? 3 : 4.5, path(rope)) +
    stroke(
      findLampColor(tokens),
      tall ? 4 : 6,
      posts.map((x) => `M${n(w * x)} ${n(h * 0.985)}v${n(-post)}`).join(''),
    ) +
    stroke(
      findLampColor(tokens),
      tall ? 8 : 12,
      posts.map((x) => `M${n(w * x)} ${n(h * 0.985 - post)}h0`).join(''),
    )
  );
}

function drawPlinth({ colors, w, h }: Scene, foot: number, scale: number): string {
  return (
    rect(w / 2 - 158 * scale, foot, 316 * scale, h * 0.05, `rx="3" fill="${colors.accent3}"`) +
    rect(w / 2 - 164 * scale, foot - 3, 328 * scale, 7 * scale, `rx="2" fill="${colors.shade}"`) +
    rect(
      w / 2 - 26 * scale,
      foot + h * 0.016,
      52 * scale,
      h * 0.02,
      `rx="2" fill="${colors.glint}"`,
    ) +
    at(
      w / 2 - 148 * scale,
      foot - 1,
      drawSkeleton(colors.glint, colors.tint3) + eyes(colors.shade),
      { scale },
    )
  );
}

/** A long skeleton on its plinth before a painted volcano, in a hall with a rope. */
export function drawMuseum(scene: Scene): string {
  const { colors, w, h, tall, id } = scene;
  const [top, floor] = [h * (tall ? 0.585 : 0.52), h * 0.885];
  const half = w * (tall ? 0.445 : 0.3);
  const arch = `M${n(w / 2 - half)} ${n(floor)}V${n(top + 26)}Q${n(w / 2 - half)} ${n(top)} ${n(w / 2 - half + 26)} ${n(top)}H${n(w / 2 + half - 26)}Q${n(w / 2 + half)} ${n(top)} ${n(w / 2 + half)} ${n(top + 26)}V${n(floor)}Z`;
  const scale = tall ? 0.93 : Math.min(1.66, (floor - top) / 145);
  const foot = h * 0.9;
  return (
    (tall ? '' : drawFrames(scene)) +
    `<clipPath id="${id}v">${path(arch)}</clipPath>` +
    path(arch, `fill="${colors.accent}"`) +
    `<g clip-path="url(#${id}v)">` +
    at(w / 2 + half * 0.5, floor - 4, drawVolcano(scene), {
      scale: tall ? 1.02 : Math.min(1.5, (floor - top) / 142),
    }) +
    path(
      `M${n(w / 2 - half)} ${n(floor)}v${n(-h * 0.07)}q${n(half * 0.5)} ${n(-h * 0.05)} ${n(half)} ${n(h * 0.01)}t${n(half)} ${n(h * 0.01)}V${n(floor)}Z`,
      `fill="${colors.shade}" opacity=".35"`,
    ) +
    '</g>' +
    lines(colors.accent3, tall ? 5 : 7, path(arch)) +
    rect(0, floor, w, h - floor, `fill="${colors.tint3}"`) +
    rect(0, floor, w, 2.5, `fill="${colors.shade}" opacity=".35"`) +
    drawPlinth(scene, foot, scale) +
    drawBarrier(scene)
  );
}
