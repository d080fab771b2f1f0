import { type Motif, drawDisc } from './motif.ts';

/** A streamer in the shape of a carp, its mouth on the left. */
export const carp = (body: string, fin: string): Motif => {
  const scales = [0, 1, 2, 3].flatMap((column) => {
    const [x, count] = [-17 + column * 9, column < 2 ? 3 : 2];
    return Array.from(
      { length: count },
      (_, row) => `M${x} ${row * 8 - count * 4 + (column % 2) * 0.5}a4 4 0 0 1 0 8`,
    );
  });
  return [
    `${fin} M-14 12C-10 21-4 25 5 25C4 19 1 15-1 11ZM-6-13C1-22 10-23 17-20C13-17 11-14 9-10Z`,
    `${body} M-48-13C-28-18 0-15 22-8L50-18C45-6 45 6 50 18L22 8C0 15-28 18-48 13Z`,
    'g%35 M-48 13C-28 18 0 15 22 8L50 18C47 11 46 6 46 2L22 3C0 7-28 8-48 6Z',
    `g1.8%80 ${scales.join('')}`,
    `${fin}2.4 M29-6L46-11M31 0H45M29 6L46 11`,
    `${fin}4 M-26-14C-20-6-20 6-26 14`,
    `g ${drawDisc(-36, -4, 6.6)}`,
    `s ${drawDisc(-36.5, -4, 3.7)}`,
    `${fin}3.6 M-48-12V12`,
  ];
};
