import type { ThemeTokens } from '../../tokens.ts';
import { type OrnamentFamily, type Size, isTall, getScale } from '../family.ts';
import { drawMotif } from '../motifs/draw-motif.ts';
import type { MotifSet } from '../motifs/motif.ts';
import { drawRidges } from '../scenery.ts';
import {
  type Placement,
  circle,
  drawCorner,
  drawDivider,
  dots,
  drawFooter,
  gradient,
  drawHero,
  makeIdPrefix,
  isInCalm,
  lines,
  path,
  createRandom,
  rect,
  scatter,
  use,
} from '../svg.ts';

/** A motif in a hero: shares of width and height, scale, turn; the second motif of the set or the first. */
type Spot = readonly [
  x: number,
  y: number,
  scale: number,
  turn: number,
  second?: boolean | undefined,
];

const mirror = (spots: readonly Spot[]): Spot[] =>
  spots.flatMap(([x, y, scale, turn, second]) => [
    [x, y, scale, turn, second] as const,
    [1 - x, y, scale, -turn, second] as const,
  ]);

const strewn = {
  wide: mirror([
    [0.08, 0.19, 1.15, -14],
    [0.21, 0.13, 0.72, 12, true],
    [0.34, 0.1, 0.5, -8],
    [0.055, 0.5, 0.72, 10, true],
    [0.1, 0.8, 1.15, 12],
    [0.245, 0.89, 0.72, -10, true],
    [0.39, 0.93, 0.48, 8],
  ]),
  tall: mirror([
    [0.14, 0.12, 0.72, -14],
    [0.37, 0.08, 0.46, 10, true],
    [0.06, 0.29, 0.42, 8, true],
    [0.14, 0.87, 0.74, 12],
    [0.37, 0.93, 0.46, -8, true],
  ]),
};
/** Where motifs stand: y is the ground under their feet. */
const standing = {
  wide: mirror([
    [0.38, 0.86, 0.36, 0],
    [0.29, 0.88, 0.56, 0, true],
    [0.045, 0.91, 0.9, 0, true],
    [0.155, 0.94, 1.6, 0],
  ]),
  tall: mirror([
    [0.41, 0.87, 0.3, 0],
    [0.3, 0.89, 0.42, 0, true],
    [0.14, 0.94, 0.98, 0],
  ]),
};
/** Where motifs hang: y is the end of the thread. */
const hung = {
  wide: mirror([
    [0.06, 0.3, 1.1, 0],
    [0.16, 0.17, 0.85, 0],
    [0.255, 0.24, 0.62, 0],
    [0.345, 0.13, 0.5, 0],
    [0.44, 0.09, 0.36, 0],
  ]),
  tall: mirror([
    [0.11, 0.2, 0.62, 0],
    [0.25, 0.13, 0.46, 0],
    [0.385, 0.08, 0.34, 0],
  ]),
};

const halfHeight = 48;
const places = (turn: number, scale: number, flip = false): Placement => ({ turn, scale, flip });

function define(tokens: ThemeTokens, id: string, { motifs }: MotifSet): string {
  const [first, second] = motifs;
  const drawn = (part: string, motif: readonly string[]) =>
    `<g id="${id}${part}">${drawMotif(motif, tokens)}</g>`;
  return `<defs>${drawn('a', first)}${second ? drawn('b', second) : ''}</defs>`;
}

const specksFrom = 0.8;

/** Dots between the motifs; none in a sparse look. */
function specks(tokens: ThemeTokens, size: Size, salt: number, most: number): string {
  if (tokens.density < specksFrom) return '';
  const { colors } = tokens;
  const clear = (x: number, y: number) => !isInCalm(size, x, y, 0.52) && y < size.height * 0.8;
  const points = scatter(createRandom(tokens, salt), size, 36, most, clear);
  const third = Math.ceil(points.length / 3);
  return [colors.accent, colors.accent2, colors.accent3]
    .map((color, row) =>
      lines(color, 5 - row, path(dots(points.slice(row * third, (row + 1) * third)), '')),
    )
    .join('');
}

function strew(set: MotifSet, id: string, { width: w, height: h }: Size, tall: boolean): string {
  const key = (second?: boolean) => (second && set.motifs[1] ? `${id}b` : `${id}a`);
  return strewn[tall ? 'tall' : 'wide']
    .map(([x, y, scale, turn, second]) => use(key(second), w * x, h * y, places(turn, scale)))
    .join('');
}

function stand(
  set: MotifSet,
  id: string,
  { width: w, height: h }: Size,
  tall: boolean,
  swapped: boolean,
): string {
  const key = (second?: boolean) => ((second || swapped) && set.motifs[1] ? `${id}b` : `${id}a`);
  return standing[tall ? 'tall' : 'wide']
    .map(([x, y, scale, , second]) => {
      const flip = x > 0.5;
      return use(key(second), w * x, h * y - halfHeight * scale, places(0, scale, flip));
    })
    .join('');
}

