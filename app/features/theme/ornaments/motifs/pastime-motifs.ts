import { type MotifSet, drawDisc, drawStar } from './motif.ts';

/** Motifs of sports, games, music and the arts. */
export const pastimeMotifs = {
  football: {
    layout: 'standing',
    ground: 'pitch',
    motifs: [
      [
        `g ${drawDisc(0, 0, 46)}`,
        `s ${drawStar(0, 0, 5, 17, 13.8)}`,
        's*5 M-12-35L0-29L12-35L10-45A46 46 0 0 0-10-45Z',
        's2.5*5 M0-17V-29M12-35L30-22',
        `s2.5 ${drawDisc(0, 0, 46)}`,
      ],
      [
        'd4 M-18-30C-46-34-46 6-12 6M18-30C46-34 46 6 12 6',
        'y M-24-42H24C24-12 18 10 6 16V30H18V40H-18V30H-6V16C-18 10-24-12-24-42Z',
        'd M-26 40H26V48H-26Z',
        `g ${drawStar(0, -16, 5, 12, 5)}`,
      ],
    ],
  },
  basketball: {
    layout: 'standing',
    ground: 'court',
    motifs: [
      [
        `a ${drawDisc(0, 0, 46)}`,
        `s3 M-46 0H46M0-46V46M-33-32C-12-14-12 14-33 32M33-32C12-14 12 14 33 32${drawDisc(0, 0, 46)}`,
      ],
      [
        'd6 M20 48V-8C20-16 14-20 6-20',
        'd M8 44H34V48H8Z',
        'b M-40-50H16V-6H-40Z',
        'g M-36-46H12V-10H-36Z',
        'b3 M-24-30H0V-10H-24Z',
        'g2 M-26-8L-20 16H-4L2-8M-22-2L-4 14M-2-2L-20 14',
        'a4 M-28-8H4',
      ],
    ],
  },
  shoe: {
    layout: 'standing',
    clear: true,
    ground: 'track',
    motifs: [
      [
        'a M-46-22C-40-12-28-14-22-30L-12-34C-4-16 14-6 36 2C46 6 50 14 48 24H-48C-50 6-50-8-46-22Z',
        'b M-34-2L-16 24H-4L-26-6ZM-18-4L0 24H11L-10-8Z',
        'g M-48 24H48C49 34 45 38 38 38H-40C-48 38-50 32-48 24Z',
        'g3.5 M-8-16L1-22M2-8L11-14M13-2L21-8',
        'd2.5 M-48 24H48C49 34 45 38 38 38H-40C-48 38-50 32-48 24Z',
      ],
      [
        'b M-22-50H-4L8-14H-10ZM22-50H4L-8-14H10Z',
        `y ${drawDisc(0, 16, 30)}`,
        `g3 ${drawDisc(0, 16, 23)}`,
        `d ${drawStar(0, 16, 5, 15, 6.5)}`,
      ],
    ],
  },
  chess: {
    layout: 'standing',
    clear: true,
    ground: 'board',
    motifs: [
      [
        'a M-22 34C-24 12 0 8 0-8C-8-2-18 4-29 4L-36-6L-14-32L-12-48L2-38C26-32 36-12 30 34Z',
        'b5 M14-28C22-18 24-2 22 20',
        'a M-34 48V42C-34 36-30 34-26 34H32C37 34 40 37 40 42V48Z',
        'g6 M-9-21h0',
        'g2.5 M-22 36H30',
      ],
      [
        'b M-28-46H-15V-35H-7V-46H7V-35H15V-46H28V-20L19-12L24 32H-24L-19-12L-28-20Z',
        'b M-36 48V42C-36 36-32 34-28 34H28C33 34 36 37 36 42V48Z',
        'd2.5 M-19-12H19M-24 33H24',
      ],
    ],
  },
  dice: {
    layout: 'standing',
    ground: 'board',
    motifs: [
      [
        'a M-30-40H30C36-40 40-36 40-30V30C40 36 36 40 30 40H-30C-36 40-40 36-40 30V-30C-40-36-36-40-30-40Z',
        'g12 M-20-20h0M20-20h0M0 0h0M-20 20h0M20 20h0',
      ],
      [
        `b ${drawDisc(0, -28, 18)}`,
        'b M-18-10H18V-2H10L20 32H-20L-10-2H-18Z',
        'b M-30 46C-30 36-24 32-18 32H18C24 32 30 36 30 46Z',
        'g3 M-8-34C-6-38-3-40 1-40',
      ],
    ],
  },
  gamepad: {
    layout: 'crest',
    ground: 'arcade',
    dressing: 'invaders',
    motifs: [
      [
        'a M-26-26H26C44-26 51 6 48 24C46 38 32 38 24 26L16 16H-16L-24 26C-32 38-46 38-48 24C-51 6-44-26-26-26Z',
        'g M-31-9H-25V-15H-16V-9H-10V0H-16V6H-25V0H-31Z',
        'b9 M22-14h0M22 6h0',
        'y9 M12-4h0M32-4h0',
        's4 M-4-6h2M4-6h2',
      ],
      [
        'b M-30-44H30V-16L44 4V44H24V26H10V44H-10V26H-24V44H-44V4L-30-16Z',
        's M-20-18H-6V-4H-20ZM6-18H20V-4H6Z',
      ],
    ],
  },
  clapper: {
    layout: 'crest',
    dressing: 'curtain',
    motifs: [
      [
        's M-46-22L40-46L45-32L-41-8Z',
        'g M-32-26L-18-30L-24-13L-36-9ZM-6-33L8-37L4-21L-10-17ZM20-41L33-44L31-28L17-25Z',
        'a M-44-4H44V42H-44Z',
        's M-44-4H44V8H-44Z',
        'g M-30-4H-18L-24 8H-36ZM-6-4H6L0 8H-12ZM18-4H30L24 8H12Z',
        'g3 M-32 20H6M-32 32H-8M22 18V34M34 18V34',
      ],
      [
        `y ${drawDisc(-22, -22, 13)}${drawDisc(-4, -30, 14)}${drawDisc(16, -26, 13)}${drawDisc(28, -16, 11)}`,
        `g ${drawDisc(-12, -18, 11)}${drawDisc(8, -16, 12)}`,
        'g M-38-10H38L28 48H-28Z',
        'a M-38-10H-22L-18 48H-28ZM-8-10H8L6 48H-6ZM22-10H38L28 48H18Z',
      ],
    ],
  },
  book: {
    layout: 'crest',
    clear: true,
    ground: 'shelf',
    motifs: [
      [
        'g M-34 30H40V44H-34Z',
        'a M-38-46H34C38-46 40-44 40-40V30H-30C-34 30-36 32-36 37C-36 42-34 44-30 44H40V48H-30C-38 48-42 44-42 36V-40C-42-44-41-46-38-46Z',
        'b M-42-40C-42-44-41-46-38-46H-28V30C-36 30-40 32-42 36Z',
        'y4 M-10-26H22M-10-14H12',
      ],
      [
        'c M-48-26C-30-34-12-30 0-20C12-30 30-34 48-26V32C30 24 12 28 0 38C-12 28-30 24-48 32Z',
        'g M-44-28C-28-36-12-32 0-22C12-32 28-36 44-28V24C28 18 12 22 0 31C-12 22-28 18-44 24Z',
        'd2 M0-22V31M-34-18C-26-20-18-18-10-14M-34-6C-26-8-18-6-10-2M34-18C26-20 18-18 10-14M34-6C26-8 18-6 10-2',
      ],
    ],
  },
  microphone: {
    layout: 'crest',
    dressing: 'curtain',
    motifs: [
      [
        'a M-4-14L14 4L-32 46C-38 50-50 38-46 32Z',
        `c ${drawDisc(18, -20, 27)}`,
        's2 M-4-36L34 2M6-44L43-8M-9-22L20 8M34-42L-4-4M43-32L8 4M22-47L-9-16',
        'y M-13-13L11 11L4 18L-20-6Z',
      ],
      ['b M-28-38L34-48V20A14 14 0 1 1 24 7V-22L-18-15V32A14 14 0 1 1-28 19Z'],
    ],
  },
  note: {
    layout: 'strewn',
    clear: true,
    dressing: 'staves',
    motifs: [
      ['a M-26-38L38-50V20A15 14 0 1 1 27 7V-22L-15-14V34A15 14 0 1 1-26 21Z'],
      ['b M-6-48H5C8-32 30-26 24 2C20-12 12-16 5-18V30A17 15 0 1 1-6 17Z'],
    ],
  },
  saxophone: {
    layout: 'crest',
    ground: 'streets',
    motifs: [
      [
        'd6 M34-46L20-46',
        'y7 M22-46C10-48 8-40 10-30',
        'y M4-32L16-31L11 14C9 36-4 48-21 46C-40 44-47 28-45 8L-52-16L-20-20L-27 6C-28 15-25 22-19 22C-11 22-6 16-5 8Z',
        'g4 M-52-16L-20-20',
        'd5.5 M10-18h0M8-7h0M6 4h0M3 15h0',
        'g3 M-38 12C-38 24-32 34-22 37',
      ],
      ['b M-6-48H5C8-32 30-26 24 2C20-12 12-16 5-18V30A17 15 0 1 1-6 17Z'],
    ],
  },
  guitar: {
    layout: 'crest',
    ground: 'gig',
    dressing: 'speakers',
    motifs: [
      [
        'a M-44 44C-54 32-46 14-32 12C-22 10-20 2-14-6C-4-16 16 4 6 14C-2 20-10 22-12 32C-14 46-34 54-44 44Z',
        'd6 M-20 20L36-36',
        'b M32-40L42-50L50-42L40-32Z',
        `s ${drawDisc(-18, 18, 7)}`,
        'g2 M-34 26L-26 34',
      ],
      ['b M12-48L-26 6H-4L-14 48L28-12H4Z'],
    ],
  },
} as const satisfies Record<string, MotifSet>;
