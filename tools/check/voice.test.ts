import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkVoice, listTexts } from './voice.mjs';

const textsOf = (source: string) => listTexts('app/a.tsx', source).map(({ text }) => text);
const problemsOf = (source: string) => checkVoice(makeTree({ 'app/a.tsx': source })).problems;

test.each([
  ['<p>Two  words\n here</p>;', ['Two words here']],
  ['<p title="Two words">{is ? "Yes" : `${n} of them`}</p>;', ['Two words', 'Yes', '{} of them']],
  ["const messages = { gone: 'Nobody is here.', 'a key': 1 };", ['Nobody is here.']],
  ["const words = 'Two words' as const satisfies string;", ['Two words']],
  ["countLabel(count, 'guest', 'people');", ['guest', 'people']],
  ["throw refuse('Not your list.');", ['Not your list.']],
])('a text is a string, a template or words of a screen: %s', (source, texts) => {
  expect(textsOf(source)).toEqual(texts);
});

test.each([
  "import { Invitee } from 'the system.ts';",
  "export { Invitee } from './Invitee';",
  "const key = 'invitee', other = record['The invitee'];",
  "type Kind = 'Invitee' | 'Two words';",
  'sql`select the invitee`;',
  "db.select(['invitees.name as invitee']);",
  "if (kind === 'Invitee') switch (kind) { case 'Two words': }",
  '<p className="an invitee" id="Invitee" />;',
  'const markup = \'<path d="M0 0" fill="none"/>\';',
  'page.query(\'a[href="Two words"]\');',
  "throw new TypeError('An invitee is missing.');",
  "const fields = 'answer companion name'.split(' ');",
  '// An invitee in a comment.\nconst one = 1;',
])('no text is a key, a type, a module, SQL, markup or an error for developers: %s', (source) => {
  expect(problemsOf(source)).toEqual([]);
});

test.each([
  ["const a = 'Ask each invitee.';", 'invitee', 'guest'],
  ['<p>Bring a companion.</p>;', 'companion', '+1, or whose guest it is'],
  ["countLabel(count, 'invitee');", 'invitee', 'guest'],
  ["const a = 'Send an e-mail.';", 'e-mail', 'mail, or address'],
  ["const a = 'Your email address';", 'email address', 'address, or mail address'],
  ["const a = 'Please sign in again.';", 'sign in', 'log in'],
  ["const a = 'Ask the system.';", 'the system', 'what it is'],
  ['const a = "That isn\'t it.";', "'", '’, “ or ”'],
  ['<p>A "quote"</p>;', '"', '’, “ or ”'],
])('an old term is found: %s', (source, term, instead) => {
  const [problem, ...others] = problemsOf(`\n${source}`);
  expect(problem).toMatch(/^app\/a\.tsx:2: /);
  expect(problem).toContain(`“${term}” in “`);
  expect(problem).toContain(`: say ${instead}`);
  expect(others).toEqual([]);
});

test('an old sentence is found, a text that stays is not', () => {
  expect(problemsOf("const a = 'Nothing was sent yet.';")).toEqual([
    'app/a.tsx:1: “Nothing was sent” is an old sentence',
  ]);
  expect(problemsOf('<p>Signed in as <b>demo</b></p>;')).toEqual([]);
  expect(problemsOf('const a = "You\'re Invited!";')).toEqual([]);
  expect(problemsOf("const a = 'Signed in as you were';")).toHaveLength(1);
});

test('tests and the headings of files are not read, and a tree without sources is no pass', () => {
  const heading = 'app/features/guest-lists/formats/column-headings.ts';
  const old = "const a = 'The invitee';";
  const tree = makeTree({ 'app/a.test.ts': old, [heading]: old, 'app/b.ts': '' });
  expect(checkVoice(tree)).toEqual({ read: 1, problems: [] });
  expect(checkVoice(makeTree({})).problems).toEqual(['no source file was found']);
});
