import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { listLines, readGuestLines, writeGuestLine } from './guest-lines.ts';

const limits = { name: 200, email: 320, people: 20, companions: 10 };
const read = (text: string) => readGuestLines(listLines(text), limits);
const guestsOf = (text: string) => read(text).flatMap(({ guests }) => guests ?? []);
const problemsOf = (text: string) => read(text).flatMap(({ problem }) => problem ?? []);

const ana = { name: 'Ana Okafor', email: 'ana@x.org' };
const ben = { name: 'Ben', email: '' };

test.each([
  'Ana Okafor <ana@x.org>\nBen',
  'Ana Okafor, ana@x.org\r\nBen\r\n',
  'Ana Okafor;ana@x.org\n\n  Ben ',
  'Ana Okafor\tana@x.org\nBen',
  'ana@x.org, Ana Okafor\n"Ben"',
  'Ana Okafor (ana@x.org)\n- Ben',
  '1. Ana Okafor mailto:ana@x.org\n2) Ben',
  '[ ] Ana Okafor: ana@x.org\n[x] Ben',
  '• Ana\tOkafor\tana@x.org\n• Ben',
  'Name;Email\nAna Okafor;ana@x.org\nBen',
])('%j is Ana and Ben', (text) => {
  expect(guestsOf(text)).toEqual([ana, ben]);
  expect(problemsOf(text)).toEqual([]);
});

test('an address alone is named by what stands before its @ (behaviour 33.1)', () => {
  expect(guestsOf('zoe@x.org')).toEqual([{ name: 'zoe', email: 'zoe@x.org' }]);
});

test('several people in a line are read, with and without addresses (behaviour 33.1)', () => {
  expect(guestsOf('Ana <ana@x.org>, Ben <ben@x.org>').map(({ name }) => name)).toEqual([
    'Ana',
    'Ben',
  ]);
  expect(guestsOf('Ana; Ben').map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect(guestsOf('Ana, Ben, Cy').map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy']);
  expect(guestsOf('Okafor, Ana')).toEqual([{ name: 'Okafor, Ana', email: '' }]);
});

test.each([
  ['Ana <ana at x>', 'We can’t read this address.'],
  ['Ana ana@', 'We can’t read this address.'],
  ['Ana ana@x.org, Ben ben@', 'We can’t read this address.'],
  ...[
    'Ana, ana@x.org, Cy',
    'Ana <ana@x.org> (vegetarian)',
    'Ana ana@x.org, Ben ben@x.org, Cy',
    'ana@x.org Ana, ben@x.org Ben',
  ].map((text) => [
    text,
    'There is text after the address. One guest per line, please: name, then address.',
  ]),
  ...['ana@x.org Ana, ben@x.org', 'Ana ana@x.org, Ben, Cy cy@x.org'].map((text) => [
    text,
    'One guest per line, please: name, then address.',
  ]),
  [
    'Ana\tana@x.org\ttable 17',
    'There is another column after the address. Please remove the other columns, or put a line with the headings of all columns first.',
  ],
  ...['Ben ben@@x', 'Cy <cy@guests..example>', '<not an address@@>', 'Di, not-an@address@x'].map(
    (text) => [text, 'We can’t read this address.'],
  ),
  ['"Ana" <ana@x@y.org>', 'We can’t read this address.'],
  ['---', 'There is no name in this line.'],
  ['x'.repeat(201), 'A name has at most 200 characters.'],
  [`${'x'.repeat(320)}@x.org`, 'A name has at most 200 characters.'],
  ['Ana <ana@x>', 'We can’t read this address.'],
  [`Ana <${'x'.repeat(320)}@x.org>`, 'An address has at most 320 characters.'],
  [' x'.repeat(1500), 'This line is too long to be a guest.'],
  ['Ana \0', 'Some characters in this text cannot be saved. Please remove them and try again.'],
])('%j has no guest (behaviour 33.1)', (text, problem) => {
  expect(guestsOf(text)).toEqual([]);
  expect(problemsOf(text)).toEqual([problem]);
});

test('long runs of quotation marks, brackets and spaces are read in one pass (behaviour 33.1)', () => {
  const run = fc
    .tuple(fc.constantFrom('"', '{', '}', '{"', '"{', '" "', ' "', ' {', ' ', ','), fc.nat(12_000))
    .map(([unit, length]) => unit.repeat(length).slice(0, length));
  const text = fc
    .array(fc.oneof(fc.constantFrom('x ', ' {', '} ', '+1', '"'), run), { maxLength: 6 })
    .map((all) => all.join('').slice(0, 12_000));
  fc.assert(
    fc.property(text, (typed) => {
      expect(read(`Zoe\n${typed}`)[0]?.problem).toBeNull();
    }),
    { examples: [[`x {${'"'.repeat(11_997)}`], [`x {${'""" '.repeat(2999)}`]] },
  );
});

test.each([' ', '\t ', ',', '<'])(
  'a long first line of %j is read in one pass (behaviour 33.1)',
  (unit) => {
    expect(problemsOf(`+1${unit.repeat(500_000)}1`)).toEqual([
      'This line is too long to be a guest.',
    ]);
  },
);

test('whatever is typed, every line is guests within the limits or a reason (behaviour 33.1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const good = read(text).every(({ guests, problem }) =>
        guests === null
          ? problem !== ''
          : guests.length > 0 &&
            guests.every(
              ({ name, email }) =>
                name.trim() !== '' && name.length <= limits.name && email.length <= limits.email,
            ),
      );
      expect(good).toBe(true);
    }),
  );
});

