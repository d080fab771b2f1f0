import type { Point } from './port.ts';

/** Picture tiles that are laid out here. */
export interface TileSource {
  by: 'tiles';
  /** Template of their addresses. */
  url: string;
  /** Whom to thank for them. */
  attribution: string;
}

/** Google's own map, drawn by its script in a frame. */
export interface GoogleSource {
  by: 'google';
  /** Address of the script. */
  script: string;
  /** The key that browsers may see. */
  key: string;
}

export type MapSource = TileSource | GoogleSource;

export interface MapOptions {
  point: Point | null;
  onMove: (point: Point) => void;
  /** Called with the middle of the map after each move of it. */
  onLook: (centre: Point) => void;
  /** Called once when the map does not come. */
  onFail: () => void;
}

/** A map that is on screen. */
export interface DrawnMap {
  /** Puts the pin there and looks at it; null takes it away. */
  show(point: Point | null): void;
  centre(): Point;
  remove(): void;
}
