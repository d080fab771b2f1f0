import type { Point } from '../port.ts';

/** Map tiles, which this site lays out itself. */
export interface TileSource {
  by: 'tiles';
  /** The template of the tiles' addresses. */
  url: string;
  /** The tiles' attribution. */
  attribution: string;
}

/** Google's map, drawn by its script in a frame. */
export interface GoogleSource {
  by: 'google';
  /** The address of the script. */
  script: string;
  /** A key that may be public. */
  key: string;
}

export type MapSource = TileSource | GoogleSource;

export interface MapOptions {
  point: Point | null;
  onMove: (point: Point) => void;
  /** Called with the map's center after each move of the map. */
  onCentreChange: (centre: Point) => void;
  /** Called once when the map fails to load. */
  onFail: () => void;
}

/** A rendered map. */
export interface DrawnMap {
  /** Puts the pin there and centers the map on it; null removes the pin. */
  show(point: Point | null): void;
  centre(): Point;
  remove(): void;
}
