import * as v from 'valibot';
import { expect, test } from 'vitest';

import { openProvider, neverReply } from '#tests/setup/provider-server.ts';

import { fetchJson } from './fetch-json.server.ts';

test('a provider that is too slow is given up', async () => {
  await using provider = await openProvider(neverReply);
  const answer = fetchJson(new URL(provider.url), v.unknown(), { timeout: 20 });
  await expect(answer).rejects.toThrow('no answer in time');
});

test('a fault names its kind, never the address', async () => {
  const gone = await openProvider(neverReply);
  await gone[Symbol.asyncDispose]();
  const answer = fetchJson(new URL(`${gone.url}/?key=sesame`), v.unknown());
  await expect(answer).rejects.toThrow(/^ECONNREFUSED$/);
});
