import type { ThemeTag } from './catalogue.ts';

/** The colors of the tag's own look, and a motif in a square of 24 units. */
export interface TagMark {
  ground: string;
  ink: string;
  second: string;
  /** A path in `ink`, and one in `second` over it. */
  motif: readonly [string, string];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const spark = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
const petals = [
  [12, 6.6],
  [17.1, 10.3],
  [15.2, 16.4],
  [8.8, 16.4],
  [6.9, 10.3],
] as const;
const heart =
  'M12 20.5C5 15.5 3 12.2 3 9A4.8 4.8 0 0 1 12 6.8A4.8 4.8 0 0 1 21 9C21 12.2 19 15.5 12 20.5Z';
const bulb = 'M12 3a5.6 6.8 0 0 1 0 13.6a5.6 6.8 0 0 1 0-13.6Z';
const note = 'M9 4.4 20 2.4v13.4a3 2.6 0 1 1-2-2.4V7.4l-7 1.3v9.5a3 2.6 0 1 1-2-2.4Z';
const ghost = 'M5 21V11a7 7 0 0 1 14 0v10l-2.4-2-2.3 2-2.3-2-2.3 2-2.3-2Z';
const hexagon = 'M12 2.4 20.4 7.2v9.6L12 21.6 3.6 16.8V7.2Z';

/** A test compares the colors with those of the tag's look. */
export const tagMarks: Readonly<Record<ThemeTag, TagMark>> = {
  Pastel: mark('#fffbfd', '#f3a6ca', '#c5b6f6', disc(9, 10, 6), disc(15.5, 15, 5)),
  Neon: mark(
    '#13142a',
    '#00dfe8',
    '#a2f400',
    'M13.5 2 5 13.4h5.4L8.6 22 19 10h-6Z',
    disc(19, 5, 2),
  ),
  Monochrome: mark('#f7f7f7', '#161616', '#b1b1b1', disc(12, 12, 9), 'M12 3a9 9 0 0 1 0 18Z'),
  'Gold & Glitter': mark('#1e1912', '#e4ba5d', '#d39145', spark(10.5, 13, 9), spark(19, 6, 4)),
  Romantic: mark('#fff8f9', '#b83251', '#f5c1a6', heart, disc(8.2, 9.6, 1.7)),
  Spooky: mark('#1d1329', '#ffa666', '#abf051', ghost, disc(9.6, 11, 1.4) + disc(14.4, 11, 1.4)),
  Classy: mark('#fdfcfa', '#223a69', '#f39cdc', 'M12 12 3 6v12ZM12 12l9-6v12Z', disc(12, 12, 2.2)),
  Chill: mark(
    '#f2fdfd',
    '#02838e',
    '#f6c88a',
    'M2 14q2.5-3 5 0t5 0 5 0 5 0v7H2Z',
    disc(16, 6.6, 3.4),
  ),
  Dreamy: mark(
    '#f8f8ff',
    '#776bc2',
    '#eda4cc',
    'M14.5 3A9.2 9.2 0 1 0 21 15.6 7.6 7.6 0 0 1 14.5 3Z',
    spark(18, 8, 4),
  ),
  Playful: mark('#fffcf4', '#db3931', '#0091ca', bulb, 'M11.2 16.6h1.6l1.6 4.4H9.6Z'),
  'Lo-fi': mark(
    '#2e1e30',
    '#eea280',
    '#c38aaf',
    'M2.5 6h19v12.5h-19Z',
    disc(8, 12, 2.6) + disc(16, 12, 2.6),
  ),
  'Dance Pop': mark(
    '#250f3c',
    '#f64bdb',
    '#ffcca3',
    'M3 13h3.4v8H3ZM13 10h3.4v11H13Z',
    'M8 7h3.4v14H8ZM18 4h3.4v17H18Z',
  ),
  Classical: mark('#fdf7eb', '#7c3132', '#374867', note, disc(6, 6, 1.8)),
  Indie: mark('#f7f2e9', '#367245', '#ca6354', disc(12, 12, 9.4), disc(12, 12, 3.6)),
  Cottagecore: mark(
    '#f6f9ee',
    '#496f3b',
    '#e5bf6d',
    petals.map(([x, y]) => disc(x, y, 3.6)).join(''),
    disc(12, 12, 2.8),
  ),
  Retro: mark(
    '#fdf5e8',
    '#e36a23',
    '#007879',
    'M2 18.6a10 10 0 0 1 20 0h-4a6 6 0 0 0-12 0Z',
    'M7.4 18.6a4.6 4.6 0 0 1 9.2 0Z',
  ),
  'Sci-fi': mark('#011926', '#00b1ce', '#b17eff', hexagon, 'M12 7l4.3 2.5v5L12 17l-4.3-2.5v-5Z'),
  Fairytale: mark(
    '#1d183e',
    '#e9be57',
    '#ffb9d9',
    'M3 19.5V8l4.8 4L12 5l4.2 7L21 8v11.5Z',
    disc(12, 15.6, 1.9),
  ),
  Minimalist: mark('#fefcfb', '#c35439', '#c2c46d', disc(9, 9.6, 4.6), 'M3 18h18v2H3Z'),
};

function mark(ground: string, ink: string, second: string, under: string, over: string): TagMark {
  return { ground, ink, second, motif: [under, over] };
}
