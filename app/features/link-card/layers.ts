/** The port to the renderer. All lengths are in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ArtLayer {
  kind: 'art';
  box: Box;
  svg: string;
}

/** Only an outline when `line` is set. */
export interface FillLayer {
  kind: 'fill';
  box: Box;
  color: string;
  line?: { style: 'solid' | 'dashed'; width: number };
  glow?: string;
}

export interface TextStyle {
  families: readonly string[];
  size: number;
  weight: number;
  tracking: number;
  leading: number;
  color: string;
  /** CSS text shadows that separate letters from the picture. */
  halo?: string;
}

/** Centered in its box. Lines beyond `lines` are cut with an ellipsis. */
export interface TextLayer {
  kind: 'text';
  box: Box;
  text: string;
  style: TextStyle;
  dir: 'ltr' | 'rtl';
  lines: number;
  /** True when long words may be broken. */
  breaks: boolean;
}

export interface PhotoLayer {
  kind: 'photo';
  box: Box;
  bytes: Uint8Array;
  /** The CSS value of `object-position`. */
  hold: string;
}

export type Layer = ArtLayer | FillLayer | TextLayer | PhotoLayer;

export interface LayeredCard {
  width: number;
  height: number;
  color: string;
  layers: readonly Layer[];
}

/** In a column of the box's width. */
export interface TextSize {
  width: number;
  height: number;
  lines: number;
}

/** Equal `key`s mean the same file. */
export interface FaceFile {
  key: string;
  family: string;
  /** Inclusive ranges of code points to use the file for; null for all. */
  ranges: readonly (readonly [number, number])[] | null;
  read(): Promise<Uint8Array>;
}

export interface Painter {
  /** Skips faces that are already loaded. */
  learn(faces: readonly FaceFile[]): Promise<void>;
  measure(layer: TextLayer): Promise<TextSize>;
  /** 'raw' means plain RGBA pixels. */
  paint(picture: LayeredCard, format?: 'png' | 'jpeg' | 'raw'): Promise<Uint8Array<ArrayBuffer>>;
}
