import type { ThemeTag } from './catalogue.ts';

/** The colors of the look are for a swatch. */
export interface ReadyLook {
  name: string;
  tags: readonly ThemeTag[];
  ground: string;
  ink: string;
  accents: readonly [string, string, string];
}

type Row = readonly [string, readonly ThemeTag[], string, string, ReadyLook['accents']];

const rows: readonly Row[] = [
  [
    'Garden supper',
    ['Romantic', 'Pastel', 'Cottagecore'],
    '#fdf9f5',
    '#762b34',
    ['#fda5a9', '#f3a5cf', '#a5cf96'],
  ],
  [
    'Arcade night',
    ['Neon', 'Sci-fi', 'Dance Pop'],
    '#141530',
    '#43edff',
    ['#00b7c7', '#fb31c7', '#9b7eff'],
  ],
  [
    'Late show',
    ['Spooky', 'Monochrome', 'Retro'],
    '#141414',
    '#eeeeee',
    ['#ff9554', '#989898', '#555555'],
  ],
  [
    'Gold gala',
    ['Gold & Glitter', 'Classy'],
    '#1a1b1f',
    '#f8ce76',
    ['#e2ba62', '#6f8cc1', '#edd5a3'],
  ],
  ['Seaside', ['Pastel', 'Chill'], '#f9fcfd', '#00563c', ['#8bd3b3', '#6fd3de', '#f0a8ca']],
  [
    'Once upon a time',
    ['Dreamy', 'Fairytale'],
    '#1c1942',
    '#d4cdff',
    ['#a08dee', '#e9be57', '#ffbfe0'],
  ],
  ['Big birthday', ['Playful', 'Retro'], '#fff9eb', '#802100', ['#ec5e33', '#f0bf31', '#0091ca']],
  ['Vinyl evening', ['Lo-fi', 'Indie'], '#f9f1e9', '#743017', ['#cb7f65', '#3f704a', '#dfa45c']],
  ['Concert', ['Romantic', 'Classical'], '#fff7f1', '#83162d', ['#a23646', '#e399c6', '#f3c1a9']],
  [
    'Black tie',
    ['Monochrome', 'Gold & Glitter', 'Classy'],
    '#141414',
    '#eeeeee',
    ['#e2ba62', '#989898', '#555555'],
  ],
  ['Plain and simple', ['Minimalist'], '#fefcfb', '#831c00', ['#d16145', '#dbcabe', '#c2c46d']],
  [
    'Love letter',
    ['Monochrome', 'Romantic'],
    '#f7f7f7',
    '#161616',
    ['#b83251', '#696969', '#b1b1b1'],
  ],
];

/** A test compares the colors with those of the looks (behaviour 6.24). */
export const readyLooks: readonly ReadyLook[] = rows.map(([name, tags, ground, ink, accents]) => ({
  name,
  tags,
  ground,
  ink,
  accents,
}));
