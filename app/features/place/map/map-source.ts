import type { Point } from '../port.ts';

/** Map tiles, which this site lays out itself. */
export interface TileSource {
  by: 'tiles';
  /** The template of the tiles' URLs. */
  url: string;
  attribution: string;
}

/** Google's map, drawn by its script in a frame. */
export interface GoogleSource {
  by: 'google';
  script: string;
  /** A key that may be public. */
  key: string;
}

export type MapSource = TileSource | GoogleSource;

/** What the map's own page says. */
export interface MapTexts {
  label: string;
  unreachable: string;
}

export interface MapOptions {
  point: Point | null;
  onMove: (point: Point) => void;
  /** Called with the map's center after each move of the map. */
  onCentreChange: (centre: Point) => void;
  /** Called once when the map fails to load. */
  onFail: () => void;
}

export interface DrawnMap {
  /** Moves the pin and centers the map on it; null removes the pin. */
  show(point: Point | null): void;
  centre(): Point;
  remove(): void;
}
