import type { Point } from './port.ts';

/** Width and height of a map tile, in pixels. */
export const tileSize = 256;
/** The projection of slippy maps ends here. */
const maxLatitude = 85.0511;

export interface Tile {
  x: number;
  y: number;
  /** Pixels of its left upper corner from the middle of the picture. */
  left: number;
  top: number;
}

/** Pixels of a point from the left upper corner of the whole world at a zoom (Web Mercator). */
export function worldPixels({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const world = tileSize * 2 ** zoom;
  const latitude = Math.max(-maxLatitude, Math.min(maxLatitude, lat)) * (Math.PI / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * world,
  };
}

/**
 * The tiles that cover a picture of `width` by `height` pixels with the point in its middle, row by row.
 * East and west of the world's edge it goes on from the other side; beyond the poles there is nothing.
 */
export function tilesAround(
  point: Point,
  { zoom, width, height }: { zoom: number; width: number; height: number },
): Tile[] {
  const { x, y } = worldPixels(point, zoom);
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

/** The whole numbers of the tiles that reach from `start` to `end`. */
function range(start: number, end: number): number[] {
  const first = Math.floor(start);
  return Array.from({ length: Math.ceil(end) - first }, (_, index) => first + index);
}

/** Half the width of the narrowest picture with the tile in it, in pixels. */
export function reachOf({ left }: Tile): number {
  return Math.max(0, left, -(left + tileSize));
}

/** The address of a tile by its template, such as https://tile.example.org/{z}/{x}/{y}.png. */
export function tileUrl(template: string, { x, y }: Pick<Tile, 'x' | 'y'>, zoom: number): string {
  const values: Record<string, number> = { x, y, z: zoom };
  return template.replaceAll(/\{([xyz])\}/g, (_, name: string) => String(values[name]));
}
