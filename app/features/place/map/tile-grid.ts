import type { Point } from '../port.ts';

/** In pixels. */
export const tileSize = 256;
/** The limit of the Web Mercator projection. */
const maxLatitude = 85.0511;

export interface Tile {
  x: number;
  y: number;
  /** Pixels from the picture's center to the tile's upper left corner. */
  left: number;
  top: number;
}

/** Pixels from the world's upper left corner (Web Mercator). */
export function toWorldPixels({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const world = tileSize * 2 ** zoom;
  const latitude = Math.max(-maxLatitude, Math.min(maxLatitude, lat)) * (Math.PI / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * world,
  };
}

/** The tiles of a centered picture in pixels, row by row. Wraps around at the date line, but not at the poles. */
export function listTilesAround(
  point: Point,
  { zoom, width, height }: { zoom: number; width: number; height: number },
): Tile[] {
  const { x, y } = toWorldPixels(point, zoom);
  const count = 2 ** zoom;
  const columns = range((x - width / 2) / tileSize, (x + width / 2) / tileSize);
  const rows = range((y - height / 2) / tileSize, (y + height / 2) / tileSize);
  return rows
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      columns.map((column) => ({
        x: ((column % count) + count) % count,
        y: row,
        left: Math.round(column * tileSize - x),
        top: Math.round(row * tileSize - y),
      })),
    );
}

function range(start: number, end: number): number[] {
  const first = Math.floor(start);
  return Array.from({ length: Math.ceil(end) - first }, (_, index) => first + index);
}

/** Half the width in pixels of the narrowest picture that contains the tile. */
export function computeReach({ left }: Tile): number {
  return Math.max(0, left, -(left + tileSize));
}

/** The template is like https://tile.example.org/{z}/{x}/{y}.png. */
export function getTileUrl(
  template: string,
  { x, y }: Pick<Tile, 'x' | 'y'>,
  zoom: number,
): string {
  const values: Record<string, number> = { x, y, z: zoom };
  return template.replaceAll(/\{([xyz])\}/g, (_, name: string) => String(values[name]));
}