function hang(tokens: ThemeTokens, id: string, { width: w, height: h }: Size, tall: boolean) {
  const spots = hung[tall ? 'tall' : 'wide'];
  const sag = h * (tall ? 0.05 : 0.07);
  const rope = `M-10 4Q${w / 4} ${Math.round(sag * 2)} ${w / 2} 6Q${w * 0.75} ${Math.round(sag * 2)} ${w + 10} 4`;
  const threads = spots.map(([x, y]) => `M${Math.round(w * x)} 6V${Math.round(h * y)}`).join('');
  return (
    lines(tokens.colors.display, 1.6, path(threads, ''), 'opacity=".6"') +
    lines(tokens.colors.display, 2.4, path(rope, '')) +
    spots
      .map(([x, y, scale]) =>
        use(`${id}a`, Math.round(w * x), h * y + halfHeight * scale, { scale }),
      )
      .join('')
  );
}

function hero(set: MotifSet, tokens: ThemeTokens, size: Size, backdrop: string): string {
  const { width: w, height: h } = size;
  const { colors } = tokens;
  const tall = isTall(size);
  const id = makeIdPrefix(tokens, tall ? 'mot' : 'mow');
  const grounded = set.layout !== 'strewn';
  const random = createRandom(tokens, 1);
  const s = getScale(size);
  const sky = gradient(`${id}s`, [
    [0, colors.tint],
    [0.75, colors.surface],
  ]);
  const hills = drawRidges(random, size, s, [
    [0.84, 12, colors.tint2, 0.7],
    [0.9, 8, colors.tint3],
  ]);
  const front = drawRidges(random, size, s, [[0.955, 5, colors.surface]]);
  const halo = circle(
    w / 2,
    h * 0.52,
    h * (tall ? 0.36 : 0.46),
    `fill="${colors.surface}" opacity=".75"`,
  );
  return drawHero(
    size,
    `<defs>${sky}</defs>${define(tokens, id, set)}` +
      rect(0, 0, w, h, `fill="url(#${id}s)"`) +
      (grounded
        ? halo
        : circle(0, 0, h * 0.42, `fill="${colors.tint2}" opacity=".7"`) +
          circle(w, h, h * 0.46, `fill="${colors.tint3}" opacity=".8"`) +
          halo) +
      backdrop +
      specks(tokens, size, 3, tall ? 22 : 40) +
      (set.layout === 'hung' ? hang(tokens, id, size, tall) : '') +
      (grounded
        ? hills +
          (set.layout === 'standing' || set.motifs[1]
            ? stand(set, id, size, tall, set.layout === 'hung')
            : '') +
          front
        : strew(set, id, size, tall)),
  );
}

/** A family that shows the small drawings of one set. */
export function createMotifFamily(set: MotifSet): OrnamentFamily {
  return {
    stage: 'middle',
    calm: { wide: 0.52, tall: 0.52, room: 0.9 },
    hero: (tokens, size, backdrop = '') => hero(set, tokens, size, backdrop),
    corner(tokens) {
      const id = makeIdPrefix(tokens, 'moc');
      const other = set.motifs[1] ? `${id}b` : `${id}a`;
      return drawCorner(
        define(tokens, id, set) +
          circle(30, 30, 96, `fill="${tokens.colors.tint2}" opacity=".7"`) +
          use(`${id}a`, 66, 66, places(-12, 1)) +
          use(other, 150, 42, places(10, 0.46)) +
          use(other, 42, 150, places(-8, 0.46)),
      );
    },
    divider(tokens) {
      const { colors } = tokens;
      const id = makeIdPrefix(tokens, 'mod');
      return drawDivider(
        define(tokens, id, set) +
          lines(colors.accent, 1.8, path('M20 28H112M248 28H340', '')) +
          use(`${id}a`, 180, 28, { scale: 0.52 }) +
          [134, 226].map((x) => circle(x, 28, 4, `fill="${colors.accent2}"`)).join(''),
      );
    },
    footer(tokens) {
      const { colors } = tokens;
      const id = makeIdPrefix(tokens, 'mof');
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
      return drawFooter(
        define(tokens, id, set) +
          path('M0 112C160 100 320 118 500 110S840 100 1000 112V142H0Z', `fill="${colors.tint2}"`) +
          row
            .map(([x, scale, first]) =>
              use(first ? `${id}a` : other, x, 122 - halfHeight * scale, places(0, scale, x > 500)),
            )
            .join(''),
      );
    },
    backdrop: (tokens, size, { stage }) => {
      const id = makeIdPrefix(tokens, isTall(size) ? 'mbt' : 'mbw');
      const { width: w, height: h } = size;
      const tall = isTall(size);
      const y = stage === 'high' ? 0.5 : tall ? 0.1 : 0.15;
      const spots = mirror([[0.09, y, tall ? 0.42 : 0.7, -10]]);
      return (
        define(tokens, id, set) +
        spots
          .map(([x, at, scale, turn]) => use(`${id}a`, w * x, h * at, places(turn, scale)))
          .join('')
      );
    },
  };
}
