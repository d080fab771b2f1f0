import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';

import { labelLimits, readLabel } from '#app/features/labels/labels.ts';
import { guardCell, unguard } from '#app/platform/formula-guard.ts';
import { languageCodes } from '#app/platform/language/languages.ts';
import { isStorable, trimText } from '#app/platform/text.ts';

import { guessColumns, readRows } from './csv-columns.ts';
import { listLines, readGuestLines, writeGuestLine } from './guest-lines.ts';
import type { NewGuest } from './line-extras.ts';
import { readCsv } from './read-csv.ts';
import { guestHeadings, joinCsvLines, writeCsvLine, writeGuestCells } from './write-csv.ts';
import { readLabels } from './written-list.ts';

const limits = { name: 200, email: 320, people: 20, companions: 10 };

const tokens = [
  ...Array.from('#{}"\'“”,;:|+-=@＝<>().1* '),
  'Ana',
  'ß',
  'שרה',
  '王',
  'دانا',
  '👩‍👧',
  '(child)',
  ':::',
  '+1',
  '12 34',
  'tel:',
  '0664 1234567',
  '#a',
  'mailto:',
  "'=",
];

/** What tables, lines and spreadsheets treat specially, in several scripts. */
const text = fc.oneof(
  fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 12 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
);
const flat = (typed: string) => typed.replaceAll(/\s+/g, ' ').trim();
const name = text.map(flat).filter((said) => trimText(said) !== '' && isStorable(said));
const label = text
  .map((typed) => readLabel(typed, []) ?? 'kin')
  .filter((typed) => typed.length <= labelLimits.length);
/** In E.164, and as hosts type them. */
const phone = fc.oneof(
  fc.integer({ min: 1_000_000, max: 999_999_999_999_999 }).map((digits) => `+${digits}`),
  fc.constantFrom('07700 900123', '(415) 555-0123', '٠٦٦٤ ١٢٣٤٥٦٧', '0664/123 45 67'),
);
const guest: fc.Arbitrary<NewGuest> = fc
  .record({
    name,
    email: fc.option(fc.emailAddress(), { nil: '' }),
    phone: fc.option(phone, { nil: undefined }),
    language: fc.option(fc.constantFrom(...languageCodes), { nil: undefined }),
    labels: fc.uniqueArray(label, { maxLength: 4, selector: (one) => one.toLowerCase() }),
    people: fc.oneof(
      fc.constant([]),
      fc.array(fc.record({ name, child: fc.boolean() }), { minLength: 2, maxLength: 4 }),
    ),
    companions: fc.option(fc.nat(10), { nil: undefined }),
  })
  .map(({ phone: called, language, labels, people, companions, ...one }) => ({
    ...one,
    ...(called === undefined ? {} : { phone: called }),
    ...(language === undefined ? {} : { language }),
    ...(labels.length > 0 ? { labels } : {}),
    ...(people.length > 0 ? { people } : {}),
    ...(companions === undefined ? {} : { companions }),
  }));

const write = (guests: readonly NewGuest[]) =>
  joinCsvLines(
    [
      [...Object.values(guestHeadings), 'Your @handle; or | none?'],
      ...guests.map((one) => [...Object.values(writeGuestCells(one)), 'a; "b"\n-c']),
    ].map(writeCsvLine),
  );

test('exported guests are imported with the same names, addresses, households, companions, labels and languages (behaviour 33.30, 49.49)', () => {
  fc.assert(
    fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), (guests) => {
      const { rows } = readCsv(new TextEncoder().encode(write(guests)), 10_000);
      const lines = readRows(rows, guessColumns(rows)).map(writeGuestLine);
      const read = readGuestLines(listLines(lines.join('\n')), limits);
      expect(read.map(({ problem }) => problem).filter((problem) => problem !== null)).toEqual([]);
      expect(read.flatMap((one) => one.guests ?? [])).toEqual(guests);
    }),
    {
      numRuns: 1000,
      examples: [
        [[{ name: 'Ana -', email: '' }]],
        [[{ name: 'Ana 5', email: '', phone: '07700 900123' }]],
        [[{ name: 'Ana 0664 1234567', email: '' }]],
      ],
    },
  );
});

test('exported guests are the same when a spreadsheet’s rows are copied into the field (behaviour 33.31)', () => {
  fc.assert(
    fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), (guests) => {
      const { rows } = readCsv(new TextEncoder().encode(write(guests)), 10_000);
      const cells = rows.map((row) => row.map(flat).join('\t'));
      const read = readGuestLines(listLines(cells.join('\n')), limits);
      expect(read.flatMap((one) => one.guests ?? [])).toEqual(guests);
    }),
    { numRuns: 1000 },
  );
});

test('no cell of what is exported can become a formula (behaviour 33.8)', () => {
  fc.assert(
    fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), (guests) => {
      const { data } = Papa.parse<string[]>(write(guests).slice(1), { delimiter: ',' });
      for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
    }),
  );
});

test.each([';', '\t'])(
  'nor where a spreadsheet separates cells by %j (behaviour 33.8)',
  (separator) => {
    const named = fc.record({
      name: fc.oneof(name, fc.constant("x;=cmd|'/c calc'!A1;")),
      email: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.array(named, { minLength: 1, maxLength: 3 }), (guests) => {
        for (const line of write(guests)
          .slice(1)
          .split(/[\r\n]+/)) {
          for (const cell of line.split(separator)) expect(cell).not.toMatch(/^"?[=+\-@＝＋－＠]/u);
        }
      }),
    );
  },
);

test('a guard is taken away again, and nothing that is no guard (behaviour 33.8)', () => {
  const cell = fc
    .array(fc.constantFrom("'", '=', '+', '@', '-', '＝', ';', '\t', '\n', 'a', ' '), {
      maxLength: 8,
    })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(cell, (typed) => {
      expect(unguard(guardCell(typed))).toBe(typed);
    }),
  );
  expect(unguard("'tHooft")).toBe("'tHooft");
});

test.each([
  ['family; work', ['family', 'work']],
  ['#family, #work | kin', ['family', 'work', 'kin']],
  ['* myContacts ::: Friends', ['myContacts', 'Friends']],
  ['"Table 1, left", b', ['Table 1, left', 'b']],
  ['5" round, b', ['5" round', 'b']],
  [' , ;', []],
])('the labels in the cell %j are %j (behaviour 33.5)', (cell, labels) => {
  expect(readLabels(cell)).toEqual(labels);
});

test.each(['Labels', 'Tags', 'Gruppe', 'Group', 'Étiquettes', 'Group Membership'])(
  'a column %s holds labels (behaviour 33.5)',
  (heading) => {
    const { rows } = readCsv(new TextEncoder().encode(`Name,${heading}\nAna,kin;work`), 10);
    expect(readRows(rows, guessColumns(rows))).toEqual([
      { name: 'Ana', email: '', labels: ['kin', 'work'] },
    ]);
  },
);

test.each([
  ['100', 'Ana +100'],
  ['1000', 'Ana +"1000"'],
  ['two', 'Ana +"two"'],
])(
  '%j people to bring leave the row in the field with the reason (behaviour 33.31)',
  (cell, line) => {
    const { rows } = readCsv(new TextEncoder().encode(`Name,May bring\nAna,${cell}`), 10);
    const lines = readRows(rows, guessColumns(rows)).map(writeGuestLine);
    expect(lines).toEqual([line]);
    expect(readGuestLines(lines, limits)).toMatchObject([{ text: line, guests: null }]);
  },
);
