import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { partyTypes } from '#app/features/draft/parts/party-type.ts';
import { covers, findCover } from '#app/features/theme/covers.ts';

import { hashCovers, otherLanguages } from './hash.ts';

const folder = path.resolve(import.meta.dirname, '../../app/features/theme/cover-pictures');

test('the covers show the looks and titles as they are now (else: npm run covers) (behaviour 2.3)', () => {
  const drawn: unknown = JSON.parse(readFileSync(path.join(folder, 'hashes.json'), 'utf8'));
  expect(drawn).toEqual(hashCovers(covers));
  const names = covers.map(({ look: { id } }) => `${id}.avif`);
  const files = covers.flatMap(({ look: { id } }) => [`${id}.avif`, `${id}-bare.avif`]);
  expect(readdirSync(folder).toSorted()).toEqual(
    [...files, 'hashes.json', ...otherLanguages].toSorted(),
  );
  for (const language of otherLanguages) {
    expect(readdirSync(path.join(folder, language)).toSorted()).toEqual(names.toSorted());
  }
});

test('they are twelve: ten of the eight types and two occasions of the host’s own (behaviour 2.3)', () => {
  const known: readonly string[] = partyTypes;
  const own = covers.filter(({ type }) => !known.includes(type.type));
  expect(covers.length).toBe(12);
  expect(own.map(({ type }) => type.type)).toEqual(['Wedding', 'Memorial']);
  expect(new Set(covers.map(({ look }) => look.id)).size).toBe(12);
});

test('an address names a cover only by a look and a type that there are (behaviour 2.10)', () => {
  expect(findCover('seaside', 'birthday')).toMatchObject({
    look: { tags: ['Pastel', 'Chill'] },
    type: { type: 'Birthday Party' },
  });
  for (const [look, type] of [
    ['seaside', ''],
    ['', 'birthday'],
    ['__proto__', 'constructor'],
  ] as const) {
    expect(findCover(look, type)).toBeNull();
  }
});
