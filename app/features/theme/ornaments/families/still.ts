import type { FamilyName } from '../../claims.ts';
import { foodMotifs } from '../../motifs/food-motifs.ts';
import { type MotifName, motifSets } from '../../motifs/motif-sets.ts';
import { type Motif, drawDisc, drawStar } from '../../motifs/motif.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Calm } from '../hero.ts';
import { drawMotif } from '../scenes/draw-motif.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  type Point,
  circle,
  createRandom,
  defineGradient,
  dots,
  group,
  lines,
  mirror,
  n,
  path,
  rect,
  stroke,
  use,
} from '../svg.ts';
import { plantOf } from './sprig.ts';

const flower: Motif = [
  'k M0 6C-18 2-34 10-46 30C-26 36-8 28 0 6ZM0 6C18 2 34 10 46 30C26 36 8 28 0 6Z',
  'a*6 M0-4C-15-14-14-38 0-44C14-38 15-14 0-4Z',
  'g%35*6 M0-10C-5-18-5-30 0-36C5-30 5-18 0-10Z',
  `y ${drawDisc(0, 0, 11)}`,
];
const heart: Motif = [
  'a M0 40C-28 20-42 6-40-14C-38-36-10-40 0-20C10-40 38-36 40-14C42 6 28 20 0 40Z',
  'g3.5 M-28-12C-28-20-22-25-15-25',
];
const star: Motif = [`y ${drawStar(0, 0, 4, 46, 12)}`, `a ${drawStar(0, 0, 8, 22, 9)}`];
const cap: Motif = [
  'b M-28 0V22C-12 34 12 34 28 22V0L0 14Z',
  'a M-48-6L0-28L48-6L0 16Z',
  'y3 M0-6L38 2V28',
  'y M33 26H43L46 40H30Z',
];
const house: Motif = [
  'd M18-40H28V-18H18Z',
  'b M-34-6H34V44H-34Z',
  'a M-46 0L0-40L46 0Z',
  'd M-8 14H10V44H-8Z',
  'y M-26 6H-14V20H-26ZM16 6H28V20H16Z',
];

/** For families that are no motifs. */
const drawnSigns: Readonly<Partial<Record<FamilyName, Motif>>> = {
  botanical: flower,
  bunting: foodMotifs.cake.motifs[0],
  caps: cap,
  confetti: foodMotifs.cake.motifs[0],
  glitter: star,
  hearts: heart,
  homes: house,
  posy: flower,
  stars: star,
};

const isMotif = (name: FamilyName): name is MotifName => Object.hasOwn(motifSets, name);

const findSign = (name: FamilyName): Motif | undefined =>
  isMotif(name) ? motifSets[name].motifs[0] : drawnSigns[name];

/** A family without a sign leaves it to the one that joins it. */
const mostSigns = 2;

/** What the look's families stand for, as one small drawing about the origin; leaves where they stand for nothing. */
function drawSign({ tokens, colors, id }: Scene): string {
  const motif = tokens.families
    .slice(0, mostSigns)
    .map(({ name }) => findSign(name))
    .find(Boolean);
  if (motif) return drawMotif(motif, tokens);
  const leaf = 'M0 8C-4-8-20-20-38-18C-34-2-20 10 0 8Z';
  return (
    mirror(`${id}n`, 0, path(leaf, `fill="${colors.accent}"`)) +
    circle(0, -4, 9, `fill="${colors.accent2}"`)
  );
}

const leafOf = ({ tokens, id }: Scene) =>
  `<defs><path id="${id}v" d="${plantOf(tokens).leaf}"/></defs>`;

/** Leaves on both sides of a line, from large to small, with fruit between them. */
function growAlong(
  { tokens, colors, id }: Scene,
  point: (u: number) => Point,
  { count, from, to }: { count: number; from: number; to: number },
): string {
  const { angle, berries } = plantOf(tokens);
  const rows = ['', ''];
  const fruit: Point[] = [];
  for (let step = 0; step <= count; step++) {
    const u = step / count;
    const [x, y] = point(u);
    const [x2, y2] = point(u + 0.01);
    const slope = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
    const scale = from + (to - from) * u;
    for (const side of [-1, 1]) {
      rows[side < 0 ? 0 : 1] += use(`${id}v`, x, y, { turn: slope + side * angle, scale });
    }
    if (step % 3 === 1) fruit.push([x + 9 * scale, y - 9 * scale]);
  }
  const line = Array.from({ length: 25 }, (_, step) => {
    const [x, y] = point(step / 24);
    return `${step ? 'L' : 'M'}${n(x)} ${n(y)}`;
  });
  return (
    stroke(colors.accent, 1.5, line.join('')) +
    group(`fill="${colors.accent}"`, rows[0] ?? '') +
    group(`fill="${colors.accent}" opacity=".55"`, rows[1] ?? '') +
    (berries ? stroke(colors.accent2, 6, dots(fruit)) : '')
  );
}

