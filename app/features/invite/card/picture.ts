/** The port to whatever paints pictures: flat layers in, bytes out. All lengths are in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing of ours, as one `<svg>`. */
export interface ArtLayer {
  kind: 'art';
  box: Box;
  svg: string;
}

/** A flat area, or the outline of one. */
export interface FillLayer {
  kind: 'fill';
  box: Box;
  color: string;
  line?: { style: 'solid' | 'dashed'; width: number };
  /** A soft light around it. */
  glow?: string;
}

export interface TextStyle {
  /** Families in the order in which they are asked for a glyph. */
  families: readonly string[];
  size: number;
  weight: number;
  /** In em. */
  tracking: number;
  leading: number;
  color: string;
  /** CSS text shadows: a halo that parts letters from art. */
  halo?: string;
}

/** Text in the middle of its box. Lines beyond `lines` are cut with an ellipsis. */
export interface TextLayer {
  kind: 'text';
  box: Box;
  text: string;
  style: TextStyle;
  dir: 'ltr' | 'rtl';
  lines: number;
  /** True when a word may be broken where it does not fit. */
  breaks: boolean;
}

export type Layer = ArtLayer | FillLayer | TextLayer;

export interface Picture {
  width: number;
  height: number;
  color: string;
  layers: readonly Layer[];
}

/** How much room a text takes in a column of its box's width. */
export interface Room {
  width: number;
  height: number;
  lines: number;
}

/** A face's file and what it is for; the same `key` is the same file. */
export interface FaceFile {
  key: string;
  family: string;
  /** Inclusive ranges of code points that are taken from it. */
  ranges: readonly (readonly [number, number])[] | null;
  read(): Promise<Uint8Array>;
}

export interface Painter {
  /** Makes faces known; again for the same faces does nothing. */
  learn(faces: readonly FaceFile[]): Promise<void>;
  measure(layer: TextLayer): Promise<Room>;
  /** A PNG, or plain RGBA pixels. */
  paint(picture: Picture, format?: 'png' | 'raw'): Promise<Uint8Array<ArrayBuffer>>;
}
