import type { DressingName, GroundName } from '../../motifs/motif.ts';
import { drawRidges } from '../scenery.ts';
import { circle, createRandom, findWarmTint, n, stroke, use } from '../svg.ts';
import { dress } from './dressing.ts';
import { drawGround } from './ground.ts';
import type { Scene } from './scene.ts';
import { defineThings, drawAir, drawTrees, half, listShown, orders } from './thing-parts.ts';

const sizes = {
  wide: {
    1: [2.05],
    2: [1.95, 1.8],
    3: [1.55, 1.95, 1.55],
    4: [1.3, 1.6, 1.6, 1.3],
    5: [1.1, 1.4, 1.65, 1.4, 1.1],
  },
  tall: {
    1: [2],
    2: [1.6, 1.4],
    3: [1.05, 1.45, 1.05],
    4: [0.82, 0.98, 0.98, 0.82],
    5: [0.66, 0.8, 0.94, 0.8, 0.66],
  },
} as const;
const nearer = 0.96;

interface Stand {
  thing: number;
  x: number;
  scale: number;
}

/** Side by side about the middle. */
function lineUp(shown: readonly number[], { tokens, w, tall }: Scene): Stand[] {
  const count = shown.length as 1 | 2 | 3 | 4 | 5;
  const isLarge = !tall && count < 3 && large.has(tokens.things?.all[0]?.emoji ?? '');
  const scales: readonly number[] = sizes[tall ? 'tall' : 'wide'][count].map(
    (scale) => scale * (isLarge ? largeScale : 1),
  );
  const widths = scales.map((scale) => scale * half * 2 * nearer);
  const all = widths.reduce((sum, each) => sum + each, 0);
  let x = (w - all) / 2;
  return (orders[count] ?? []).map((thing, step) => {
    const wide = widths[step] ?? 0;
    x += wide;
    return { thing: shown[thing] ?? 0, x: x - wide / 2, scale: scales[step] ?? 1 };
  });
}

const foot = 0.94;
/** Swimming, in turn. */
const afloat = [0.9, 0.83] as const;
const large: ReadonlySet<string> = new Set('🐳 🐋 🦈 🐬'.split(' '));
const largeScale = 1.2;

/** A sea takes the accent, which is blue where things stand by the water, and the floor of a room a warm color. */
function drawThingGround(scene: Scene) {
  const ground = scene.tokens.things?.ground ?? 'hills';
  const { colors } = scene;
  if (ground === 'room') {
    return drawGround(ground, {
      ...scene,
      colors: { ...colors, accent: findWarmTint(scene.tokens), accent2: colors.tint3 },
    });
  }
  if (ground !== 'sea') return drawGround(ground, scene);
  return drawGround(ground, { ...scene, colors: { ...colors, accent2: colors.accent } });
}

/** What is not at home in the water stands on the sand before it. */
function drawSand({ tokens, size, s }: Scene): string {
  const { ground, all } = tokens.things ?? {};
  if (ground !== 'sea' || all?.[0]?.place === 'water') return '';
  return drawRidges(createRandom(tokens, 3), size, s, [[0.915, 6, findWarmTint(tokens)]]);
}

/** Side by side on a ground below the title. */
export function drawStanding(scene: Scene, backdrop: string): string {
  const { tokens, size, w, h, s, colors, tall, id } = scene;
  const { sky: own, land, hemmed } = drawThingGround(scene);
  const halo = circle(
    w / 2,
    h * 0.5,
    h * (tall ? 0.37 : 0.46),
    `fill="${colors.surface}" opacity=".75"`,
  );
  const front = drawRidges(createRandom(tokens, 2), size, s, [[0.97, 4, colors.surface]]);
  const shown = lineUp(listShown(tokens), scene);
  const swims = tokens.things?.ground === 'seabed';
  const footOf = (step: number) => h * (swims ? (afloat[step % afloat.length] ?? foot) : foot);
  const shadows = shown
    .map(({ x, scale }) => `M${n(x - 34 * scale)} ${n(h * foot)}h${n(68 * scale)}`)
    .join('');
  return (
    drawAir(scene) +
    defineThings(tokens, id) +
    (own ?? halo) +
    backdrop +
    dressTop(scene, backdrop) +
    land +
    drawSand(scene) +
    drawTrees(scene) +
    (swims ? '' : stroke(colors.shade, 7 * s, shadows, 'opacity=".14"')) +
    shown
      .map(({ thing, x, scale }, step) =>
        use(`${id}${thing}`, x, footOf(step) - half * scale, { scale }),
      )
      .join('') +
    (hemmed ? '' : front)
  );
}

const fullFrom = 3;
/**
 * What hangs above, by the ground, where the things leave the picture room. Strings of lamps only where there is height
 * for them above the words, and no blossoms before what another family draws.
 */
function dressTop(scene: Scene, backdrop: string): string {
  if ((scene.tokens.things?.all.length ?? 0) >= fullFrom) return '';
  const name = dressings[scene.tokens.things?.ground ?? 'hills'];
  if (name === 'spring' && backdrop !== '') return '';
  return name && (scene.tall || name !== 'lamps') ? dress(name, scene) : '';
}
const dressings: Readonly<Partial<Record<GroundName, DressingName>>> = {
  cloth: 'lamps',
  room: 'lamps',
  meadow: 'spring',
  forest: 'lamps',
};
