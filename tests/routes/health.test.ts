import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Site, openSite } from '#tests/setup/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('health answers 200 once the database can be read', async () => {
  const answer = await site.visitor().get('/health');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ status: 'ok' });
});

test('health answers 503 once the database cannot be read', async () => {
  const broken = await openSite();
  await sql`alter table migrations rename to elsewhere`.execute(broken.services.db);
  const answer = await broken.visitor().get('/health');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toEqual({ status: 'unavailable' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await broken.close();
});
