import { describe, expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkDocuments } from './documents.mjs';

function problems(file: string, text: string): string[] {
  const others = { 'docs/testing.md': '', 'app/routes.ts': '', 'docs/images/a b.webp': '' };
  return checkDocuments(makeTree({ ...others, [file]: text })).problems;
}

describe('a reference to something outside', () => {
  test.each([
    ['// As spec §2 asks for.', 'spec §'],
    ['// decisions §12', 'decisions §'],
    ['const a = 1; // house.md §3', 'house.md §'],
    ["test('holds (D§4)', () => {});", 'D§4'],
    ['/* see decisions.md */', 'decisions.md'],
    ['// What the specification says.', 'the specification'],
    ["const file = '/work/a.txt';", '/work/'],
    ['// In /root/.cache.', '/root/'],
  ])('is refused in a source file: %s', (text, found) => {
    expect(problems('app/a.ts', `\n${text}\n`)).toEqual([
      `app/a.ts:2: '${found}' refers to something outside the repository`,
    ]);
  });

  test.each(['README.md', 'docs/a.md', 'package.json', '.ci/run', 'tests/a.test.mjs', 'app/a.css'])(
    'is refused in %s',
    (file) => {
      expect(problems(file, 'spec §1')).toHaveLength(1);
    },
  );

  test.each([
    '// As clause 2.1 of docs/testing.md says.',
    "import { a } from './work/a.ts';",
    '// The HTML specification.',
    "const url = 'https://example.org/work/';",
    '// The aspect § 3 of the law.',
  ])('is not: %s', (text) => {
    expect(problems('app/a.ts', text)).toEqual([]);
  });

  test('is nobody’s business in an installed package', () => {
    expect(problems('tools/node/node_modules/a/a.js', 'spec §1')).toEqual([]);
  });
});

describe('a file that is named', () => {
  test.each([
    ['docs/a.md', '[tests](testing.md#rules), [all](../app/routes.ts)'],
    ['README.md', '[tests](docs/testing.md) ![a](docs/images/a%20b.webp)'],
    ['README.md', '[out](https://example.org/a.md), [here](#run-it), [mail](mailto:a@example.org)'],
    ['README.md', '`app/routes.ts`, `npx vitest run docs/testing.md -u`, `docs/`, `docs/*.md`'],
    ['README.md', 'An app/thing without backticks; `build/app/main.js`'],
    ['app/a.ts', "// See docs/testing.md.\nconst file = 'docs/none.md';"],
  ])('is there: %s with %s', (file, text) => {
    expect(problems(file, text)).toEqual([]);
  });

  test.each([
    ['docs/a.md', '[gone](gone.md)', 'docs/gone.md'],
    ['docs/a.md', '[gone](../gone.md#part)', 'gone.md'],
    ['README.md', '`app/gone.ts` twice: `app/gone.ts`', 'app/gone.ts'],
    ['README.md', '`node scripts/gone.mjs --all`', 'scripts/gone.mjs'],
    ['README.md', '`docs/*.pdf`', 'docs/*.pdf'],
    ['app/a.ts', '/** As docs/gone.md says. */', 'docs/gone.md'],
    ['app/a.css', '/* As docs/gone.md says. */', 'docs/gone.md'],
  ])('is missed: %s with %s', (file, text, name) => {
    expect(problems(file, text)).toEqual([`${file}: names ${name}, which is not there`]);
  });
});

test('a tree without files is no pass', () => {
  expect(checkDocuments(makeTree({}))).toEqual({ read: 0, problems: ['no file was found'] });
});
