import type { DressingName, GroundName, Layout, MotifSet } from '../../motifs/motif.ts';
import type { ThemeTokens } from '../../tokens.ts';
import type { OrnamentFamily } from '../family.ts';
import type { Calm, Size } from '../hero.ts';
import { drawLaurel, drawRidges } from '../scenery.ts';
import { drawMotif } from '../scenes/draw-motif.ts';
import { dress } from '../scenes/dressing.ts';
import { drawGround } from '../scenes/ground.ts';
import { type Spot, layoutSpots, listCounted, listHung } from '../scenes/layouts.ts';
import { type Scene, setScene } from '../scenes/scene.ts';
import {
  type Placement,
  at,
  mirror,
  circle,
  dots,
  defineGradient,
  isInCalm,
  n,
  path,
  createRandom,
  rect,
  scatter,
  use,
  stroke,
} from '../svg.ts';

const airy: ReadonlySet<Layout> = new Set(['strewn', 'crest', 'boughs']);

/** Motifs without a ground lie in the air. */
const isAiry = ({ layout, ground }: MotifSet) => airy.has(layout) && ground === undefined;

/** Things with feet stand. */
const floats = ({ layout }: MotifSet) => airy.has(layout) || layout === 'hung';

const halfHeight = 48;
const places = (turn: number, scale: number, flip = false): Placement => ({ turn, scale, flip });

function define(tokens: ThemeTokens, id: string, { motifs }: MotifSet): string {
  const [first, second] = motifs;
  const drawn = (part: string, motif: readonly string[]) =>
    `<g id="${id}${part}">${drawMotif(motif, tokens)}</g>`;
  return `<defs>${drawn('a', first)}${second ? drawn('b', second) : ''}</defs>`;
}

const specksFrom = 0.8;

/** None in a sparse look. */
function specks(tokens: ThemeTokens, size: Size, salt: number, most: number): string {
  if (tokens.density < specksFrom) return '';
  const { colors } = tokens;
  const clear = (x: number, y: number) => !isInCalm(size, x, y, 0.52) && y < size.height * 0.8;
  const points = scatter(createRandom(tokens, salt), size, 36, most, clear);
  const third = Math.ceil(points.length / 3);
  return [colors.accent, colors.accent2, colors.accent3]
    .map((color, row) => stroke(color, 5 - row, dots(points.slice(row * third, (row + 1) * third))))
    .join('');
}

const covered: ReadonlySet<DressingName> = new Set(['curtain', 'paper']);
const beneathDressing = 0.26;
/** Dressings that fill the corners in which the pale areas would be. */
const framed: ReadonlySet<DressingName | undefined> = new Set(['curtain', 'powder']);

const alone = 1.4;
const enlarge = ([x, y, scale, turn]: Spot): Spot => [x, y, scale * alone, turn];

/** The spots of a set: beneath a hung one, beneath what frames it, and of a crest with a ground the crest alone. */
function listSpots(set: MotifSet, { tokens, tall }: Scene): Spot[] {
  const { layout, motifs, ground, dressing } = set;
  const spotsOf = (one: Layout) => layoutSpots[one][tall ? 'tall' : 'wide'];
  if (tokens.count && layout !== 'hung' && layout !== 'none') {
    return listCounted(tokens.count, !isAiry(set), tall);
  }
  if (layout === 'hung') {
    const beneath = motifs[1] ? spotsOf('standing') : [];
    return beneath.map(([x, y, scale]) => [x, y, scale, 0, true]);
  }
  if (layout === 'crest' && ground) return spotsOf(layout).slice(0, 1);
  if (layout === 'center' && !motifs[1]) return spotsOf('center').slice(0, 1).map(enlarge);
  if (!dressing || !covered.has(dressing)) return [...spotsOf(layout)];
  return spotsOf(layout).filter(([x, y]) => y > beneathDressing || x === 0.5);
}

