export const swagWidth = 260;
export const buntingHeight = 96;

const sag = 34;
const flagsInSwag = 6;

export interface Flag {
  x: number;
  y: number;
  /** In degrees. */
  tilt: number;
  /** Determines the color. */
  place: number;
}

export function placeFlags(swag: number): Flag[] {
  return Array.from({ length: flagsInSwag }, (_, index) => {
    const along = (index + 0.5) / flagsInSwag;
    return {
      x: swagWidth * along,
      y: 4 * along * (1 - along) * sag,
      tilt: (1 - 2 * along) * 16,
      place: swag * flagsInSwag + index,
    };
  });
}

export const flagShape = 'M-17 0H17L0 46Z';
/** In degrees, to either side. */
export const lying = 69.7;
export const stringShape = `M0 0Q${swagWidth / 2} ${2 * sag} ${swagWidth} 0`;

export const looseString = 'M0 0C34 30 100 44 106 104S84 160 98 204';

export const looseFlags: Flag[] = [
  { x: 15, y: 12, tilt: 34, place: 0 },
  { x: 52, y: 33, tilt: 32, place: 1 },
  { x: 86, y: 60, tilt: 48, place: 2 },
  { x: 105, y: 97, tilt: 79, place: 3 },
  { x: 102, y: 139, tilt: 105, place: 4 },
  { x: 94, y: 181, tilt: 88, place: 5 },
];
