import type { ThemeTokens } from '../../tokens.ts';
import { at, circle, group, lines, path, rect, stroke } from '../svg.ts';

const r = Math.round;

/** A hand drawing about the origin: patches of color, and a line slightly offset over them. */
type Drawing = readonly [patch: string, line: string];

/** About 60 × 60 each. */
export const star: Drawing = [
  'M0 -26L8 -8L27 -7L12 6L17 25L0 14L-17 25L-12 6L-27 -7L-8 -8Z',
  'M1 -27C4 -20 6 -13 9 -8C15 -8 21 -9 28 -7C22 -2 17 2 12 6C14 13 16 19 18 26C11 22 6 17 0 14C-6 18 -11 22 -18 25C-16 18 -13 12 -12 6C-17 2 -22 -2 -27 -8C-20 -9 -14 -8 -8 -8C-5 -14 -3 -20 1 -27',
];
export const heart: Drawing = [
  'M0 24C-18 10 -26 0 -24 -12C-21 -24 -6 -22 0 -10C6 -22 21 -24 24 -12C26 0 18 10 0 24Z',
  'M-1 25C-19 11 -27 -1 -25 -13C-21 -25 -5 -22 0 -9C5 -24 22 -24 25 -12C26 1 15 12 -2 26',
];
export const sun: Drawing = [
  'M-12 -12a17 17 0 1 0 24 24a17 17 0 1 0 -24 -24',
  'M-16 0A16 16 0 1 0 2 -16A16 16 0 0 0 -16 1M0 -22V-31M15 -16L22 -23M22 0H31M16 15L23 22M0 22V31M-15 16L-22 23M-22 0H-31M-16 -15L-23 -22M-6 -4v2M6 -4v2M-7 5Q0 11 7 4',
];
export const bolt: Drawing = [
  'M6 -28L-16 4H-2L-8 28L18 -6H4Z',
  'M7 -29C-1 -18 -9 -7 -17 4C-12 3 -7 4 -2 4C-4 12 -6 20 -9 29C0 17 10 6 19 -6C14 -5 9 -6 4 -6C5 -13 6 -21 7 -29',
];
export const cactus: Drawing = [
  'M-12 28V-10a12 12 0 0 1 24 0V28Z',
  'M-11 28C-12 15 -12 2 -12 -10C-11 -26 12 -26 12 -9C12 3 12 15 12 28M-12 10C-24 10 -25 2 -24 -8M12 4C24 4 26 -3 25 -14M-20 28H21M-3 -12v5M4 -2v5M-4 8v5M3 17v4',
];
export const mushroom: Drawing = [
  'M-22 -2C-22 -24 22 -24 22 -2Z',
  'M-23 -2C-22 -27 23 -26 23 -2C8 0 -8 -1 -23 -2M-7 -1C-8 9 -9 18 -8 25C-2 27 4 27 9 25C9 16 8 8 8 -1M-9 -11a3 3 0 1 0 1 0M6 -14a3 3 0 1 0 1 0M13 -6v0',
];
export const daisy: Drawing = [
  'M-4 -21a8 8 0 1 0 .1 0M1 20C10 10 18 12 20 8C20 18 10 24 1 25Z',
  'M4 -12C9 -27 -9 -27 -4 -12C-19 -22 -22 -4 -6 -6C-20 4 -6 15 0 0C6 15 20 4 6 -6C22 -4 19 -22 4 -12M0 -11a3 3 0 1 0 1 0M0 4C1 14 -1 22 0 30M0 24C8 22 16 18 20 8',
];

/** A line in the title color over patches of `fill`. */
export function drawInk(
  { colors }: ThemeTokens,
  [patch, line]: Drawing,
  fill: string,
  width = 2.3,
): string {
  return (
    path(patch, `fill="${fill}" transform="translate(4 3)"`) + stroke(colors.display, width, line)
  );
}

