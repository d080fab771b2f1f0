/** The port to the renderer: flat layers in, bytes out. All lengths are in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing as one `<svg>`. */
export interface ArtLayer {
  kind: 'art';
  box: Box;
  svg: string;
}

/** A filled rectangle, or its outline. */
export interface FillLayer {
  kind: 'fill';
  box: Box;
  color: string;
  line?: { style: 'solid' | 'dashed'; width: number };
  /** A soft glow around it. */
  glow?: string;
}

export interface TextStyle {
  /** Font families in order of preference. */
  families: readonly string[];
  size: number;
  weight: number;
  /** In em. */
  tracking: number;
  leading: number;
  color: string;
  /** CSS text shadows that separate letters from the picture. */
  halo?: string;
}

/** Text centered in its box. Lines beyond `lines` are cut with an ellipsis. */
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

/** A photo that fills its box and is cropped to it. */
export interface PhotoLayer {
  kind: 'photo';
  box: Box;
  bytes: Uint8Array;
  /** The part that stays visible when it is cropped, as the CSS value of `object-position`. */
  hold: string;
}

export type Layer = ArtLayer | FillLayer | TextLayer | PhotoLayer;

export interface LayeredPicture {
  width: number;
  height: number;
  color: string;
  layers: readonly Layer[];
}

/** The size of a text that is set in a column of its box's width. */
export interface TextSize {
  width: number;
  height: number;
  lines: number;
}

/** A font file and how to use it. Equal `key`s mean the same file. */
export interface FaceFile {
  key: string;
  family: string;
  /** Inclusive ranges of code points to use the file for; null for all. */
  ranges: readonly (readonly [number, number])[] | null;
  read(): Promise<Uint8Array>;
}

export interface Painter {
  /** Loads faces. Faces that are already loaded are skipped. */
  learn(faces: readonly FaceFile[]): Promise<void>;
  measure(layer: TextLayer): Promise<TextSize>;
  /** Returns a PNG, a JPEG, or plain RGBA pixels. */
  paint(picture: LayeredPicture, format?: 'png' | 'jpeg' | 'raw'): Promise<Uint8Array<ArrayBuffer>>;
}
