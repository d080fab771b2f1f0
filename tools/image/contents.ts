import { strict as assert } from 'node:assert';
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

import { measure } from './programs.ts';

export type Check = (
  sentence: string,
  step: () => Promise<string | void> | string | void,
) => Promise<void>;

/** In megabytes, uncompressed. */
const most = { all: 400, own: 180 };

const isNative = /\.(?:node|so)(?:\.[\d.]+)?$/;

/** What is in the image, and what is not. `below` is its base. */
export async function checkContents(given: { check: Check; own: string; below: string }) {
  const { check, own, below } = given;
  const festoon = path.join(own, 'festoon');
  await check('the image is small', () => {
    const [all, base] = [measure(own), measure(below)];
    const parts = ['node_modules', 'build', 'app', 'scripts', 'server'].map(
      (name) => `${name} ${measure(path.join(festoon, name)).toFixed(1)}`,
    );
    const figures = `${all.toFixed()} MB, of which ours are ${(all - base).toFixed()} (${parts.join(', ')})`;
    assert.ok(all <= most.all && all - base <= most.own, figures);
    return figures;
  });
  await check('nothing of tests and of the tools that build it is in it', async () => {
    const { devDependencies } = JSON.parse(
      readFileSync(path.join(festoon, 'package.json'), 'utf8'),
    ) as { devDependencies: Record<string, string> };
    const tools = [
      'vite',
      'rolldown',
      'esbuild',
      '@react-router/dev',
      ...Object.keys(devDependencies),
    ];
    const found = tools.filter((name) => existsSync(path.join(festoon, 'node_modules', name)));
    const inside = ['tests', 'tools', 'docs', '.git', '.env', 'data'];
    found.push(...inside.filter((name) => existsSync(path.join(festoon, name))));
    for await (const file of glob('{app,server,scripts}/**/*.test.*', { cwd: festoon }))
      found.push(file);
    assert.deepEqual(found, []);
  });
  await check('all that is not JavaScript is for this architecture', async () => {
    const files: string[] = [];
    for await (const file of glob('node_modules/**/*', { cwd: festoon })) {
      if (isNative.test(file)) files.push(file);
    }
    const other = files.filter((file) => !file.includes(`linux-${process.arch}`));
    assert.deepEqual(other, []);
    return `${files.length} files`;
  });
}