type Compose = (scene: Scene, sign: string, backdrop: string) => string;

const paper = ({ colors, w, h }: Scene) => rect(0, 0, w, h, `fill="${colors.surface}"`);

/** An open oval of leaves around the title; the sign closes it below. */
function drawWreath(scene: Scene, sign: string, backdrop: string): string {
  const { colors, w, h, tall, id } = scene;
  const [rx, ry, cy] = tall ? [w * 0.425, h * 0.4, h * 0.475] : [w * 0.425, h * 0.405, h * 0.47];
  const around = (u: number): Point => {
    const turn = ((82 - u * 158) * Math.PI) / 180;
    return [w / 2 + Math.cos(turn) * rx, cy + Math.sin(turn) * ry];
  };
  const size = tall ? { count: 24, from: 0.92, to: 0.5 } : { count: 34, from: 1.25, to: 0.6 };
  const scale = tall ? 0.68 : 0.82;
  return (
    leafOf(scene) +
    paper(scene) +
    `<ellipse cx="${n(w / 2)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colors.tint}" opacity=".45"/>` +
    backdrop +
    mirror(`${id}h`, w / 2, growAlong(scene, around, size)) +
    `<g transform="translate(${n(w / 2)} ${n(cy + ry)})scale(${scale})">${sign}</g>`
  );
}

/** An arch with the sign as its keystone, and branches that climb at its feet. */
function drawArch(scene: Scene, sign: string): string {
  const { colors, w, h, tall, id } = scene;
  const [inset, top, r] = tall ? [26, 62, 150] : [w * 0.14, 72, 220];
  const arch = (out: number) => {
    const [left, right, high] = [inset - out, w - inset + out, top - out];
    const bend = Math.min(r + out, (right - left) / 2);
    return `M${n(left)} ${n(h)}V${n(high + bend)}A${n(bend)} ${n(bend)} 0 0 1 ${n(left + bend)} ${n(high)}H${n(right - bend)}A${n(bend)} ${n(bend)} 0 0 1 ${n(right)} ${n(high + bend)}V${n(h)}`;
  };
  const climb = (u: number): Point => [
    inset - (tall ? 4 : 34) + Math.sin(u * 5) * (tall ? 5 : 13),
    h * 0.99 - u * h * (tall ? 0.46 : 0.62),
  ];
  const size = tall ? { count: 13, from: 0.85, to: 0.4 } : { count: 17, from: 1.3, to: 0.6 };
  const round = tall ? 40 : 50;
  return (
    leafOf(scene) +
    rect(0, 0, w, h, `fill="${colors.tint}" opacity=".8"`) +
    path(arch(0), `fill="${colors.surface}"`) +
    lines(colors.accent, 1.8, path(arch(0))) +
    lines(colors.accent, 1, path(arch(9)), 'opacity=".55"') +
    mirror(`${id}h`, w / 2, growAlong(scene, climb, size)) +
    circle(w / 2, top, round, `fill="${colors.surface}"`) +
    lines(colors.accent, 1.8, circle(w / 2, top, round)) +
    `<g transform="translate(${n(w / 2)} ${n(top)})scale(${n(round / 70)})">${sign}</g>`
  );
}

/** Two swags of leaves from corner to corner; the sign hangs where they meet. */
function drawGarland(scene: Scene, sign: string): string {
  const { colors, w, h, tall, id } = scene;
  const sag = h * (tall ? 0.12 : 0.2);
  const swag = (u: number): Point => [
    w * 0.5 * (1 - u),
    14 + sag * 4 * u * (1 - u) * (1 - u * 0.25),
  ];
  const size = tall ? { count: 17, from: 0.62, to: 0.9 } : { count: 26, from: 0.8, to: 1.3 };
  const [drop, scale] = tall ? [30, 0.78] : [34, 0.95];
  const rise = (u: number): Point => [
    w * 0.5 + 18 + u * w * (tall ? 0.34 : 0.26),
    h * 0.93 + u * u * 10,
  ];
  const foot = tall ? { count: 9, from: 0.66, to: 0.34 } : { count: 14, from: 0.9, to: 0.4 };
  return (
    leafOf(scene) +
    defineGradient(`${id}s`, [0, colors.tint], [0.6, colors.surface]) +
    rect(0, 0, w, h, `fill="url(#${id}s)"`) +
    mirror(`${id}h`, w / 2, growAlong(scene, swag, size)) +
    mirror(`${id}g`, w / 2, growAlong(scene, rise, foot)) +
    stroke(colors.accent2, 8, `M${n(w / 2)} ${n(h * 0.93)}h0`) +
    stroke(colors.display, 1.6, `M${n(w / 2)} 12V${n(drop + 8)}`) +
    circle(w / 2, 13, 7, `fill="${colors.accent2}"`) +
    `<g transform="translate(${n(w / 2)} ${n(drop + 48 * scale)})scale(${scale})">${sign}</g>`
  );
}

