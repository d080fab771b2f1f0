import { type MotifSet, drawDisc, drawOval, drawStar } from './motif.ts';

const flame = (x: number, y: number) => `M${x} ${y - 15}q7 9 0 14q-7-5 0-14Z`;
const candle = (x: number, top: number) => `M${x - 4} ${top}H${x + 4}V24H${x - 4}Z`;
const left = [-38, -26, -14];
const right = [14, 26, 38];

export const riteMotifs = {
  kinara: {
    layout: 'center',
    ground: 'cloth',
    clear: true,
    motifs: [
      [
        `t ${drawDisc(0, -24, 30)}`,
        `a ${left.map((x) => candle(x, -10)).join('')}`,
        `s ${candle(0, -20)}`,
        `b ${right.map((x) => candle(x, -10)).join('')}`,
        `y ${[...left, ...right].map((x) => flame(x, -11)).join('')}${flame(0, -21)}`,
        'd M-48 22H48V31H-48ZM-10 31H10V39H-10ZM-34 48C-32 41-22 38-8 38H8C22 38 32 41 34 48Z',
        'y2 M-44 26.5H44',
      ],
      [
        'l M10-6C6-26 12-44 26-50C24-34 26-18 20-2Z',
        'y M16-2C8-16 12-36 22-42C30-34 32-14 26 0Z',
        'g2.5 M19-32h0M23-26h0M18-22h0M24-17h0M18-12h0M24-7h0',
        `a ${drawDisc(-22, 0, 14)}${drawDisc(2, -8, 13)}`,
        `b ${drawDisc(-2, 4, 12)}`,
        'd2.5 M-22-13V-19M2-20V-26',
        'c M-44 8H44L34 48H-34Z',
        'd2%45 M-40 21H40M-37 34H37M-24 8L-18 48M0 8V48M24 8L18 48',
        'd M-46 6H46V13H-46Z',
      ],
    ],
  },
  wax: {
    layout: 'center',
    ground: 'room',
    motifs: [
      [
        'c M-48-46H-22L-15-48C-18-38-24-33-33-33C-42-33-48-38-48-46Z',
        'g5 M-17-46C-14-34-16-18-15 12',
        `y6 ${drawDisc(-15, -16, 12)}`,
        'y6 M-3-16H42',
        'y5 M30-14V-3M40-14V-5',
        'a M-46 14H46C44 36 28 48 0 48C-28 48-44 36-46 14Z',
        `b ${drawOval(0, 14, 46, 9)}`,
        `t ${drawOval(0, 14, 39, 6.4)}`,
        'g M-26 14C-24 10-17 12-13 10C-6 8 2 11 8 12C4 17-20 19-26 14Z',
      ],
      [
        `t ${drawDisc(0, -32, 17)}`,
        `y ${flame(0, -24)}`,
        'd2 M0-20V-25',
        'c M-9-20C-4-23 4-23 9-20V38H-9Z',
        'g%45 M-9-19C-5-21-3-19-3-12C-3-6-8-6-9-12Z',
        'b M-26 38H26C26 45 20 48 12 48H-12C-20 48-26 45-26 38Z',
        `b4 ${drawDisc(31, 39, 6)}`,
      ],
    ],
  },
  dawn: {
    layout: 'standing',
    ground: 'dawn',
    clear: true,
    motifs: [
      [
        'k4 M-14 48C-14 24-22 8-24-6M0 48V-10M14 48C14 26 22 10 24-2',
        'l M-12 44C-30 42-44 30-46 16C-30 18-16 28-12 44ZM12 44C30 42 44 30 46 16C30 18 16 28 12 44Z',
        'b M-37-24C-37-4-30 4-24 4C-18 4-11-4-11-24L-17.5-17L-24-29L-30.5-17Z',
        'c M11-20C11 0 18 8 24 8C30 8 37 0 37-20L30.5-13L24-25L17.5-13Z',
        `y ${drawStar(0, -24, 12, 25, 15)}`,
        `d ${drawDisc(0, -24, 10.5)}`,
        'y2.5 M-3-27h0M3-27h0M0-22h0M-5-21h0M5-21h0',
      ],
      [
        'k4 M0 48V4',
        'l M0 44C-18 42-28 32-30 18C-14 20-4 30 0 44ZM0 36C16 34 26 24 28 10C12 12 2 22 0 36Z',
        `b ${drawStar(0, -12, 7, 27, 13)}`,
        `y ${drawDisc(0, -12, 9)}`,
      ],
    ],
  },
  moonlit: {
    layout: 'none',
    ground: 'moonlit',
    distant: true,
    motifs: [
      [
        `t ${drawDisc(0, 0, 46)}`,
        `y ${drawDisc(0, 0, 36)}`,
        `d%14 ${drawDisc(-12, -10, 9)}${drawDisc(13, 4, 11)}${drawDisc(-6, 17, 6)}${drawDisc(10, -20, 5)}`,
      ],
    ],
  },
  pier: {
    layout: 'none',
    ground: 'pier',
    motifs: [['d3 M0 14V50', `y ${drawStar(0, 0, 4, 30, 9)}`]],
  },
  narrowboat: {
    layout: 'none',
    ground: 'canal',
    clear: true,
    motifs: [
      [
        'd3 M-46 8L-50-2',
        'd M-50 8H46C48 8 49 6 50 4C50 16 48 26 42 26H-44C-48 26-50 18-50 8Z',
        'b M-40 8V-8H30L34 8Z',
        'g M-32-4h12v7h-12ZM-14-4h12v7h-12ZM16-4h9v7h-9Z',
        'c M2-4h9v12h-9Z',
        's M-42-10H32V-7H-42ZM-28-18h4v9h-4Z',
        'a2.5 M-50 34q8-6 16 0t16 0t16 0t16 0t16 0t16 0',
      ],
    ],
  },
  spotlight: {
    layout: 'center',
    ground: 'boards',
    dressing: 'curtain',
    clear: true,
    motifs: [
      [
        'd3.5 M2 44V-14',
        `d ${drawOval(2, 46, 16, 3)}`,
        'b M-7-24C-7-36 11-36 11-24V-20H-7Z',
        'd M-6-20H10L6-8H-2Z',
        'g1.5 M-3-27H7M-4-23H8M0-31V-21M4-31V-21',
        'a M-34 48L-30 20H-14L-10 48H-14L-16 38H-28L-30 48Z',
        'b M-34 15H-10V21H-34Z',
      ],
    ],
  },
} as const satisfies Record<string, MotifSet>;