/** Of a hung set behind another family's scene: a few on threads from the top edge. */
function hangBehind({ colors, w, h, tall, id }: Scene): string {
  const spots: readonly (readonly [number, number, number])[] = tall
    ? [
        [0.075, 0.13, 0.46],
        [0.2, 0.055, 0.34],
      ]
    : [
        [0.03, 0.17, 0.66],
        [0.095, 0.075, 0.52],
        [0.155, 0.12, 0.5],
      ];
  const threads = spots.map(([x, y]) => `M${n(w * x)} -4V${n(h * y)}`).join('');
  const hung = spots.map(([x, y, scale]) =>
    use(`${id}a`, w * x, h * y + halfHeight * scale, { scale }),
  );
  return mirror(`${id}h`, w / 2, stroke(colors.muted, 1.4, threads) + hung.join(''));
}

/** Motifs that stand have their feet at y and look to the middle. */
function place(set: MotifSet, scene: Scene): string {
  const { id, w, h, tokens } = scene;
  return listSpots(set, scene)
    .map(([x, y, scale, turn, second]) => {
      const key = second && set.motifs[1] ? `${id}b` : `${id}a`;
      const stands = tokens.count ? !isAiry(set) : !airy.has(set.layout);
      const feet = stands ? halfHeight * scale : 0;
      return use(key, w * x, h * y - feet, places(turn, scale, stands && x > 0.5));
    })
    .join('');
}

function drawSprigs({ colors, id, w, h, tall }: Scene) {
  const length = tall ? 104 : 150;
  const y = h * (tall ? 0.3 : 0.355);
  const sprig = drawLaurel(`${id}l`, colors.leaf, length);
  return mirror(`${id}m`, w / 2, at(w / 2 + 9, y, sprig));
}

function hang(set: MotifSet, { tokens, colors, id, w, h, tall }: Scene) {
  const spots = tokens.count
    ? listHung(tokens.count, tall)
    : layoutSpots.hung[tall ? 'tall' : 'wide'].slice(0, set.dressing ? 4 : undefined);
  const sag = h * (tall ? 0.05 : 0.07);
  const rope = set.dressing
    ? ''
    : `M-10 4Q${w / 4} ${Math.round(sag * 2)} ${w / 2} 6Q${w * 0.75} ${Math.round(sag * 2)} ${w + 10} 4`;
  const threads = spots.map(([x, y]) => `M${Math.round(w * x)} 6V${Math.round(h * y)}`).join('');
  return (
    stroke(colors.display, 1.6, threads, 'opacity=".6"') +
    stroke(colors.display, 2.4, rope) +
    spots
      .map(([x, y, scale]) =>
        use(`${id}a`, Math.round(w * x), h * y + halfHeight * scale, { scale }),
      )
      .join('')
  );
}

function hero(set: MotifSet, scene: Scene, backdrop: string): string {
  const { tokens, size, w, h, colors, tall, id } = scene;
  const { sky, land, hemmed } = drawGround(set.ground ?? 'hills', scene);
  const air = defineGradient(`${id}s`, [0, colors.tint], [0.75, colors.surface]);
  const front = drawRidges(createRandom(tokens, 2), size, scene.s, [[0.96, 5, colors.surface]]);
  const halo = circle(
    w / 2,
    h * 0.52,
    h * (tall ? 0.36 : 0.46),
    `fill="${colors.surface}" opacity=".75"`,
  );
  const areas =
    circle(0, 0, h * (tall ? 0.3 : 0.42), `fill="${colors.tint2}" opacity=".7"`) +
    circle(w, h, h * (tall ? 0.3 : 0.44), `fill="${colors.tint3}" opacity=".8"`);
  return (
    air +
    define(tokens, id, set) +
    rect(0, 0, w, h, `fill="url(#${id}s)"`) +
    (sky ?? halo) +
    (isAiry(set) && set.layout !== 'boughs' && !framed.has(set.dressing) ? areas : '') +
    backdrop +
    (set.clear && !tokens.isDark ? '' : specks(tokens, size, 3, tall ? 22 : 40)) +
    (set.layout === 'hung' ? hang(set, scene) : '') +
    (set.dressing ? dress(set.dressing, scene) : '') +
    (isAiry(set) ? front : land) +
    (set.sprigs ? drawSprigs(scene) : '') +
    place(set, scene) +
    (isAiry(set) || hemmed ? '' : front)
  );
}