/** A stem of 100 with its head at the top. */
const stems = (colors: Scene['colors']) => [
  stroke(colors.leaf, 3, 'M0 0C4-30-4-60 0-92') +
    path(
      'M0-22C-14-22-24-34-26-48C-12-46-2-36 0-22ZM0-40C14-40 22-52 24-64C10-62 2-54 0-40ZM0-62C-10-62-18-72-18-82C-8-80-2-74 0-62ZM0-100C6-92 6-84 0-76C-6-84-6-92 0-100Z',
      `fill="${colors.leaf}"`,
    ),
  stroke(colors.leafDeep, 2.6, 'M0 0C-4-30 4-54 0-82') +
    path('M0-30C12-32 20-42 20-54C8-52 0-44 0-30Z', `fill="${colors.leafDeep}"`) +
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="0" cy="-96" rx="7" ry="11" transform="rotate(${turn} 0 -84)" fill="${colors.accent}"/>`,
      )
      .join('') +
    circle(0, -84, 6.5, `fill="${colors.accent2}"`),
  stroke(colors.leaf, 2, 'M0 0C2-40-6-70-2-96') +
    stroke(
      colors.accent2,
      6,
      dots([
        [-2, -98],
        [4, -90],
        [-8, -88],
        [3, -79],
        [-7, -76],
        [1, -68],
      ]),
    ),
];

/** Stems that grow from the lower edge, high at the sides and low in the middle, where the sign stands. */
function drawBorder(scene: Scene, sign: string, backdrop: string): string {
  const { tokens, colors, w, h, tall, id } = scene;
  const random = createRandom(tokens, 9);
  const gap = tall ? 15 : 23;
  const kinds = stems(colors);
  const count = Math.floor(w / 2 / gap);
  const grown = Array.from({ length: count }, (_, step) => {
    const away = step / count;
    const high =
      h *
      ((tall ? 0.12 : 0.16) + (1 - away) ** 1.6 * (tall ? 0.24 : 0.34) * (0.7 + random() * 0.5));
    const kind = Math.floor(random() * kinds.length);
    return use(`${id}${kind}`, step * gap + 6 + random() * 6, h * 0.985, {
      scale: high / 100,
      turn: (random() - 0.5) * 14,
      flip: random() > 0.5,
    });
  });
  const scale = tall ? 0.92 : 1.15;
  return (
    `<defs>${kinds.map((kind, at) => `<g id="${id}${at}">${kind}</g>`).join('')}</defs>` +
    defineGradient(`${id}s`, [0, colors.surface], [1, colors.tint]) +
    rect(0, 0, w, h, `fill="url(#${id}s)"`) +
    backdrop +
    mirror(`${id}h`, w / 2, grown.join('')) +
    path(
      `M0 ${n(h * 0.97)}Q${n(w / 2)} ${n(h * 0.93)} ${n(w)} ${n(h * 0.97)}V${n(h)}H0Z`,
      `fill="${colors.leaf}"`,
    ) +
    `<g transform="translate(${n(w / 2)} ${n(h * 0.955 - 48 * scale)})scale(${scale})">${sign}</g>`
  );
}

interface Composition {
  calm: Calm;
  draw: Compose;
}

const compositions: readonly Composition[] = [
  { calm: { wide: 0.46, tall: 0.46, room: 0.88, column: 0.72 }, draw: drawWreath },
  { calm: { wide: 0.56, tall: 0.5, room: 0.82, column: 0.76 }, draw: drawArch },
  { calm: { wide: 0.6, tall: 0.57, room: 0.95 }, draw: drawGarland },
  { calm: { wide: 0.38, tall: 0.36, room: 0.95 }, draw: drawBorder },
];

/** A quiet look's hero with the sign of its family; the first composition is the family's own (behaviour 6.38). */
export function composeStill(family: OrnamentFamily, at: number): OrnamentFamily {
  const composition = compositions[at - 1];
  if (!composition) return family;
  const { calm, draw } = composition;
  return {
    ...family,
    stage: 'middle',
    mark: `q${at}`,
    calm,
    flat: { hero: true },
    floor: 0.89,
    hero: (scene, backdrop) => draw(scene, drawSign(scene), backdrop),
  };
}
