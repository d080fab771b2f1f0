import { chromium } from 'playwright';
import { expect, test } from 'vitest';

import { flags } from '#tests/setup/launch-browser.ts';

import { findChromium } from '../../scripts/find-chromium.mjs';

const name = '--disable-features=';

/** Only the last argument that names features counts. */
const offBy = (args: readonly string[]) =>
  args
    .findLast((arg) => arg.startsWith(name))
    ?.slice(name.length)
    .split(',') ?? [];

test('every feature that Playwright turns off is off in the tests as well', async () => {
  const executablePath = findChromium();
  const server = await chromium.launchServer(executablePath ? { executablePath } : {});
  const { spawnargs } = server.process();
  await server.close();
  expect(offBy(spawnargs)).not.toEqual([]);
  expect(offBy(flags)).toEqual(expect.arrayContaining(offBy(spawnargs)));
});
