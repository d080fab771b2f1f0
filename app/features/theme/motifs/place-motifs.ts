import { type MotifSet, drawDisc } from './motif.ts';

const pine = [
  'b M-6 36H6V50H-6Z',
  'k M0-48L22-18H12L32 10H18L40 40H-40L-18 10H-32L-12-18H-22Z',
] as const;

export const placeMotifs = {
  fish: {
    layout: 'strewn',
    clear: true,
    dressing: 'reef',
    motifs: [
      [
        'a M-46 0C-30-28 10-30 26-4L46-24V24L26 4C10 30-30 28-46 0Z',
        'b M-6-22C4-8 4 8-6 22L6 19C13 6 13-6 6-19Z',
        `g ${drawDisc(-25, -5, 7)}`,
        's6 M-27-5h0',
      ],
      [
        'c M0 44L-46-8C-46-22-34-28-29-25C-25-40-8-40 0-35C8-40 25-40 29-25C34-28 46-22 46-8Z',
        'g2.5 M0 42L-31-22M0 42L-12-33M0 42L12-33M0 42L31-22',
      ],
    ],
  },
  mountain: {
    layout: 'standing',
    clear: true,
    motifs: [
      [
        'd M14-36H26V-12H14Z',
        'b M-36-4H36V48H-36Z',
        'd2.5 M-36 10H36M-36 22H36M-36 34H36',
        'a M0-42L50 2L44 8L0-28L-44 8L-50 2Z',
        'b M0-28L36 2H-36Z',
        'd M-10 18H8V48H-10Z',
        'y M16 16H28V30H16ZM-28 16H-18V30H-28Z',
        'g M0-45L53 0L47 3L0-36L-47 3L-53 0Z',
      ],
      pine,
    ],
    ground: 'peaks',
  },
  cactus: {
    layout: 'standing',
    clear: true,
    motifs: [
      [
        'l16 M0 48V-36M0 14H-26V-10M0 0H26V-22',
        'k2.5 M-3 44V-32M4 44V-32M-26-8V-12M26-20V-24',
        'a M0-52L5-44L0-40L-5-44ZM-26-24L-21-18L-26-14L-31-18ZM26-36L31-30L26-26L21-30Z',
      ],
      [
        `d6 ${drawDisc(0, 8, 37)}`,
        'd4 M0-28V44M-36 8H36M-25-17L25 33M25-17L-25 33',
        `b ${drawDisc(0, 8, 10)}`,
        `d ${drawDisc(0, 8, 4)}`,
      ],
    ],
    ground: 'desert',
  },
  deckchair: {
    layout: 'shore',
    clear: true,
    motifs: [
      [
        'd5 M-38-46L30 47M38 6L-30 47M-10 34H20',
        'a M-42-40C-36-8-8 12 34 10L38 0C8 2-20-14-30-46Z',
        'g5 M-34-30C-26-8-4 4 30 4',
      ],
      [
        'g M-2-48V26H-36Z',
        'b M4-34V26H32Z',
        'd3 M1-50V32',
        'd M-40 30H40C36 44 26 48 16 48H-18C-28 48-36 42-40 30Z',
      ],
    ],
    ground: 'lake',
  },
  float: {
    layout: 'shore',
    clear: true,
    motifs: [
      [
        'b M-48 28C-48 12-24 4 0 4C24 4 48 12 48 28C48 42 24 49 0 49C-24 49-48 42-48 28Z',
        'a M-18 22C-18 17-8 14 2 14C14 14 24 17 24 22C24 27 14 30 2 30C-8 30-18 27-18 22Z',
        'g3 M-40 32C-30 42 30 42 42 32M12 38C22 42 32 40 40 34',
        'b13 M-30 22C-42 0-10-6-14-24C-17-36-32-38-36-28',
        'g M-38-34L-53-20L-34-22Z',
        's M-48-26L-53-20L-43-21Z',
        's5 M-31-31h0',
      ],
      [
        `g ${drawDisc(0, 10, 38)}`,
        'b M0 10C6-4 6-18 0-28A38 38 0 0 1 33-9C24 4 14 9 0 10ZM0 10C9 22 21 29 33 29A38 38 0 0 1 0 48C-8 34-7 22 0 10ZM0 10C-15 11-27 4-33-9A38 38 0 0 0-33 29C-19 28-8 22 0 10Z',
        `c ${drawDisc(0, 10, 6)}`,
      ],
    ],
    ground: 'pool',
  },
  tree: {
    layout: 'standing',
    clear: true,
    motifs: [
      [
        'd M-6 48L-3-4H3L6 48ZM0 20L16 2L19 4L4 28ZM0 12L-16-6L-19-4L-4 20Z',
        `k ${drawDisc(-22, -8, 18)}${drawDisc(22, -10, 18)}${drawDisc(0, -24, 24)}`,
        `l ${drawDisc(-14, -16, 11)}${drawDisc(4, -32, 12)}${drawDisc(18, -16, 10)}`,
        'b5 M-26-2h0M10-8h0M-4-22h0M24-22h0',
      ],
      [
        'g M-11 6H11C10 24 14 40 18 48H-18C-14 40-10 24-11 6Z',
        'b M-46 10C-44-24-22-42 0-42C22-42 44-24 46 10C22 20-22 20-46 10Z',
        'g9 M-24-8h0M-4-26h0M20-18h0M4 0h0M32 2h0',
      ],
    ],
    ground: 'forest',
  },
  tent: {
    layout: 'standing',
    dressing: 'lamps',
    clear: true,
    ground: 'forest',
    motifs: [
      [
        'd4 M-6-46L48 46M6-46L-48 46',
        'a M0-36L46 48H-46Z',
        's M0-6L19 48H-19Z',
        'b M0-6L19 48H32Z',
      ],
      pine,
    ],
  },
  skyline: {
    layout: 'none',
    ground: 'streets',
    distant: true,
    motifs: [
      [
        'd3 M-9-36V-50',
        'a M-48 48V-4H-22V48ZM28 48V6H48V48Z',
        'b M-22 48V-38H4V48Z',
        'c M4 48V-18L28-26V48Z',
        'y4 M-40 8h0M-30 8h0M-40 20h0M-30 20h0M-30 32h0M-15-26h0M-3-26h0M-15-12h0M-3-12h0M-15 2h0M-3 16h0M-15 30h0M12-8h0M20-8h0M12 6h0M20 20h0M12 34h0M36 18h0M36 30h0',
      ],
    ],
  },
  rocket: {
    layout: 'none',
    ground: 'moon',
    dressing: 'orbit',
    motifs: [
      [
        'y M-11 24H11L0 50Z',
        'b M-17 0L-36 24V36L-15 24ZM17 0L36 24V36L15 24Z',
        'g M0-50C19-36 23-10 18 24H-18C-23-10-19-36 0-50Z',
        'a M0-50C10-43 15-34 18-24H-18C-15-34-10-43 0-50Z',
        `b ${drawDisc(0, -4, 9)}`,
      ],
      [
        `c ${drawDisc(0, 0, 30)}`,
        'b4 M-24-15C-8-10 10-12 25-17M-29 5C-20 9-8 10 2 9M-22 19C-8 23 8 22 21 19',
        'y5 M-27-12C-44 2-50 14-46 18C-40 24 10 8 34-8C46-16 50-24 44-27C40-28 32-26 24-22',
        'g3 M-14-14C-10-19-4-21 2-21',
      ],
    ],
  },
} as const satisfies Record<string, MotifSet>;