const middleCalm: Calm = { wide: 0.52, tall: 0.52, room: 0.9 };
const highCalm: Calm = { wide: 0.42, tall: 0.45, room: 0.9 };
const lowScene: Calm = { wide: 0.34, tall: 0.36, room: 0.9 };
/** What stands on them reaches high, or hangs low. */
const ownCalms: Readonly<Partial<Record<GroundName, Calm>>> = {
  cardTable: { wide: 0.3, tall: 0.37, room: 0.92, low: 0.9 },
  dais: { wide: 0.58, tall: 0.56, room: 0.9, low: 0.88 },
  museum: { wide: 0.255, tall: 0.3, room: 1, low: 0.82 },
  recital: { wide: 0.24, tall: 0.28, room: 1, low: 0.84 },
  streamers: { wide: 0.62, tall: 0.575, room: 0.88, low: 0.88 },
};
const highGrounds: ReadonlySet<GroundName | undefined> = new Set([
  'canal',
  'club',
  'desert',
  'lake',
  'peaks',
  'pier',
  'pool',
  'streets',
]);
const crestCalm: Calm = { wide: 0.6, tall: 0.575, room: 0.9, low: 0.88 };

function findCalm({ layout, ground }: MotifSet): Calm {
  const own = ground && ownCalms[ground];
  if (own) return own;
  if (layout === 'crest') return crestCalm;
  if (layout === 'center') return lowScene;
  return highGrounds.has(ground) ? highCalm : middleCalm;
}

export function createMotifFamily(set: MotifSet): OrnamentFamily {
  return {
    stage: 'middle',
    mark: 'mo',
    calm: findCalm(set),
    floor: floats(set) ? 1 : 0.89,
    hero: (scene, backdrop) => hero(set, scene, backdrop),
    corner({ tokens, colors, id }) {
      const other = set.motifs[1] ? `${id}b` : `${id}a`;
      return (
        define(tokens, id, set) +
        circle(30, 30, 96, `fill="${colors.tint2}" opacity=".7"`) +
        use(`${id}a`, 66, 66, places(-12, 1)) +
        use(other, 150, 42, places(10, 0.46)) +
        use(other, 42, 150, places(-8, 0.46))
      );
    },
    divider({ tokens, colors, id }) {
      return (
        define(tokens, id, set) +
        stroke(colors.accent, 1.8, 'M20 28H112M248 28H340') +
        use(`${id}a`, 180, 28, { scale: 0.52 }) +
        [134, 226].map((x) => circle(x, 28, 4, `fill="${colors.accent2}"`)).join('')
      );
    },
    footer({ tokens, colors, id }) {
      const other = set.motifs[1] ? `${id}b` : `${id}a`;
      const row: readonly (readonly [x: number, scale: number, first: boolean])[] = [
        [70, 0.9, true],
        [190, 0.6, false],
        [290, 0.5, true],
        [390, 0.6, false],
        [500, 0.98, true],
        [610, 0.6, false],
        [710, 0.5, true],
        [810, 0.6, false],
        [930, 0.9, true],
      ];
      return (
        define(tokens, id, set) +
        path('M0 112C160 100 320 118 500 110S840 100 1000 112V142H0Z', `fill="${colors.tint2}"`) +
        row
          .map(([x, scale, first]) =>
            use(first ? `${id}a` : other, x, 122 - halfHeight * scale, places(0, scale, x > 500)),
          )
          .join('')
      );
    },
    backdrop: ({ tokens, size }, { floor, stage }) => {
      const scene = setScene(tokens, size, 'mb');
      if (set.distant && set.ground) return drawGround(set.ground, scene).land;
      const { w, h, tall, id } = scene;
      const scale = tall ? 0.42 : 0.7;
      const pair = (out: number, y: number, turn: number) =>
        use(`${id}a`, w * out, h * y, places(-turn, scale)) +
        use(`${id}a`, w * (1 - out), h * y, places(turn, scale, turn === 0));
      if (set.layout === 'hung') return define(tokens, id, set) + hangBehind(scene);
      const feet = floor - (halfHeight * scale) / h;
      return (
        define(tokens, id, set) +
        (floats(set)
          ? pair(0.09, stage === 'high' ? 0.5 : tall ? 0.1 : 0.15, 10)
          : tall
            ? use(`${id}a`, w / 2, h * feet, { scale })
            : pair(0.39, feet, 0))
      );
    },
  };
}
