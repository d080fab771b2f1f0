import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { cutText } from './cut-text.ts';
import { defineBoundedList, defineText, defineTrimmedText } from './text-schema.ts';
import { countLabel, isStorable, isolateText, trimText, unstorable } from './text.ts';

test('text of any language can be stored, a NUL and half a character cannot', () => {
  for (const value of ['', 'Žofia’s 🎉 party', 'מסיבה', '\u0001', '\uFFFD']) {
    expect(isStorable(value)).toBe(true);
  }
  for (const value of ['a\0b', '\uD83C', 'a\uDF89']) expect(isStorable(value)).toBe(false);
});

test('what can be stored survives UTF-8 unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      fc.pre(isStorable(value));
      expect(
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(value)),
      ).toBe(value);
    }),
  );
});

test('the limit counts as an input’s maxlength does', () => {
  expect(v.is(defineText(4), '🎉🎉')).toBe(true);
  expect(v.is(defineText(3), '🎉🎉')).toBe(false);
});

function issue(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

test('text over its limit is told so, in the words given or in the usual ones', () => {
  expect(issue(defineText(3), 'four')).toBe('Please use at most 3 characters.');
  expect(issue(defineText(3, 'Too much.'), 'four')).toBe('Too much.');
  expect(issue(defineText(3), 'a\0')).toBe(unstorable);
  expect(issue(defineText(3), 7)).toBe('Please enter text.');
});

test('trimming comes before the limit', () => {
  expect(v.parse(defineTrimmedText(3), '  abc  ')).toBe('abc');
});

const unseen =
  ' \t\n\u00a0\u00ad\u034f\u061c\u115f\u180e\u200b\u200d\u200e\u202e\u2060\u2800\u3000\u3164\ufe0f\ufeff\uffa0\u{e0041}\u0007';
const unseenText = fc
  .array(fc.constantFrom(...Array.from(unseen)), { maxLength: 12 })
  .map((all) => all.join(''));

test('text of which nothing can be seen is empty', () => {
  fc.assert(
    fc.property(unseenText, (value) => {
      expect(trimText(value)).toBe('');
      expect(v.parse(defineTrimmedText(40), value)).toBe('');
    }),
  );
});

test('text with anything to see keeps all but the spaces at its ends', () => {
  const seen = fc.constantFrom('a', '7', 'é', '宴', '🎉', '❤️', '👩‍👩‍👧', 'مرحبا', '.');
  fc.assert(
    fc.property(unseenText, seen, unseenText, (before, middle, after) => {
      const value = before + middle + after;
      expect(trimText(value)).toBe(value.trim());
    }),
  );
});

test('a list that is too long is refused before its items are looked at (behaviour 22.11)', () => {
  let looked = 0;
  const item = v.pipe(
    v.string(),
    v.check(() => (looked += 1) > 0),
  );
  const schema = defineBoundedList(item, 2, 'Too many.');
  expect(v.safeParse(schema, ['a', 'b', 'c']).issues).toMatchObject([{ message: 'Too many.' }]);
  expect(looked).toBe(0);
  expect(v.parse(schema, ['a', 'b'])).toEqual(['a', 'b']);
});

test.each(['שרה', 'Ana دانا', 'ܫܠܡܐ', 'ދިވެހި', 'ߒߞߏ', '\u{1e900}'])(
  'a part of a sentence with letters from the right, %s, is kept apart (behaviour 22.8)',
  (name) => {
    expect(isolateText(name)).toBe(`\u2068${name}\u2069`);
  },
);

test('text that changes the writing direction cannot end its own isolation (behaviour 22.8)', () => {
  expect(isolateText('Ana & Ben')).toBe('Ana & Ben');
  expect(isolateText('\u202emoc')).toBe('\u2068\u202emoc\u2069');
  for (const closing of ['\u2069', '\u2067\u2069\u2069', '\u2029', '\n', '\u0085']) {
    expect(isolateText(`Ana${closing}\u202emoc`)).toMatch(/^\u2068Ana ?\u202emoc\u2069$/);
  }
  expect(isolateText('\u2069Ana')).not.toContain('\u2069Ana');
});

test('counts agree in number', () => {
  const counts = [0, 1, 10_000].map((count) => countLabel(count, 'guest'));
  expect(counts).toEqual(['0 guests', '1 guest', '10,000 guests']);
});

test('a cut text is short enough, and no character of it is cut in two', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (value, most) => {
      const cut = cutText(value, most);
      expect(cut.length).toBeLessThanOrEqual(Math.max(most, 1));
      expect(isStorable(cut)).toBe(isStorable(value));
      expect(cut === value).toBe(value.length <= most);
    }),
  );
});