/** Stands on the origin, 312 high. Small ones have no frets and no shine. */
export function drawGuitar({ colors }: ThemeTokens, small = false): string {
  const body =
    'M0 0C34 2 58 -18 58 -52C58 -76 40 -84 37 -98C35 -112 48 -118 47 -140C45 -164 26 -174 0 -174C-27 -175 -46 -163 -47 -139C-48 -117 -36 -111 -38 -97C-40 -83 -59 -77 -58 -51C-57 -17 -33 1 0 0Z';
  const neck = 'M-7 -128L-6 -270H6L8 -128Z';
  const head = 'M-9 -270L-14 -308C-6 -314 6 -312 13 -307L9 -270Z';
  const frets =
    'M-19 -278h5M-20 -290h5M-20 -302h5M13 -278h5M14 -290h5M14 -302h5M-7 -150H8M-7 -176H7M-7 -204H7M-6 -234H6';
  const shine = 'M9 -30C30 -32 44 -46 44 -66C30 -58 16 -58 9 -30Z';
  return (
    path(body, `fill="${colors.accent}" transform="translate(5 4)"`) +
    path(head, `fill="${colors.accent2}" transform="translate(5 4)"`) +
    (small ? '' : path(shine, `fill="${colors.surface}" opacity=".5"`)) +
    circle(0, -110, 19, `fill="${colors.shade}"`) +
    path(neck, `fill="${colors.accent3}"`) +
    stroke(
      colors.display,
      small ? 4 : 2.6,
      `${body}${neck}${head}M-21 -40C-7 -42 8 -41 22 -40${small ? '' : frets}`,
    ) +
    (small ? '' : stroke(colors.display, 1, 'M-3 -41V-268M0 -41V-268M4 -41V-268'))
  );
}

/** About the origin, of radius 100. */
export function drawRecord({ colors }: ThemeTokens): string {
  return (
    circle(0, 0, 100, `fill="${colors.shade}" stroke="${colors.display}" stroke-width="2.6"`) +
    lines(
      colors.muted,
      1.3,
      circle(0, 0, 87) + circle(0, 0, 74) + circle(0, 0, 61) + circle(0, 0, 48),
      'opacity=".6"',
    ) +
    stroke(
      colors.surface,
      3,
      'M-78 -38A87 87 0 0 1 -38 -78M38 78A87 87 0 0 0 78 38',
      'opacity=".55"',
    ) +
    circle(0, 0, 34, `fill="${colors.accent2}"`) +
    lines(colors.accent, 5, circle(0, 0, 25)) +
    circle(0, 0, 6, `fill="${colors.surface}"`)
  );
}

/** 150 × 120, standing on the origin. */
export function drawAmp({ colors }: ThemeTokens): string {
  const box =
    'M-74 -2C-76 -40 -75 -80 -73 -119C-24 -121 26 -120 74 -118C75 -80 76 -40 73 0C26 1 -26 1 -74 -2Z';
  const grid =
    'M-62 -84C-20 -85 20 -85 62 -83C63 -58 62 -34 61 -12C20 -11 -20 -11 -61 -12C-62 -36 -63 -60 -62 -84Z';
  return (
    path(box, `fill="${colors.accent3}" transform="translate(5 4)"`) +
    path(grid, `fill="${colors.surface}"`) +
    circle(-2, -46, 31, `fill="${colors.accent2}"`) +
    lines(colors.display, 2.4, path(`${box}${grid}`) + circle(0, -48, 31) + circle(0, -48, 12)) +
    stroke(colors.display, 9, 'M-52 -101h0M-32 -102h0M-12 -101h0M54 -101h0')
  );
}

export function drawBulbs(
  { colors }: ThemeTokens,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  sag: number,
  count: number,
  size: number,
): string {
  const paints = [colors.accent, colors.accent2, colors.accent3];
  const bulb = `c-${r(size * 0.9)} ${r(size * 1.6)} ${r(size * 1.5)} ${r(size * 1.6)} ${r(size * 0.6)} 0z`;
  const rows = paints.map((fill, row) => {
    let d = '';
    for (let at1 = row; at1 < count; at1 += 3) {
      const u = (at1 + 0.5) / count;
      const [x, y] = [x1 + (x2 - x1) * u, y1 + (y2 - y1) * u + 4 * sag * u * (1 - u)];
      d += `M${r(x - size * 0.3)} ${r(y)}${bulb}`;
    }
    return path(d, `fill="${fill}"`);
  });
  const wire = `M${r(x1)} ${r(y1)}Q${r((x1 + x2) / 2)} ${r((y1 + y2) / 2 + sag * 2)} ${r(x2)} ${r(y2)}`;
  return (
    stroke(colors.display, 2, wire) +
    group(`stroke="${colors.display}" stroke-width="1.8" stroke-linejoin="round"`, rows.join(''))
  );
}

/** They stand on y at each x. */
export const drawTufts = ({ colors }: ThemeTokens, spots: readonly (readonly [number, number])[]) =>
  stroke(
    colors.display,
    2.2,
    spots
      .map(([x, y]) => `M${r(x - 9)} ${r(y)}q-2 -9 -7 -14m9 14q1 -12 -1 -20m9 20q2 -8 8 -13`)
      .join(''),
  );

export const drawTape = (fill: string, x: number, y: number, turn: number, length: number) =>
  at(
    x,
    y,
    rect(-length / 2, -length * 0.16, length, length * 0.32, `fill="${fill}" opacity=".85"`),
    { turn },
  );