test('a written guest reads as this guest, whatever the name holds (behaviour 33.5)', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => `A${text.replaceAll(/\s+/g, ' ')}`.trim());
  fc.assert(
    fc.property(name, fc.option(fc.emailAddress(), { nil: '' }), (said, email) => {
      const guest = { name: said, email };
      expect(guestsOf(`Zoe\n${writeGuestLine(guest)}`)).toEqual([
        { name: 'Zoe', email: '' },
        guest,
      ]);
    }),
  );
});

test('a row whose address is none stays a line that cannot be read (behaviour 33.5)', () => {
  expect(problemsOf(writeGuestLine({ name: 'Ana', email: 'not yet' }))).toHaveLength(1);
});

const line = (text: string) => read(text).map(({ guests, problem }) => guests ?? problem)[0];

test.each([
  ['Ana Kovač #family #work', [{ name: 'Ana Kovač', email: '', labels: ['family', 'work'] }]],
  ['Ana #family <ana@x.org>', [{ name: 'Ana', email: 'ana@x.org', labels: ['family'] }]],
  [
    'Ana, ana@x.org, #"Table 1" #“Kin, far”',
    [{ name: 'Ana', email: 'ana@x.org', labels: ['Table 1', 'Kin, far'] }],
  ],
  ['- Ana #a;#A,#b', [{ name: 'Ana', email: '', labels: ['a', 'b'] }]],
  ['#家族 王芳', [{ name: '王芳', email: '', labels: ['家族'] }]],
  [
    'Ana; Ben #kin',
    [
      { name: 'Ana', email: '', labels: ['kin'] },
      { name: 'Ben', email: '', labels: ['kin'] },
    ],
  ],
  ['Ana +2', [{ name: 'Ana', email: '', companions: 2 }]],
  ['Ana (+2)', [{ name: 'Ana', email: '', companions: 2 }]],
  ['Ana +1, ana@x.org', [{ name: 'Ana', email: 'ana@x.org', companions: 1 }]],
  ['Okafor, Ana +1', [{ name: 'Okafor, Ana', email: '', companions: 1 }]],
  ['Ana +0 <ana@x.org>', [{ name: 'Ana', email: 'ana@x.org', companions: 0 }]],
  [
    'The Moreaus {Luc; "Moreau, Inés" (child)} +1 #kin',
    [
      {
        name: 'The Moreaus',
        email: '',
        people: [
          { name: 'Luc', child: false },
          { name: 'Moreau, Inés', child: true },
        ],
        companions: 1,
        labels: ['kin'],
      },
    ],
  ],
])('%j says more than a name (behaviour 33.31)', (text, guests) => {
  expect(guestsOf(text)).toEqual(guests);
});

test.each([
  ['"Ana #1 {fan} +2"', 'Ana #1 {fan} +2'],
  ['C# Ana', 'C# Ana'],
  ['Ana # 3', 'Ana # 3'],
  ['Ana (+1) 555 0100', 'Ana (+1) 555 0100'],
  ['Ana 3+1', 'Ana 3+1'],
])('in %j nothing is taken for a label or a number of people (behaviour 33.31)', (text, name) => {
  expect(line(text)).toMatchObject([{ name: expect.stringContaining(name.slice(0, 8)) }]);
  expect(Object.keys((line(text) as object[])[0] ?? {})).toEqual(['name', 'email']);
});

