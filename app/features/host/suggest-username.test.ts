import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isUsername } from './rules.ts';
import { listSimilarUsernames, suggestUsername } from './suggest-username.ts';

test.each([
  ['Lena & Marco', 'Garden party', 'lena.marco'],
  ['', 'Lena turns 30', 'lena.turns.30'],
  ['Zoë und Jürgen Groß', '', 'zoe.jurgen.gross'],
  ['A', 'Bo', ''],
  ['太郎', 'Party', 'party'],
  ['Maximiliana Featherstonehaugh-Cholmondeley', '', 'maximiliana.featherstonehaugh'],
])('“%s” and “%s” suggest “%s” (behaviour 17.49)', (hostedBy, title, username) => {
  expect(suggestUsername(hostedBy, title)).toBe(username);
});

test('whatever is typed, a suggestion is a username or nothing, and so are names like it (behaviour 17.49, 17.50)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (hostedBy, title) => {
      const suggested = suggestUsername(hostedBy, title);
      if (suggested === '') return;
      expect(isUsername(suggested)).toBe(true);
      const similar = listSimilarUsernames(suggested);
      expect(similar.every(isUsername)).toBe(true);
      expect(new Set([suggested, ...similar]).size).toBe(similar.length + 1);
    }),
  );
});
