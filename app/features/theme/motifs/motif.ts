/**
 * A small drawing within 50 of the origin on every side, as layers from back to front. A layer is a paint, a space
 * and path data. The paint is a letter (`drawMotif` knows its color); a number after it strokes in that width, `%30` makes it
 * translucent, and `*5` repeats the layer five times around the origin.
 */
export type Motif = readonly string[];

/**
 * How a family arranges its motifs: hung from a string, standing on the ground, standing on a shore with the second one
 * afloat, one large below the title with the second one at both sides, strewn about, one large above the title with the
 * second one in the corners, on boughs, or nowhere, because the ground says it all.
 */
export type Layout =
  | 'boughs'
  | 'center'
  | 'crest'
  | 'hung'
  | 'none'
  | 'shore'
  | 'standing'
  | 'strewn';

export type DressingName =
  | 'awning'
  | 'boughs'
  | 'curtain'
  | 'flight'
  | 'foliage'
  | 'fronds'
  | 'fruit'
  | 'gears'
  | 'invaders'
  | 'lamps'
  | 'marigolds'
  | 'mobile'
  | 'noren'
  | 'orbit'
  | 'paper'
  | 'powder'
  | 'rakhi'
  | 'reef'
  | 'roses'
  | 'speakers'
  | 'spring'
  | 'staves';

export type GroundName =
  | 'arcade'
  | 'aurora'
  | 'board'
  | 'boards'
  | 'canal'
  | 'cardTable'
  | 'cloth'
  | 'clouds'
  | 'club'
  | 'counter'
  | 'court'
  | 'dais'
  | 'dawn'
  | 'desert'
  | 'dunes'
  | 'field'
  | 'forest'
  | 'gig'
  | 'hills'
  | 'lake'
  | 'meadow'
  | 'moon'
  | 'moonlit'
  | 'museum'
  | 'palace'
  | 'peaks'
  | 'petals'
  | 'pier'
  | 'pitch'
  | 'pool'
  | 'rails'
  | 'rainbow'
  | 'rangoli'
  | 'recital'
  | 'ring'
  | 'road'
  | 'room'
  | 'scales'
  | 'sea'
  | 'seabed'
  | 'shelf'
  | 'streamers'
  | 'streets'
  | 'thicket'
  | 'track'
  | 'workshop';

export interface MotifSet {
  layout: Layout;
  /** One drawing, or two that take turns. In a hung set the second one stands on the ground. */
  motifs: readonly [Motif, Motif?];
  /** What they stand on, if not plain hills; what is strewn, a crest or on boughs stands on nothing. */
  ground?: GroundName;
  sprigs?: true;
  dressing?: DressingName;
  /** True for a ground that stands behind that of another family, in place of the first motif. */
  distant?: true;
  /** True where dots in the air by day would look like dust; by night they are stars. */
  clear?: true;
}

const short = (value: number) => Math.round(value * 10) / 10 || 0;

export const drawDisc = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0Z`;

export const drawOval = (x: number, y: number, rx: number, ry: number) =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;

/** A polygon when both radii agree with it. */
export function drawStar(x: number, y: number, tips: number, outer: number, inner: number): string {
  let d = '';
  for (let tip = 0; tip < tips * 2; tip++) {
    const angle = ((-90 + (tip * 180) / tips) * Math.PI) / 180;
    const radius = tip % 2 ? inner : outer;
    d += `${tip ? 'L' : 'M'}${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
  }
  return `${d}Z`;
}