test('an address keeps its # and +', () => {
  expect(guestsOf('<#a{b}+1@x.org>\n#a@x.org')).toEqual([
    { name: '#a{b}+1', email: '#a{b}+1@x.org' },
    { name: '#a', email: '#a@x.org' },
  ]);
});

test.each([
  ['#family', 'There is no name in this line.'],
  [`Ana #${'x'.repeat(41)}`, 'A label has at most 40 characters.'],
  [
    `Ana ${Array.from({ length: 21 }, (_, at) => `#l${at}`).join(' ')}`,
    'A guest has at most 20 labels.',
  ],
  ['Ana +11', 'A guest may bring at most 10.'],
  ['Ana +100', 'A guest may bring at most 10.'],
  ['Ana +1000', 'A guest may bring at most 10.'],
  ['Ana (+123456), ana@x.org', 'A guest may bring at most 10.'],
  ['Ana (+11)', 'A guest may bring at most 10.'],
  ['Ana +"two"', 'How many people a guest may bring is a number, as in +2.'],
  [
    'Ana & Ben +1, Cy',
    'Please give a guest with a household or a number of people a line of their own.',
  ],
  ['Ana {Luc}', 'A household has at least two people.'],
  [`Ana {${'Luc,'.repeat(21)}}`, 'A household has at most 20 people.'],
  [`Ana {Luc, ${'x'.repeat(201)}}`, 'A name has at most 200 characters.'],
  [
    'Ana; Ben +1',
    'Please give a guest with a household or a number of people a line of their own.',
  ],
])('%j stays with its reason (behaviour 33.31)', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('rows of a spreadsheet with headings are read by their columns (behaviour 33.31)', () => {
  const okafor = { name: 'Ana Okafor', email: 'ana@x.org', labels: ['kin', 'work'] };
  expect(
    guestsOf('First name\tLast name\tTags\tEmail\nAna\tOkafor\tkin, work\tana@x.org\nBen'),
  ).toEqual([okafor, ben]);
  expect(read('Name\tTags\nAna ana@\tkin')).toMatchObject([
    { text: '"Ana ana@" #kin', guests: [{ name: 'Ana ana@', labels: ['kin'] }] },
  ]);
});

test('columns that nobody knows change nothing in the rows of a spreadsheet (behaviour 33.31)', () => {
  expect(guestsOf('Table\tName\tPost\tLabels\n3\tAna Okafor\tana@x.org\tkin\n4\tBen\t\t')).toEqual([
    { ...ana, labels: ['kin'] },
    ben,
  ]);
});

test('a line with the headings of all columns lets a spreadsheet have columns that nobody knows (behaviour 33.1)', () => {
  expect(guestsOf('Name\tEmail\tTable\nAna Okafor\tana@x.org\t17 left')).toEqual([ana]);
});

test('rows of a spreadsheet keep their columns where the first or the last cells are empty (behaviour 33.31)', () => {
  expect(
    guestsOf('\tEmail\tName\tLabels\n\tana@x.org\tAna Okafor\t\n\t\tBen\tkin\n5\t\t\t\nCy'),
  ).toEqual([ana, { ...ben, labels: ['kin'] }, { name: 'Cy', email: '' }]);
});

test.each([',', ';'])(
  'rows with headings and %j between them are read by their columns (behaviour 33.31)',
  (mark) => {
    const rows = [
      ['Name', 'Email', 'Labels', 'May bring'],
      ['"Okafor, Ana ""A"""', 'ana@x.org', '"kin, work"', '2'],
      ['', 'zoe@x.org', 'kin', ''],
      ['Ben'],
    ];
    expect(guestsOf(rows.map((row) => row.join(mark)).join('\n'))).toEqual([
      { name: 'Okafor, Ana "A"', email: 'ana@x.org', labels: ['kin', 'work'], companions: 2 },
      { name: 'zoe', email: 'zoe@x.org', labels: ['kin'] },
      ben,
    ]);
  },
);

test('a row with more cells than its headings stays with its reason (behaviour 33.31)', () => {
  expect(read('Name,Email\nCy,cy@x.org,more')).toMatchObject([
    { text: 'Cy,cy@x.org,more', problem: expect.stringContaining('text after the address') },
  ]);
});

test('a first line of names is no line of headings (behaviour 33.31)', () => {
  expect(guestsOf('Guest, Ben, Cy').map(({ name }) => name)).toEqual(['Guest', 'Ben', 'Cy']);
  expect(guestsOf('Ana\tGuest\nBen\tGuest')).toHaveLength(2);
});
