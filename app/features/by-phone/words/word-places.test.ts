import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addPlace, editWords } from './word-places.ts';

const words = 'Hi {name}! Come: {link}';

describe('the places of the name and the link (behaviour 48.6)', () => {
  test.each([
    ['a letter more beside one', 'Hi,| {name}! Come: {link}', 'Hi,| {name}! Come: {link}'],
    ['the last sign of one gone', 'Hi {name|! Come: {link}', 'Hi |! Come: {link}'],
    ['the first sign of one gone', 'Hi |name}! Come: {link}', 'Hi |! Come: {link}'],
    ['a letter inside one', 'Hi {nx|ame}! Come: {link}', 'Hi {name}x|! Come: {link}'],
    ['half of one and a word replaced', 'Hi {nagone|: {link}', 'Hi gone|: {link}'],
    ['the rest of one and the words behind it gone', 'Hi {na|{link}', 'Hi |{link}'],
    ['one replaced by the other', 'Hi {link}|! Come: {link}', 'Hi {link}|! Come: {link}'],
    ['all gone', '|', '|'],
  ])('%s', (_what, typed, then) => {
    const edit = editWords(words, typed.replace('|', ''), typed.indexOf('|'));
    expect(`${edit.words.slice(0, edit.cursor)}|${edit.words.slice(edit.cursor)}`).toBe(then);
  });

  test('are whole after any change of a part', () => {
    const part = fc.constantFrom('{name}', '{link}', 'a', ' ', 'Hi', '\n', '🎈');
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.nat(60), fc.nat(60), text, (before, one, other, typed) => {
        const [start = 0, end = 0] = [one, other]
          .map((at) => Math.min(at, before.length))
          .toSorted((a, b) => a - b);
        const after = before.slice(0, start) + typed + before.slice(end);
        const { words: then, cursor } = editWords(before, after, start + typed.length);
        expect(then.replaceAll(/\{(?:name|link)\}/gu, '')).not.toMatch(/[{}]/u);
        expect(cursor).toBeLessThanOrEqual(then.length);
      }),
    );
  });

  test('come back where the cursor is, not inside of another one', () => {
    expect(addPlace('Hi! {link}', '{name}', 2)).toEqual({ words: 'Hi {name}! {link}', cursor: 9 });
    expect(addPlace('{link}', '{name}', 3).words).toBe('{link} {name}');
    expect(addPlace('', '{link}', 0).words).toBe('{link}');
  });
});
