import { type MotifSet, drawDisc, drawOval } from './motif.ts';

export const delightMotifs = {
  iceCream: {
    layout: 'standing',
    clear: true,
    ground: 'cloth',
    dressing: 'awning',
    motifs: [
      [
        'd M-16 36H16V48H-16Z',
        'y M-21 2H21L3 46H-3Z',
        'd1.5 M-16 4L8 32M-4 4L13 22M8 4L17 12M16 4L-8 32M4 4L-13 22M-8 4L-17 12',
        `a ${drawDisc(-13, -8, 15)}`,
        `c ${drawDisc(13, -8, 15)}`,
        `b ${drawDisc(0, -27, 16)}`,
        'g3 M-22-12C-21-16-18-18-15-19M-10-32C-8-37-4-39 0-40',
        `a ${drawDisc(3, -45, 5)}`,
      ],
      [
        'y M-5 20H5V46C5 49-5 49-5 46Z',
        'a M-20 26V-24C-20-50 20-50 20-24V26C20 28 18 30 16 30H-16C-18 30-20 28-20 26Z',
        'c M-20 0H20V26C20 28 18 30 16 30H-16C-18 30-20 28-20 26Z',
        'g4 M-10-22V14M8-24V2',
      ],
    ],
  },
  tea: {
    layout: 'standing',
    clear: true,
    ground: 'cloth',
    dressing: 'spring',
    motifs: [
      [
        'a7 M-28-2C-54-6-50 34-22 30',
        'a M24 16C34 12 36-4 48-10L50 0C42 8 42 26 26 34Z',
        'a M-30 12C-30-14 30-14 30 12C30 34 18 44 0 44C-18 44-30 34-30 12Z',
        'b M-18-10C-14-24 14-24 18-10Z',
        `b ${drawDisc(0, -24, 5)}`,
        'b M-16 42H16V48H-16Z',
        `g ${drawDisc(0, 14, 7)}${drawDisc(-9, 18, 6)}${drawDisc(9, 18, 6)}${drawDisc(-5, 27, 6)}${drawDisc(6, 27, 6)}`,
        `y ${drawDisc(0, 20, 5)}`,
      ],
      [
        'b5 M24 8C40 4 40 26 20 24',
        'b M-30 0H28C28 26 16 38-1 38C-18 38-30 26-30 0Z',
        'g3 M-22 8C-22 18-18 26-12 30',
        `a ${drawOval(-1, 42, 40, 6)}`,
        'd2.4 M-12-10C-18-18-6-24-12-34M6-10C0-18 12-24 6-34',
      ],
    ],
  },
  fireEngine: {
    layout: 'standing',
    clear: true,
    ground: 'road',
    motifs: [
      [
        'y M-46-14H24V-8H-46ZM-44-26H22V-20H-44Z',
        'y3 M-36-24V-10M-22-24V-10M-8-24V-10M6-24V-10',
        'a M-50-6H16V-24H38C42-24 43-22 44-19L50 8V34H-50Z',
        'g M22-18H36L41 2H22Z',
        'g M-50 12H50V19H-50Z',
        'b M-44-1H-26V8H-44ZM-20-1H-2V8H-20Z',
        'c M20-32H32V-24H20Z',
        `s ${drawDisc(-28, 35, 13)}${drawDisc(28, 35, 13)}`,
        `g ${drawDisc(-28, 35, 6)}${drawDisc(28, 35, 6)}`,
      ],
      [
        'a M-20 42H20V48H-20ZM-14 0H14V42H-14ZM-18-6H18V4H-18ZM-26 14H26V28H-26Z',
        'a M-12-8C-12-30 12-30 12-8Z',
        `g ${drawDisc(0, 21, 9)}`,
        `a ${drawDisc(0, 21, 4)}`,
        'b M-4-32H4V-22H-4Z',
      ],
    ],
  },
  mystery: {
    layout: 'crest',
    dressing: 'curtain',
    motifs: [
      [
        'y9 M14 14L42 42',
        `g ${drawDisc(-8, -8, 34)}`,
        `t ${drawDisc(-8, -8, 27)}`,
        `y5 ${drawDisc(-8, -8, 31)}`,
        'd2.6 M-20 4C-24-16-8-24 0-16C6-10 4 0 2 8M-13 8C-16-8-8-14-4-10C0-6-2 4-4 12M-8 14C-7 8-8 2-8-2M-24-4C-26-22-6-32 6-20',
      ],
      [`y6 ${drawDisc(-26, 0, 15)}`, 'y6 M-10 0H44M28 0V14M40 0V18', `y ${drawDisc(-26, 0, 5)}`],
    ],
  },
  mermaid: {
    layout: 'standing',
    clear: true,
    ground: 'sea',
    motifs: [
      [
        'c M0-10C-10-34-34-50-50-40C-46-20-22-6 0-10ZM0-10C10-34 34-50 50-40C46-20 22-6 0-10Z',
        'a M-20 48C-24 22-12 4-4-14H4C12 4 24 22 20 48Z',
        'g2 M-11 10a5.5 5.5 0 0 0 11 0a5.5 5.5 0 0 0 11 0M-16 24a5.5 5.5 0 0 0 11 0a5.5 5.5 0 0 0 11 0a5.5 5.5 0 0 0 11 0M-19 38a6.3 6.3 0 0 0 12.6 0a6.3 6.3 0 0 0 12.6 0a6.3 6.3 0 0 0 12.6 0',
        'g2 M-6-16C-16-26-28-34-40-36M6-16C16-26 28-34 40-36',
      ],
      [
        'c M0 46L-46-6C-46-20-34-26-29-23C-25-38-8-38 0-33C8-38 25-38 29-23C34-26 46-20 46-6Z',
        'g2.5 M0 44L-31-20M0 44L-12-31M0 44L12-31M0 44L31-20',
        `g ${drawDisc(0, 38, 8)}`,
      ],
    ],
  },
} as const satisfies Record<string, MotifSet>;
