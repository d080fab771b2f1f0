import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type Site, openSite } from './site.ts';

/** Set before a file's first test by `useSite`, before each test by `giveEachTestASite`. */
export let site: Site;

type Settings = Parameters<typeof openSite>;

/** Settings, or a function that makes them when the site is opened. */
type Given = Settings | [make: () => Settings | Promise<Settings>];

async function open(given: Given): Promise<void> {
  const [first, adapters] = given;
  const settings: Settings =
    typeof first === 'function' ? await first() : ([first, adapters] as Settings);
  site = await openSite(...settings);
}

/** Opens a site for the tests of a file or of a `describe`, and closes it after the last. */
export function useSite(...given: Given): void {
  beforeAll(() => open(given));
  afterAll(() => site.close());
}

/** The same with a site of its own for each test. */
export function giveEachTestASite(...given: Given): void {
  beforeEach(() => open(given));
  afterEach(() => site.close());
}

/** Replaces the site of the running test by one with other settings. */
export async function reopenSite(...settings: Settings): Promise<void> {
  await site.close();
  await open(settings);
}
