import { writeFileSync } from 'node:fs';
import path from 'node:path';

const sheets: readonly (readonly [file: string, title: string, text: string])[] = [
  [
    'parties-desktop',
    'Twenty-four parties, on a wide screen',
    'The guest’s page, drawn from the tags that a host chose. Three have no theme and take what their occasion lends.',
  ],
  ['parties-phone', 'The same parties, on a phone', 'What most guests see.'],
  [
    'link-previews',
    'The same parties, in a message',
    'The picture of each link, 1200 × 630, painted by the server.',
  ],
  [
    'ideas-desktop',
    'Every idea that a host may type',
    'A theme of one typed word. The lexicon knows it in fourteen languages. These looks are alike in light and dark.',
  ],
  ['ideas-phone', 'The same ideas, on a phone', 'The first view, with the answer in reach.'],
  [
    'mixes-desktop',
    'Thirty mixes',
    'Two or three tags drawn by lot, every third time with a typed idea.',
  ],
  ['mixes-phone', 'The same mixes, on a phone', 'Nobody has chosen them.'],
  [
    'ornaments',
    'Every family of ornaments',
    'Hero for wide screens and for phones, corner, divider and footer, in the theme that the family is at home in.',
  ],
  ['screens-light', 'Every screen, in light', 'Wide screen and phone.'],
  ['screens-dark', 'Every screen, in dark', 'An invitation keeps its own colours.'],
];

/** Writes the page that shows all sheets. */
export function writeIndex(folder: string): void {
  const sections = sheets.map(
    ([file, title, text]) => `## ${title}\n\n${text}\n\n![${title}](${file}.webp)`,
  );
  const page = [
    '# Gallery',
    'Everything that Festoon can look like. `npm run gallery` takes these pictures: it starts the built server with an\nempty database of its own and a browser. [Testing](../testing.md) says how a change of look is approved.',
    ...sections,
  ].join('\n\n');
  writeFileSync(path.join(folder, 'README.md'), `${page}\n`);
}
