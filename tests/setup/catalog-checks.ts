import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';

import { type Language, getLocale } from '#app/platform/language/languages.ts';
import { type Choice, type Piece, readMessage } from '#app/platform/language/read-message.ts';
import { makeFiller } from '#app/platform/language/words.ts';

export const counts = [0, 1, 2, 3, 5, 11, 22, 101];

const keepMarks = (text: string) => text.replaceAll(/[^[\]]/g, '');

function* walk(pieces: readonly Piece[]): Generator<Exclude<Piece, string>> {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    yield piece;
    if ('cases' in piece) for (const one of piece.cases.values()) yield* walk(one);
  }
}

const listChoices = (message: string) =>
  [...walk(readMessage(message))].filter((piece): piece is Choice => 'cases' in piece);

/** '{count plural}': each value with what is done with it. */
function listValues(message: string): string[] {
  const all = [...walk(readMessage(message))].map(({ name, kind }) =>
    kind === 'number' || kind === 'plural' ? `${name}: number` : `${name}: ${kind}`,
  );
  return [...new Set(all)].toSorted();
}

const countsOf = (language: Language, category: string) => {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 200 }, (_, count) => count).filter(
    (count) => rules.select(count) === category,
  );
};

/** The categories of a plural that leave out a number which could be several. */
function listVague(language: Language, { name, cases }: Choice): string[] {
  const exact = new Set(
    [...cases.keys()].filter((one) => one.startsWith('=')).map((one) => Number(one.slice(1))),
  );
  return [...cases.keys()]
    .filter((category) => !category.startsWith('='))
    .filter((category) => {
      const isSaid = [...walk(cases.get(category) ?? [])].some((piece) => piece.name === name);
      const left = countsOf(language, category).filter((count) => !exact.has(count));
      return !isSaid && left.length > 1;
    });
}

function fillWithNames(message: string, count: number) {
  return Object.fromEntries(
    listValues(message).map((named) => {
      const [name = '', kind] = named.split(': ');
      return [name, kind === 'number' ? count : name.toUpperCase()];
    }),
  );
}

type Messages = Readonly<Record<string, string>>;

/** The tests that every catalog passes, beside the messages of its source. */
export function checkCatalog(
  language: Language,
  {
    source,
    catalog,
    toTheLetter,
  }: { source: Messages; catalog: Messages; toTheLetter: ReadonlySet<string> },
): void {
  const keys = Object.keys(source);
  const of = (key: string) => catalog[key] ?? '';

  test('has the messages of the source and no others, and none is empty', () => {
    expect(Object.keys(catalog)).toEqual(keys);
    expect(keys.filter((key) => of(key).trim() === '')).toEqual([]);
  });

  test('puts in the same values', () => {
    for (const key of keys) {
      expect([key, listValues(of(key))]).toEqual([key, listValues(source[key] ?? '')]);
    }
  });

  test('has each plural that the language needs, and the number wherever it is uncertain', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of keys) {
      for (const choice of listChoices(of(key))) {
        if (choice.kind !== 'plural') continue;
        const named = [...choice.cases.keys()].filter((one) => !one.startsWith('='));
        expect([key, named.toSorted()]).toEqual([key, pluralCategories.toSorted()]);
        const vague = source[key]?.includes('#') ? listVague(language, choice) : [];
        expect([key, vague]).toEqual([key, []]);
      }
    }
  });

  test('has the same markup, and the marks of good typesetting', () => {
    for (const key of keys) {
      expect([key, keepMarks(of(key))]).toEqual([key, keepMarks(source[key] ?? '')]);
      if (toTheLetter.has(of(key))) continue;
      expect([key, /['"]|\.\.\.| {2}|^\s|\s$/.test(of(key))]).toEqual([key, false]);
    }
  });

  test('reads as another reader of the format has it', () => {
    const fill = makeFiller(language);
    for (const key of keys) {
      const other = new IntlMessageFormat(of(key), getLocale(language), undefined, {
        ignoreTag: true,
      });
      for (const count of counts) {
        const values = fillWithNames(of(key), count);
        const said = fill(of(key), values).replaceAll(/[\u2068\u2069]/g, '');
        expect(said).toBe(other.format(values));
      }
    }
  });
}
