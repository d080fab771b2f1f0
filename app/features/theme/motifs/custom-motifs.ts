import { carp } from './carp.ts';
import { type MotifSet, drawDisc, drawOval, drawStar } from './motif.ts';

const onCake = (share: number, angle: number) =>
  `${Math.round(Math.cos(angle) * 43 * share)} ${Math.round((20 + Math.sin(angle) * 15.5 * share) * 10) / 10}`;

/** Of a cake seen from above at an angle. */
const scored = Array.from({ length: 14 }, (_, step) => {
  const turn = (step * Math.PI) / 7;
  return `M${onCake(0.3, turn)}Q${onCake(0.66, turn - 0.42)} ${onCake(1, turn)}`;
}).join('');

const sweet = (x: number, y: number) => drawDisc(x, y, 9);

/** As dots. */
const onRound = (count: number, r: number) =>
  Array.from({ length: count }, (_, step) => {
    const turn = (step * 2 * Math.PI) / count;
    return `M${Math.round(Math.sin(turn) * r)} ${Math.round(Math.cos(turn) * r)}h0`;
  }).join('');
const petals = Array.from({ length: 12 }, (_, step) => {
  const turn = (step * Math.PI) / 6;
  const on = (r: number, side: number) =>
    `${Math.round(Math.sin(turn + side) * r)} ${Math.round(-Math.cos(turn + side) * r)}`;
  return `M${on(27, 0)}C${on(34, -0.28)} ${on(45, -0.2)} ${on(50, 0)}C${on(45, 0.2)} ${on(34, 0.28)} ${on(27, 0)}Z`;
}).join('');

