import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkCatalogTexts } from './catalog-texts.mjs';

const check = (source: string) =>
  checkCatalogTexts(makeTree({ 'app/a/b.tsx': `\n${source}` }), []).problems;

test.each([
  ['<p>you</p>;', 'you'],
  ['<p>{is ? say("key") : "Two words"}</p>;', 'Two words'],
  ['<p>{`in ${days} days`}</p>;', 'in {} days'],
  ['<a aria-label="map" />;', 'map'],
  ['<a title={is ? "one" : say("key")} />;', 'one'],
  ['<a alt={`of ${place}`} />;', 'of'],
  ["const link = { label: 'map' };", 'map'],
  ['const refusal = { message: `no ${thing}` };', 'no'],
  ["const heading = 'Who was there';", 'Who was there'],
])('words in the code that are in no catalog are found: %s (behaviour 49.25)', (source, text) => {
  expect(check(source)).toContain(`app/a/b.tsx:2: “${text}” is in no catalog`);
});

test.each([
  '() => <p>{say("aKey")} · <b>{name}</b></p>;',
  '() => <a aria-label={say("aKey")} title={name} className="two words" />;',
  '() => <a label={say(is ? "aKey" : "other")} />;',
  'const link = () => ({ label: say("aKey"), text: `${one} ${two}`, kind: "map" });',
  "if (kind === 'map') throw new TypeError('Never happens here.');",
  '<path d="M0 0 48 44M124 86" />;',
  "c.req.header('Cookie');",
])('keys, names, drawings and headers are no words: %s', (source) => {
  expect(check(source)).toEqual([]);
});

test.each([
  "const x = () => say('A sentence.');",
  "const labels = texts({ yes: 'Two words' });",
  "const x = () => services.log.warn('in the log', { at });",
])('what is said, marked or logged is no find: %s (behaviour 49.85)', (source) => {
  expect(check(source)).toEqual([]);
});

test('what is said while a module loads would be in no language (behaviour 49.85)', () => {
  const problem = 'app/a/b.tsx:2: say it when it is read, not while the module loads';
  expect(check("const label = say('Yes');")).toEqual([problem]);
  expect(check("const label = () => say('Yes');")).toEqual([]);
});

test('tests and exempt folders are not read, and a folder that is not there is named', () => {
  const tree = makeTree({
    'app/a/b.tsx': '',
    'app/a/b.test.tsx': '<p>Words</p>;',
    'app/names/c.tsx': '<p>Words</p>;',
  });
  expect(checkCatalogTexts(tree, ['app/names', 'app/gone'])).toEqual({
    read: 1,
    problems: ['app/gone is not there'],
  });
  expect(checkCatalogTexts(makeTree({}), []).problems).toEqual(['no source file was found']);
});
