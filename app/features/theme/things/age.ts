import type { Thing } from './thing.ts';

/** In a box of 14 by 22 from (0, 0), for a round line of 4.6. */
const digits = [
  'M7 2.5C3.6 2.5 2.5 6.5 2.5 11S3.6 19.5 7 19.5S11.5 15.5 11.5 11S10.4 2.5 7 2.5Z',
  'M3.5 6L8 2.5V19.5',
  'M2.8 6.4C3.2 1.2 11.2 1.4 11.2 6.6C11.2 10.6 5 14 2.8 19.4H11.6',
  'M3 4.6C5 1.6 11 2 11 6.4C11 9.4 8.4 10.6 6.4 10.6C9 10.6 11.6 12 11.6 15C11.6 20.2 4.4 20.6 2.4 17.2',
  'M9 19.5V2.5L2.2 14.4H12',
  'M11 2.6H4L3.2 10.2C7 8 11.6 9.8 11.6 14.2C11.6 20 4.6 20.8 2.4 17.2',
  'M10.4 3.4C6 1.6 2.6 7 2.6 13.4C2.6 21.6 11.6 21.4 11.6 14.4C11.6 8.6 4.6 8.4 2.8 13.4',
  'M2.4 2.6H11.6C8.4 7 6.2 13 5.6 19.5',
  'M7 2.5C1.4 2.5 1.4 10 7 10.4C12.6 10 12.6 2.5 7 2.5ZM7 10.4C.8 10.8 .8 19.5 7 19.5S13.2 10.8 7 10.4Z',
  'M11.2 8.6C9.4 13.6 2.4 13.4 2.4 7.6C2.4 .6 11.4 .4 11.4 8.6C11.4 15 8 20.4 3.6 18.6',
];
const step = 13;
const foot = 29;

/** Path data moved by (dx, dy): absolute commands with pairs, and `H` and `V`. */
function move(d: string, dx: number, dy: number): string {
  return d.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const isX = (at: number) => (command === 'H' ? true : command === 'V' ? false : at % 2 === 0);
    const moved = numbers.map(
      (value, at) => Math.round((Number(value) + (isX(at) ? dx : dy)) * 100) / 100,
    );
    return command + moved.join(' ');
  });
}

/** An age as a thing: large digits with a lighter line in them. */
export function createAge(age: number): Thing {
  const signs = Array.from(String(age), Number);
  const left = 16 - (signs.length * step + 1) / 2;
  const scale = signs.length > 2 ? 0.8 : 1;
  const d = signs
    .map((sign, at) => move(digits[sign] ?? '', left + at * step * scale, foot - 22))
    .join('');
  return {
    emoji: String(age),
    place: 'table',
    drawing: {
      hues: [[45, 0.68, 0.15]],
      top: foot - 22,
      bottom: foot,
      layers: [`a5.4 ${d}`, `G1.2%60 ${d}`],
    },
  };
}
