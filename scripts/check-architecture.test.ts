import { describe, expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkArchitecture } from './check-architecture.mjs';

/** Problems of a tree in which one file has the given text. */
function problems(file: string, source: string): string[] {
  return checkArchitecture(makeTree({ [file]: source })).problems;
}

describe('arrows', () => {
  const allowed: [string, string][] = [
    ['server/app.ts', "import { a } from '#app/features/host/limits.server.ts';"],
    ['server/app.ts', "import { a } from './body.ts';"],
    ['app/routes/guest.tsx', "import { a } from '#app/features/invite/store.server.ts';"],
    ['app/routes/wizard/theme.tsx', "import { a } from './step-page.tsx';"],
    ['app/routes/guest.tsx', "import type { Route } from './+types/guest.ts';"],
    ['app/features/draft/schema.ts', "import { a } from '#app/features/theme/rules.ts';"],
    ['app/features/draft/schema.ts', "import { a } from './steps.ts';"],
    ['app/features/invite/schema.ts', "import type { A } from '#app/features/host/schema.ts';"],
    ['app/features/rsvp/schema.ts', "import type { A } from '#app/features/invite/schema.ts';"],
    ['app/features/host/form.tsx', "import { a } from '#app/ui/button.tsx';"],
    ['app/context.ts', "import type { A } from '#app/platform/log.server.ts';"],
    ['app/ui/button.tsx', "import { Link } from 'react-router';"],
    ['app/platform/text.ts', "// import { a } from '#app/routes/guest.tsx';"],
    ['app/platform/text.ts', "/* import { a } from '#app/routes/guest.tsx'; */"],
    ['app/platform/text.ts', "const a = 'http://x'; // import('#app/ui/a.ts')"],
    ['app/features/rsvp/rules.test.ts', "import { a } from '#app/features/host/a.server.ts';"],
  ];
  test.each(allowed)('%s may have %s', (file, source) => {
    expect(problems(file, source)).toEqual([]);
  });

  const forbidden: [string, string, string][] = [
    [
      'app/ui/button.tsx',
      "import { a } from '#app/platform/text.ts';",
      'ui may not import platform',
    ],
    ['app/ui/a.tsx', "import { a } from '../features/host/a.ts';", 'ui may not import features'],
    [
      'app/platform/a.ts',
      "import { a } from '#app/features/host/a.ts';",
      'may not import features',
    ],
    ['app/platform/a.ts', "export * from '#app/ui/a.ts';", 'platform may not import ui'],
    ['app/features/host/a.ts', "import { a } from '#app/routes/guest.tsx';", 'not import routes'],
    ['app/features/host/a.ts', "import { a } from '#app/context.ts';", 'may not import app'],
    ['app/features/host/a.ts', "import { a } from '#server/app.ts';", 'may not import server'],
    ['app/root.tsx', "import { a } from './routes/guest.tsx';", 'app may not import routes'],
    ['app/routes/a.tsx', "import { a } from '#tests/setup/a.ts';", 'may not import tests'],
    ['app/features/theme/a.ts', "import { a } from '../draft/a.ts';", 'nothing of draft'],
    ['app/features/rsvp/a.ts', "import { a } from '../invite/a.ts';", 'only types of invite'],
    ['app/features/invite/a.ts', "import {\n  a,\n} from '../host/a.ts';", 'only types of host'],
    ['app/features/invite/a.ts', "import { type A } from '../host/a.ts';", 'only types of host'],
    ['app/features/place/a.ts', "const a = await import('../host/a.ts');", 'nothing of host'],
    ['app/features/place/a.ts', "import '../host/a.module.css';", 'nothing of host'],
  ];
  test.each(forbidden)('%s may not have %s', (file, source, words) => {
    expect(problems(file, source)).toEqual([expect.stringContaining(words)]);
  });
});

describe('what stays on the server', () => {
  const words = 'a file of the browser imports one of the server';
  const leaks = [
    "import { a } from './store.server.ts';",
    "import './store.server.ts';",
    "export { a } from './store.server.ts';",
    "const a = () => import('./store.server.ts');",
    "import a, { type B } from './store.server.ts';",
  ];
  test.each(leaks)('a file for both sides may not have %s', (source) => {
    expect(problems('app/features/host/form.tsx', source)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  test('its types may go anywhere', () => {
    const source = "import type { A } from './store.server.ts';";
    expect(problems('app/features/host/form.tsx', source)).toEqual([]);
    expect(problems('app/features/host/a.ts', "type A = typeof import('./b.server.ts');")).toEqual(
      [],
    );
  });
});

describe('names', () => {
  test.each([
    ['app/features/host/index.ts', "the name 'index' says nothing"],
    ['app/features/host/utils.ts', "the name 'utils' says nothing"],
    ['app/platform/helpers/text.ts', "the name 'helpers' says nothing"],
    ['app/platform/types.server.ts', "the name 'types' says nothing"],
    ['app/features/host/LogIn.tsx', 'not in kebab-case'],
    ['app/features/host/log_in.tsx', 'not in kebab-case'],
    ['app/features/gift/schema.ts', "the feature 'gift' is not in the table"],
  ])('%s is refused', (file, words) => {
    expect(problems(file, '')).toEqual([expect.stringContaining(words)]);
  });
});

test('features in a circle are found, also around a corner', () => {
  const root = makeTree({
    'app/features/draft/a.ts': "import type { A } from '../theme/a.ts';",
    'app/features/theme/a.ts': "import type { A } from '../place/a.ts';",
    'app/features/place/a.ts': "import type { A } from '../draft/a.ts';",
  });
  expect(checkArchitecture(root).problems).toContain(
    'features in a circle: draft -> theme -> place -> draft',
  );
});

test('a tree without sources is no pass', () => {
  expect(checkArchitecture(makeTree({ 'README.md': '' }))).toEqual({
    read: 0,
    problems: ['no source file was found'],
  });
});

test('this project holds to its own rules', () => {
  const { read, problems: found } = checkArchitecture(process.cwd());
  expect(read).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
