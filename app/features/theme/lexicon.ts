import type { Claims } from './claims.ts';

const halloween: Claims = {
  dark: 2,
  swatches: [
    [55, 1, 0.72, 0.18],
    [300, 0.7, 0.6, 0.15],
  ],
  night: [0.16, 0.04, 300, 1],
  display: ['Creepster', 1.2],
  ornaments: { spooky: 1.6 },
};
const festive: Claims = {
  swatches: [
    [25, 0.9, 0.5, 0.18],
    [150, 0.9, 0.45, 0.1],
    [86, 0.5, 0.78, 0.12],
  ],
  ornaments: { snow: 1.1, botanical: 0.7 },
};

/** Words of parties that a host may type as a theme, and what they ask for. Matched as whole words. */
export const lexicon: readonly (readonly [words: string, claims: Claims])[] = [
  ['halloween|ghosts?|witch(?:es)?|vampires?|zombies?|haunted|gothic|goth|monsters?', halloween],
  [
    'valentines?|valentine.s|love|hearts?',
    {
      swatches: [
        [15, 1.2, 0.55, 0.2],
        [355, 0.6, 0.76, 0.12],
      ],
      ornaments: { hearts: 1.4 },
    },
  ],
  [
    'weddings?|bridal|bride|engagement|anniversary',
    {
      dark: -0.5,
      swatches: [
        [15, 0.5, 0.76, 0.08],
        [130, 0.5, 0.6, 0.06],
        [84, 0.4, 0.74, 0.1],
      ],
      paper: [0.97, 0.01, 85, 1],
      display: ['Cormorant', 1],
      script: ['Parisienne', 1],
      ornaments: { botanical: 1.1, hearts: 0.4 },
    },
  ],
  [
    'beach(?:es)?|sea|ocean|luau|tropical|island|hawaii(?:an)?|surf|summer|nautical|mermaids?',
    {
      dark: -0.4,
      swatches: [
        [210, 1.2, 0.6, 0.12],
        [75, 0.7, 0.84, 0.12],
        [30, 0.5, 0.7, 0.17],
      ],
      paper: [0.955, 0.03, 200, 0.8],
      ornaments: { waves: 1.5, sunburst: 0.4 },
    },
  ],
  [
    'pool|swim(?:ming)?|splash|water',
    {
      swatches: [
        [220, 1.2, 0.62, 0.13],
        [90, 0.5, 0.86, 0.15],
      ],
      ornaments: { waves: 1.4 },
    },
  ],
  [
    'gardens?|flowers?|floral|spring|tea|blossoms?|meadow|picnics?',
    {
      dark: -0.6,
      swatches: [
        [140, 0.9, 0.54, 0.1],
        [5, 0.7, 0.74, 0.12],
        [90, 0.5, 0.85, 0.12],
      ],
      paper: [0.955, 0.028, 120, 0.8],
      ornaments: { botanical: 1.6 },
    },
  ],
  [
    'forest|woods?|jungle|woodland|safari|camp(?:ing)?|nature|boho|autumn|fall|harvest',
    {
      swatches: [
        [145, 1, 0.44, 0.09],
        [55, 0.7, 0.62, 0.13],
        [85, 0.4, 0.78, 0.12],
      ],
      ornaments: { botanical: 1.4 },
    },
  ],
  [
    'space|galaxy|galactic|cyber(?:punk)?|robots?|alien|aliens|future|futuristic|astronauts?',
    {
      dark: 1.2,
      swatches: [
        [275, 1, 0.6, 0.18],
        [200, 0.7, 0.78, 0.13],
      ],
      night: [0.15, 0.045, 275, 1],
      ornaments: { grid: 0.9, stars: 0.8 },
    },
  ],
  [
    'winter|snow|ice|frozen|frost|ski',
    {
      swatches: [
        [230, 1.2, 0.62, 0.09],
        [200, 0.5, 0.82, 0.06],
        [280, 0.3, 0.7, 0.06],
      ],
      paper: [0.965, 0.018, 225, 1],
      ornaments: { snow: 1.3 },
    },
  ],
  ['christmas|xmas|noel|santa|advent|yule', festive],
  [
    'graduat(?:ion|es?|ing)|commencement|university|college|diploma|doctorate|phd|alumni',
    {
      swatches: [
        [265, 1, 0.4, 0.13],
        [84, 0.8, 0.78, 0.13],
        [20, 0.3, 0.55, 0.15],
      ],
      display: ['Bodoni Moda', 0.8],
      ornaments: { caps: 1.3 },
    },
  ],
  [
    'house ?warming|new (?:home|house|flat|apartment)|moving in|neighbou?rs?|neighbou?rhood|street|block party',
    {
      swatches: [
        [40, 1, 0.6, 0.14],
        [150, 0.7, 0.52, 0.08],
        [80, 0.5, 0.8, 0.13],
      ],
      ornaments: { homes: 1.3, bunting: 0.6 },
    },
  ],
  [
    'new year(?:.s)?(?: eve)?|nye|champagne|glam(?:our)?|gala|oscars?|hollywood',
    {
      dark: 1,
      swatches: [[86, 1.3, 0.74, 0.12]],
      night: [0.17, 0.02, 270, 0.8],
      envelope: { metal: true },
      ornaments: { glitter: 1.2, deco: 0.6 },
    },
  ],
  [
    'circus|carnival|fair|fiesta|mardi gras|clowns?|rainbow|piñata|candy',
    {
      dark: -0.6,
      swatches: [
        [25, 1, 0.6, 0.21],
        [90, 0.8, 0.85, 0.16],
        [220, 0.7, 0.58, 0.13],
      ],
      ornaments: { bunting: 1.2, confetti: 0.9, sunburst: 0.5 },
    },
  ],
  [
    'disco|club|rave|dj|dance|70s|seventies|80s|eighties|karaoke',
    {
      dark: 0.8,
      swatches: [
        [330, 0.9, 0.62, 0.21],
        [60, 0.6, 0.78, 0.16],
        [285, 0.5, 0.58, 0.18],
      ],
      display: ['Shrikhand', 0.6],
      ornaments: { equaliser: 1, glitter: 0.8 },
    },
  ],
  [
    'western|cowboys?|cowgirls?|rodeo|country|desert|ranch',
    {
      swatches: [
        [45, 1, 0.52, 0.12],
        [75, 0.6, 0.74, 0.12],
        [200, 0.4, 0.5, 0.07],
      ],
      paper: [0.935, 0.04, 75, 1],
      display: ['Shrikhand', 0.5],
      ornaments: { sunburst: 1, doodle: 0.6 },
    },
  ],
  [
    'gatsby|art deco|1920s|twenties|speakeasy|casino|black tie|jazz',
    {
      dark: 0.9,
      swatches: [
        [84, 1.2, 0.74, 0.11],
        [170, 0.4, 0.42, 0.07],
      ],
      display: ['Limelight', 1],
      envelope: { metal: true },
      ornaments: { deco: 1.6 },
    },
  ],
  [
    'princess(?:es)?|unicorns?|fairy|fairies|magic|wizards?|castle|dragons?|enchanted|stars?|moon',
    {
      swatches: [
        [300, 0.9, 0.6, 0.14],
        [86, 0.6, 0.8, 0.12],
        [350, 0.5, 0.78, 0.11],
      ],
      ornaments: { stars: 1.4, clouds: 0.4 },
    },
  ],
];