export const customMotifs = {
  kingsCake: {
    layout: 'center',
    ground: 'cloth',
    dressing: 'lamps',
    clear: true,
    motifs: [
      [
        `b ${drawOval(0, 42, 50, 7)}`,
        `g ${drawOval(0, 39.5, 50, 7)}`,
        'c M-46 20V26C-46 37-24 43 0 43C24 43 46 37 46 26V20Z',
        's%30 M-46 20V26C-46 37-24 43 0 43C24 43 46 37 46 26V20Z',
        `c ${drawOval(0, 20, 46, 17)}`,
        `y%42 ${drawOval(0, 19, 43, 15)}`,
        `s1.5%42 ${scored}`,
        `s%25 ${drawOval(1, 15, 22, 7)}`,
        'y M-20 12L-25-16L-14-5L-9-26L0-11L9-26L14-5L25-16L20 12C10 18-10 18-20 12Z',
        's%16 M7 16C12 15 17 14 20 12L25-16L14-5L11-14Z',
        'a3.4 M-20.5 6C-10 12 10 12 20.5 6',
        `a ${drawDisc(-25, -17, 3)}${drawDisc(-9, -28, 3)}${drawDisc(9, -28, 3)}${drawDisc(25, -17, 3)}`,
        `g ${drawDisc(0, 2, 3)}${drawDisc(-11, 1, 2.3)}${drawDisc(11, 1, 2.3)}`,
      ],
      [
        `b ${drawOval(0, 41, 42, 7)}`,
        `g ${drawOval(0, 39, 42, 7)}`,
        'c M-30 26L28 22V32L-30 38Z',
        'y M-30 30L28 26V29L-30 34Z',
        'c M-30 26C-22 14 6 8 28 22L-30 26Z',
        's1.7%50 M-18 23L4 15M-4 23L14 17',
        's%18 M-30 36L28 30V32L-30 38Z',
        `a ${drawStar(22, 10, 5, 9, 4.2)}`,
      ],
    ],
  },
  rakhi: {
    layout: 'none',
    ground: 'dais',
    dressing: 'rakhi',
    clear: true,
    motifs: [
      [
        `a ${petals}`,
        `b4.4 ${onRound(12, 41)}`,
        `y ${drawStar(0, 0, 18, 35, 29)}`,
        `c ${drawDisc(0, 0, 25)}`,
        `g5 ${onRound(12, 19.5)}`,
        `y ${drawDisc(0, 0, 15)}`,
        `a ${drawStar(0, 0, 8, 14, 6.5)}`,
        `g ${drawDisc(0, 0, 4.4)}`,
      ],
      [
        'b M-44 14H44C40 34 24 44 0 44C-24 44-40 34-44 14Z',
        `y ${drawOval(0, 14, 44, 7)}`,
        `c ${sweet(-18, 8)}${sweet(2, 8)}${sweet(22, 8)}${sweet(-8, -6)}${sweet(12, -6)}${sweet(2, -19)}`,
        'g2.4 M-21 4h0M-1 4h0M19 4h0M-11-10h0M9-10h0M-1-23h0',
        'y3 M-34 24C-20 34 20 34 34 24',
      ],
    ],
  },
  koinobori: {
    layout: 'none',
    ground: 'streamers',
    clear: true,
    motifs: [carp('d', 'c'), carp('b', 'c')],
  },
  cardTable: {
    layout: 'none',
    ground: 'cardTable',
    clear: true,
    motifs: [
      [
        's%30 M-46-18L-16-36L12 30L-22 44ZM16-36L46-18L22 44L-12 30Z',
        'g M-45-20L-16-35L11 29L-22 43ZM16-35L45-20L22 43L-11 29Z',
        'g M-20-42H20V36H-20Z',
        's1.6%45 M-20-42H20V36H-20Z',
        'd M0-22C12-10 18-4 16 4C14 12 4 12 1.6 4L6 16H-6L-1.6 4C-4 12-14 12-16 4C-18-4-12-10 0-22Z',
        `b ${drawDisc(-29, -18, 4)}M29-24L34-17L29-10L24-17Z`,
      ],
      [
        'd M0-40C22-18 34-6 30 10C26 24 8 24 3 10L12 34H-12L-3 10C-8 24-26 24-30 10C-34-6-22-18 0-40Z',
      ],
    ],
  },
  dunes: {
    layout: 'none',
    ground: 'dunes',
    distant: true,
    clear: true,
    motifs: [
      [
        'c M-48 34C-20 30-6 12 8 2C20 14 34 28 48 34Z',
        's%14 M8 2C20 14 34 28 48 34H14C18 24 14 14 8 2Z',
        'l3 M-26 30C-28 14-34 2-44-6M-24 30C-25 10-26-4-24-18M-22 30C-20 12-14 0-6-10M-25 30C-30 20-38 14-46 12',
      ],
    ],
  },
  fossils: {
    layout: 'none',
    ground: 'museum',
    clear: true,
    motifs: [
      [
        `a ${drawDisc(0, 0, 46)}`,
        'g M-30-8C-30-26-8-34 12-28C28-24 38-12 36 0L20 4C22 10 14 12 10 8L-6 8C-12 16-26 14-28 6Z',
        `a ${drawDisc(-10, -10, 6)}${drawDisc(20, -12, 3)}`,
        'g4 M-20 20H30M-20 20V14M-10 20V14M0 20V14M10 20V14',
      ],
      [
        `c ${drawDisc(0, 0, 44)}`,
        's2.6%55 M0 0C4-6 12-2 12 6C12 16-2 20-10 14C-20 6-16-14-2-20C16-26 30-12 28 8C26 26 6 36-12 32',
        's2%45 M12 6L28 8M0 18L2 34M-14 8L-30 14M-8-16L-14-32M14-18L22-32',
      ],
    ],
  },
  fiddle: {
    layout: 'none',
    ground: 'recital',
    clear: true,
    motifs: [
      [
        's2.4 M-34 46L32-44',
        'y M0 48C14 49 22 41 22 30C22 22 17 19 16 16C12 12 12 6 15 2C17-1 17-4 17-6C17-14 10-18 0-18C-10-18-17-14-17-6C-17-4-17-1-15 2C-12 6-12 12-16 16C-17 19-22 22-22 30C-22 41-14 49 0 48Z',
        'g%25 M-16 34C-18 26-12 20-11 14C-8 6-12-2-12-6C-10-12-4-14 0-14C-8-6-2 10-6 20C-8 28-14 38-16 34Z',
        's M-3 14L-2-44H2L3 14ZM-3.6 28H3.6L2 45H-2ZM-8 20H8V23H-8Z',
        's1.7 M10 9C6 13 12 19 8 25M-10 9C-6 13-12 19-8 25',
        's2.6 M-7-39H7M-7-33H7',
        's4 M0-44C-1-50 6-49 4-45',
      ],
      ['a M-14 20C-14 12-2 8 4 12V-40L34-48V-32L10-26V24C10 34-14 34-14 20Z'],
    ],
  },
} as const satisfies Record<string, MotifSet>;
