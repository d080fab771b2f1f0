import { describe, expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkArchitecture } from './architecture.mjs';

const routes = ['guest.tsx', 'wizard/theme.tsx', 'a.tsx'];
const table = { 'app/routes.ts': routes.map((file) => `route('a', 'routes/${file}')`).join('\n') };

function problems(file: string, source: string): string[] {
  return checkArchitecture(makeTree({ ...table, [file]: source })).problems;
}

test('a reply is written with its version alone', () => {
  const write = "trx.updateTable('rsvps').set({ name })";
  expect(problems('app/platform/db/versions.server.ts', write)).toEqual([]);
  expect(problems('app/features/rsvp/a.server.ts', write)).toEqual([
    'app/features/rsvp/a.server.ts: writes a reply without its version (changeReplies of app/platform/db/versions.server.ts)',
  ]);
});

describe('imports', () => {
  const allowed: [string, string][] = [
    ['server/app.ts', "import { a } from '#app/features/host/limits.server.ts';"],
    ['server/app.ts', "import { a } from './body.ts';"],
    ['app/routes/guest.tsx', "import { a } from '#app/features/invite/store.server.ts';"],
    ['app/routes/wizard/theme.tsx', "import { a } from '#app/features/wizard/frame/page.tsx';"],
    ['app/routes/guest.tsx', "import type { Route } from './+types/guest.ts';"],
    ['app/features/draft/schema.ts', "import { a } from '#app/features/theme/rules.ts';"],
    ['app/features/draft/schema.ts', "import { a } from './steps.ts';"],
    ['app/features/invite/schema.ts', "import { a } from '#app/features/draft/schema.ts';"],
    ['app/features/invitation/a.ts', "import type { A } from '../invite/schema.ts';"],
    ['app/features/wizard/a.tsx', "import { a } from '../invitation/a.tsx';"],
    ['app/features/guests/a.ts', "import { a } from '../rsvp/rules.ts';"],
    ['app/features/outreach/a.ts', "import { a } from '../guests/a.ts';"],
    ['app/features/rsvp/a.server.ts', "import { a } from '../live/bus.server.ts';"],
    ['app/features/dashboard/a.tsx', "import { a } from '../rsvp/a.ts';"],
    ['app/features/dashboard/a.tsx', "import { a } from '../draft/steps.ts';"],
    ['app/guest-site/page.tsx', "import { a } from '#app/features/invitation/a.tsx';"],
    ['app/guest-site/page.tsx', "import { a } from './form.tsx';"],
    ['server/app.ts', "import { a } from '#app/guest-site/page.tsx';"],
    ['app/features/rsvp/schema.ts', "import type { A } from '#app/features/invite/schema.ts';"],
    ['app/features/host/form.tsx', "import { a } from '#app/ui/button.tsx';"],
    ['app/context.ts', "import type { A } from '#app/platform/log.server.ts';"],
    ['app/ui/button.tsx', "import { Link } from 'react-router';"],
    ['app/ui/button.tsx', "import { say } from '#app/platform/language/say.ts';"],
    ['app/platform/text.ts', "// import { a } from '#app/routes/guest.tsx';"],
    ['app/platform/text.ts', "/* import { a } from '#app/routes/guest.tsx'; */"],
    ['app/platform/text.ts', "const a = 'http://x'; // import('#app/ui/a.ts')"],
    ['app/features/rsvp/rules.test.ts', "import { a } from '#app/features/host/a.server.ts';"],
  ];
  test.each(allowed)('%s may have %s', (file, source) => {
    expect(problems(file, source)).toEqual([]);
  });

  const forbidden: [string, string, string][] = [
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
    ['app/features/calendar/a.ts', "import { a } from '../invite/a.ts';", 'only types of invite'],
    ['app/features/mail/a.ts', "import {\n  a,\n} from '../host/a.ts';", 'only types of host'],
    ['app/features/mail/a.ts', "import { type A } from '../host/a.ts';", 'only types of host'],
    ['app/features/invite/a.ts', "import type { A } from '../host/a.ts';", 'nothing of host'],
    ['app/features/host/a.ts', "import type { A } from '../live/a.ts';", 'nothing of live'],
    ['app/features/wizard/a.ts', "import { a } from '../invite/a.ts';", 'only types of invite'],
    [
      'app/features/guests/a.ts',
      "import type { A } from '../dashboard/a.ts';",
      'nothing of dashboard',
    ],
    ['app/features/rsvp/a.ts', "import type { A } from '../guests/a.ts';", 'nothing of guests'],
    ['app/features/dashboard/a.ts', "import '../draft/use-draft.ts';", 'dashboard may not import'],
    [
      'app/features/dashboard/a.server.ts',
      "import type { A } from '../host/passwords.server.ts';",
      'the dashboard may not import it',
    ],
    ['app/routes/a.tsx', "import { a } from './guest.tsx';", 'routes may not import routes'],
    ['app/routes/a.tsx', "import { a } from '#app/guest-site/a.tsx';", 'may not import guest-site'],
    ['app/guest-site/a.tsx', "import { a } from '#app/routes/a.tsx';", 'may not import routes'],
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

const cyclesIn = (files: Record<string, string>) =>
  checkArchitecture(makeTree(files)).problems.filter((one) => one.includes('each other'));

describe('cycles', () => {
  test('between features are found, also through a third one and by types alone', () => {
    expect(
      cyclesIn({
        'app/features/draft/a.ts': "import type { A } from '../theme/a.ts';",
        'app/features/theme/a.ts': "import type { A } from '../place/a.ts';",
        'app/features/place/a.ts': "import type { A } from '../draft/b.ts';",
        'app/features/live/a.ts': "import type { A } from '../draft/a.ts';",
      }),
    ).toEqual(['features that import each other: draft, place, theme']);
  });

  test('between two files of one feature are found, also by types alone', () => {
    expect(
      cyclesIn({
        'app/features/draft/a.ts': "import { b } from './b.ts';",
        'app/features/draft/b.ts': "import type { A } from './a.ts';",
        'app/features/draft/c.ts': "import { a } from './a.ts';",
      }),
    ).toEqual(['files that import each other: app/features/draft/a.ts, app/features/draft/b.ts']);
  });

  test('between folders of one feature are found, a file beside them standing for itself', () => {
    const files = {
      'app/features/draft/parts/a.ts': "import type { B } from '../rules.ts';",
      'app/features/draft/parts/deep/b.ts': '',
      'app/features/draft/rules.ts': "import { b } from './parts/deep/b.ts';",
      'app/features/draft/steps.ts': "import { a } from './parts/a.ts';",
      'app/features/theme/parts/a.ts': "import { b } from './b.ts';",
      'app/features/theme/parts/b.ts': '',
    };
    expect(cyclesIn(files)).toEqual([
      'folders of a feature that import each other: app/features/draft/rules.ts, draft/parts',
    ]);
  });

  test('of a file that imports itself are found', () => {
    const itself = { 'app/ui/a.ts': "import * as self from './a.ts';" };
    expect(cyclesIn(itself)).toEqual(['files that import each other: app/ui/a.ts']);
  });

  test('are told apart, and paths that only meet are none', () => {
    expect(
      cyclesIn({
        'app/ui/a.ts': "import './b.ts';\nimport './c.ts';",
        'app/ui/b.ts': "import './a.ts';",
        'app/ui/c.ts': "import './d.ts';",
        'app/ui/d.ts': "import './c.ts';",
        'app/ui/e.ts': "import './a.ts';\nimport './c.ts';",
      }),
    ).toHaveLength(2);
  });

  test('through a test are none', () => {
    expect(
      cyclesIn({
        'app/ui/a.ts': '',
        'app/ui/a.test.ts': "import './a.ts';\nimport './a.test.ts';",
      }),
    ).toEqual([]);
  });
});

const stylesheets = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`app/ui/a-${at}.css`, '']));

test('a folder has 30 source files at most, without tests and migrations', () => {
  const some = { 'app/ui/a.ts': '', 'app/ui/a.test.ts': '' };
  expect(checkArchitecture(makeTree({ ...some, ...stylesheets(29) })).problems).toEqual([]);
  expect(checkArchitecture(makeTree({ ...some, ...stylesheets(30) })).problems).toEqual([
    'app/ui: 31 source files, more than 30',
  ]);
  const migrations = Array.from({ length: 31 }, (_, at) => `app/platform/db/migrations/${at}.css`);
  const kept = Object.fromEntries(migrations.map((file) => [file, '']));
  expect(checkArchitecture(makeTree({ ...some, ...kept })).problems).toEqual([]);
});

test.each(['app/routes/stray.tsx', 'app/routes/wizard/frame.ts', 'app/routes/a.module.css'])(
  '%s, which the route table does not name, is refused',
  (file) => {
    expect(problems(file, '')).toEqual([`${file}: app/routes.ts names no such route`]);
  },
);

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
