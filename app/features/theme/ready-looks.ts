import { texts } from '#app/platform/language/texts.ts';

import type { ThemeTag } from './catalogue.ts';

/** Without tags it is the look that its occasion has of its own. */
export interface ReadyLook {
  /** As in an address. */
  id: string;
  name: string;
  tags: readonly ThemeTag[];
}

/** The colors are for a swatch. */
export interface OfferedLook extends ReadyLook {
  ground: string;
  ink: string;
  accents: readonly [string, string, string];
}

type Row = readonly [string, readonly ThemeTag[], string, string, OfferedLook['accents']];

const rows: readonly Row[] = [
  [texts('Seaside'), ['Pastel', 'Chill'], '#f9fcfd', '#00563c', ['#8bd3b3', '#6fd3de', '#f0a8ca']],
  [
    texts('Garden supper'),
    ['Romantic', 'Pastel', 'Cottagecore'],
    '#fdf9f5',
    '#762b34',
    ['#fda5a9', '#f3a5cf', '#a5cf96'],
  ],
  [
    texts('Big birthday'),
    ['Playful', 'Retro'],
    '#fff9eb',
    '#802100',
    ['#ec5e33', '#f0bf31', '#0091ca'],
  ],
  [
    texts('Arcade night'),
    ['Neon', 'Sci-fi', 'Dance Pop'],
    '#141530',
    '#43edff',
    ['#00b7c7', '#fb31c7', '#9b7eff'],
  ],
  [
    texts('Gold gala'),
    ['Gold & Glitter', 'Classy'],
    '#1a1b1f',
    '#f8ce76',
    ['#e2ba62', '#6f8cc1', '#edd5a3'],
  ],
  [
    texts('Vinyl evening'),
    ['Lo-fi', 'Indie'],
    '#f9f1e9',
    '#743017',
    ['#cb7f65', '#3f704a', '#dfa45c'],
  ],
  [
    texts('Once upon a time'),
    ['Dreamy', 'Fairytale'],
    '#1c1942',
    '#d4cdff',
    ['#a08dee', '#e9be57', '#ffbfe0'],
  ],
  [
    texts('Concert'),
    ['Romantic', 'Classical'],
    '#fff7f1',
    '#83162d',
    ['#a23646', '#e399c6', '#f3c1a9'],
  ],
  [
    texts('Late show'),
    ['Spooky', 'Monochrome', 'Retro'],
    '#141414',
    '#eeeeee',
    ['#ff9554', '#989898', '#555555'],
  ],
  [
    texts('Love letter'),
    ['Monochrome', 'Romantic'],
    '#f7f7f7',
    '#161616',
    ['#b83251', '#696969', '#b1b1b1'],
  ],
  [
    texts('Black tie'),
    ['Monochrome', 'Gold & Glitter', 'Classy'],
    '#141414',
    '#eeeeee',
    ['#e2ba62', '#989898', '#555555'],
  ],
  [
    texts('Plain and simple'),
    ['Minimalist'],
    '#fefcfb',
    '#831c00',
    ['#c35439', '#dbcabe', '#c2c46d'],
  ],
];

const toLook = (name: string, tags: readonly ThemeTag[]): ReadyLook => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  tags,
});

/** What the theme step offers, in its order. A test compares the colors with those of the looks (behaviour 6.24). */
export const offeredLooks: readonly OfferedLook[] = rows.map(
  ([name, tags, ground, ink, accents]) => ({ ...toLook(name, tags), ground, ink, accents }),
);

/** All looks that have a name: those of the theme step, and those that only the home page shows. */
export const readyLooks: readonly ReadyLook[] = [
  ...offeredLooks,
  toLook(texts('Neon bar'), ['Neon']),
  toLook(texts('Poolside'), []),
  toLook(texts('Old school'), []),
];

/** The look whose tags are exactly these, in any order; undefined for a theme of the host's own. */
export function findReadyLook(theme: readonly string[]): ReadyLook | undefined {
  return readyLooks.find(
    ({ tags }) =>
      tags.length > 0 && tags.length === theme.length && tags.every((tag) => theme.includes(tag)),
  );
}
