import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { giveEachTestASite, site } from '#tests/setup/use-site.ts';

let now = Date.UTC(2027, 5, 12);

giveEachTestASite({}, { clock: () => now });

async function health(): Promise<unknown> {
  const { status, text } = await site.visitor().get('/health');
  return [status, JSON.parse(text)];
}

const well = [200, { status: 'ok' }];
const refusesWrites = [503, { status: 'unavailable', reason: 'the database refuses writes' }];

/** Refuses writes like a read-only file system. */
const refuseWrites = (refused: boolean) =>
  sql.raw(`pragma query_only = ${refused ? 'on' : 'off'}`).execute(site.db);

test('health answers 200 once the database can be read (behaviour 23.10)', async () => {
  expect(await health()).toEqual(well);
});

test('health answers 503 once the database cannot be read (behaviour 23.10)', async () => {
  await sql`alter table migrations rename to elsewhere`.execute(site.db);
  const answer = await site.visitor().get('/health');
  expect(answer.status).toBe(503);
  const reason = 'the database cannot be read';
  expect(JSON.parse(answer.text)).toEqual({ status: 'unavailable', reason });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('health answers 503 while the database refuses writes, and 200 afterwards (behaviour 23.10)', async () => {
  await refuseWrites(true);
  expect(await health()).toEqual(refusesWrites);
  await refuseWrites(false);
  now += 5000;
  expect(await health()).toEqual(well);
});

test('the write of a health check is made once in five seconds (behaviour 23.10)', async () => {
  const { counts } = site.services;
  const before = counts.commits;
  await Promise.all(Array.from({ length: 20 }, health));
  expect(counts.commits - before).toBe(1);
  now += 4999;
  await health();
  expect(counts.commits - before).toBe(1);
  now += 1;
  await health();
  expect(counts.commits - before).toBe(2);
});
