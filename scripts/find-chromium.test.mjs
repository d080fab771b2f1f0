import path from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { findChromium, findChromiums } from './find-chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

test('tests find the headless shell first, tools the browser of users', () => {
  const folder = makeTree({ chromium: '', 'chromium-headless-shell': '' });
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  const [browser, shell] = ['chromium', 'chromium-headless-shell'].map((name) =>
    path.join(folder, name),
  );
  expect(findChromiums({ shellFirst: true })[0]).toBe(shell);
  expect(findChromiums({ shellFirst: true })).toContain(browser);
  expect(findChromium()).toBe(browser);
});

test('CHROMIUM_PATH names the only browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/browser');
  expect(findChromiums({ shellFirst: true })).toEqual(['/opt/browser']);
});
