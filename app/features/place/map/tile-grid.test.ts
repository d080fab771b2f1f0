import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { computeReach, tileSize, getTileUrl, listTilesAround, toWorldPixels } from './tile-grid.ts';

function tileOf(lat: number, lng: number, zoom: number): number[] {
  const { x, y } = toWorldPixels({ lat, lng }, zoom);
  return [Math.floor(x / tileSize), Math.floor(y / tileSize)];
}

const frame = { zoom: 15, width: 1280, height: 200 };

test('London, Kathmandu and the middle of the world are on the tiles that slippy maps have for them', () => {
  expect(tileOf(51.5074, -0.1278, 15)).toEqual([16_372, 10_896]);
  expect(tileOf(27.7117, 85.3199, 15)).toEqual([24_150, 13_757]);
  expect(tileOf(0, 0, 1)).toEqual([1, 1]);
});

test('beyond the date line the map goes on, beyond the poles it does not', () => {
  const east = listTilesAround({ lat: 0, lng: 180 }, { zoom: 2, width: 512, height: 10 });
  expect(new Set(east.map(({ x }) => x))).toEqual(new Set([3, 0]));
  const pole = listTilesAround({ lat: 90, lng: 0 }, { zoom: 2, width: 256, height: 800 });
  expect(pole.every(({ y }) => y >= 0 && y < 4)).toBe(true);
});

test('wherever the point is, the tiles cover the picture and none lies beside it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lng) => {
        const tiles = listTilesAround({ lat, lng }, frame);
        const lefts = tiles.map(({ left }) => left);
        const tops = tiles.map(({ top }) => top);
        expect(Math.min(...lefts)).toBeLessThanOrEqual(-640);
        expect(Math.max(...lefts) + tileSize).toBeGreaterThanOrEqual(639);
        expect(Math.min(...tops)).toBeLessThanOrEqual(-100);
        expect(Math.max(...tops) + tileSize).toBeGreaterThanOrEqual(99);
        expect(tiles.length).toBeLessThanOrEqual(12);
        expect(Math.max(...tiles.map(computeReach))).toBeLessThanOrEqual(640);
        expect(tiles.some((tile) => computeReach(tile) === 0)).toBe(true);
      },
    ),
  );
});

test('a tile is asked for by its template', () => {
  expect(getTileUrl('https://t.example/{z}/{x}/{y}.png?v={z}', { x: 3, y: 5 }, 15)).toBe(
    'https://t.example/15/3/5.png?v=15',
  );
});
