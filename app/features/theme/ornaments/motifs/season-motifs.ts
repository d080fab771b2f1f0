import { type MotifSet, drawDisc, drawOval } from './motif.ts';

/** Motifs of gardens, woods and skies. */
export const seasonMotifs = {
  autumn: {
    layout: 'standing',
    clear: true,
    ground: 'field',
    dressing: 'foliage',
    motifs: [
      [
        'd M-6 48L-3-4H3L6 48ZM0 20L16 2L19 4L4 28ZM0 12L-16-6L-19-4L-4 20Z',
        `c ${drawDisc(-24, -6, 17)}${drawDisc(24, -8, 17)}`,
        `a ${drawDisc(-13, -20, 19)}${drawDisc(15, -22, 19)}${drawDisc(0, -30, 19)}`,
        `b ${drawDisc(-16, -24, 10)}${drawDisc(6, -36, 10)}${drawDisc(21, -18, 9)}${drawDisc(0, -14, 8)}`,
        'a M-32 40L-25 34L-22 42L-28 46ZM26 44L32 38L37 44L31 48Z',
        'b M-44 46L-38 41L-34 47ZM40 40L46 37L46 44Z',
      ],
      [
        'g M-9 8H9C8 24 12 40 15 48H-15C-12 40-8 24-9 8Z',
        'c M-38 12C-36-14-18-28 0-28C18-28 36-14 38 12C18 20-18 20-38 12Z',
        'b7 M-18-4h0M2-14h0M18 0h0',
      ],
    ],
  },
  jungle: {
    layout: 'none',
    clear: true,
    ground: 'thicket',
    dressing: 'fronds',
    motifs: [
      [
        'k M0 48C-34 40-50 14-50-14C-30-8-8 16 0 48ZM0 48C34 40 50 14 50-14C30-8 8 16 0 48Z',
        'l M0 48C-28 26-36-8-28-36C-10-20 2 10 0 48ZM0 48C28 26 36-8 28-36C10-20-2 10 0 48Z',
        'k M0 48C-14 16-14-22 0-50C14-22 14 16 0 48Z',
        'l2 M0 44V-38',
        'k2 M-4 40C-12 16-18-8-24-24M4 40C12 16 18-8 24-24M-6 42C-20 28-32 10-42-2M6 42C20 28 32 10 42-2',
      ],
      [
        'k M0 48C-20 44-34 34-40 18C-20 20-6 30 0 48ZM0 48C20 44 34 34 40 18C20 20 6 30 0 48Z',
        'k4 M0 48V8',
        'b*5 M0-4C-18-10-20-34 0-42C20-34 18-10 0-4Z',
        `c ${drawDisc(0, 0, 9)}`,
        'c4 M0-4L12-34M12-34h0M6-34h0M16-28h0',
      ],
    ],
  },
  mushroom: {
    layout: 'standing',
    clear: true,
    ground: 'forest',
    motifs: [
      [
        'g M20 20H34C33 32 36 42 38 48H16C18 42 21 32 20 20Z',
        'b M6 24C8 8 18 0 27 0C36 0 46 8 48 24C38 29 16 29 6 24Z',
        'g M-18 2H6C5 22 10 40 14 48H-26C-22 40-17 22-18 2Z',
        'a M-50 6C-48-30-28-48-6-48C16-48 36-30 38 6C14 18-26 18-50 6Z',
        `g ${drawOval(-26, -12, 7, 6)}${drawOval(-6, -30, 8, 7)}${drawOval(17, -14, 7, 6)}${drawOval(-4, -2, 6, 5)}`,
        'k M-48 48C-44 38-38 36-36 44C-32 34-26 38-24 48Z',
      ],
      [
        'g M-9 8H9C8 24 12 40 15 48H-15C-12 40-8 24-9 8Z',
        'b M-34 14C-32-10-16-24 0-24C16-24 32-10 34 14C16 21-16 21-34 14Z',
      ],
    ],
  },
  butterfly: {
    layout: 'standing',
    clear: true,
    ground: 'meadow',
    dressing: 'spring',
    motifs: [
      [
        'k3.5 M0 48V10M0 40C-14 40-20 32-22 24M0 44C12 42 18 36 20 28',
        'a M0-10C-12-42-48-50-48-24C-46-4-20-2 0-10ZM0-10C12-42 48-50 48-24C46-4 20-2 0-10Z',
        'b M0-8C-16-4-38 4-30 22C-20 34-4 12 0-8ZM0-8C16-4 38 4 30 22C20 34 4 12 0-8Z',
        `g ${drawDisc(-33, -26, 6)}${drawDisc(33, -26, 6)}${drawDisc(-18, 12, 4)}${drawDisc(18, 12, 4)}`,
        's5 M0-18V12',
        's1.8 M0-18C-2-28-8-34-12-36M0-18C2-28 8-34 12-36',
      ],
      [
        'k3.5 M0 48V0M0 38C-12 38-18 30-20 24M0 42C10 40 16 34 18 28',
        'c*8 M0 0C-9-10-9-28 0-34C9-28 9-10 0 0Z',
        `y ${drawDisc(0, 0, 11)}`,
      ],
    ],
  },
  lavender: {
    layout: 'standing',
    clear: true,
    ground: 'meadow',
    dressing: 'spring',
    motifs: [
      [
        'k2.6 M0 26L-34-14M0 26L-20-24M0 26L-7-30M0 26L8-30M0 26L21-24M0 26L35-14',
        'a9 M-34-14L-42-26M-20-24L-27-40M-7-30L-9-46M8-30L9-46M21-24L27-40M35-14L43-26',
        'c4 M-39-22h0M-37-17h0M-25-36h0M-22-29h0M-9-42h0M-8-35h0M9-42h0M8-35h0M26-36h0M22-29h0M40-22h0M37-17h0',
        'k M-12 20H12L20 48H-20Z',
        'b M-14 22H14V31H-14Z',
        'b3 M0 27C-14 20-22 32-10 36M0 27C14 20 22 32 10 36',
      ],
      [
        'k2.4 M0 48L-16 2M0 48V-8M0 48L16 2',
        'a8 M-16 2L-21-14M0-8V-26M16 2L21-14',
        'c3.5 M-19-8h0M0-20h0M19-8h0M-17-2h0M0-13h0M17-2h0',
      ],
    ],
  },
  lemon: {
    layout: 'standing',
    clear: true,
    ground: 'cloth',
    dressing: 'fruit',
    motifs: [
      [
        'd6 M26-24C48-26 48 20 24 20',
        'g M-30-38H30L24 44C24 47 20 48 17 48H-17C-20 48-24 47-24 44Z',
        'y M-28-14H28L24 44C24 47 20 48 17 48H-17C-20 48-24 47-24 44Z',
        `g ${drawDisc(-8, 14, 13)}${drawDisc(12, 30, 10)}`,
        `b ${drawDisc(-8, 14, 10)}${drawDisc(12, 30, 7.5)}`,
        'g1.6 M-18 14H2M-8 4V24M-15 7L-1 21M-15 21L-1 7M4 30H20M12 22V38',
        'k M2-16C6-30 18-36 30-34C28-22 16-14 2-16Z',
        'd2.5 M-30-38H30L24 44C24 47 20 48 17 48H-17C-20 48-24 47-24 44ZM-30-38L-40-44',
      ],
      [
        'y M-46 12C-46 6-42 4-38 2C-28-18 24-18 34 2C38 4 46 6 46 12C46 18 40 20 36 22C26 44-28 44-38 22C-42 20-46 18-46 12Z',
        'k M0-14C2-32 16-42 32-40C32-24 18-12 0-14Z',
        'd3 M0-14V-22',
        'g3.5 M-26 6C-22-2-14-6-6-6',
      ],
    ],
  },
  aurora: {
    layout: 'none',
    ground: 'aurora',
    motifs: [['k M0-48L20-14H12L30 14H18L38 44H-38L-18 14H-30L-12-14H-20Z', 'd M-5 44H5V50H-5Z']],
  },
} as const satisfies Record<string, MotifSet>;
