import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';
import { openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const origin = 'https://party.example.org';

useSite({ APP_ORIGIN: origin });
let page: string;

beforeAll(async () => {
  page = getGuestPath(await addEvent(site.db));
});

const get = (target: string, headers: Record<string, string> = {}) =>
  sendRaw(site.url, target, { headers });
const post = (target: string, headers: Record<string, string>) =>
  sendRaw(site.url, target, { method: 'POST', headers });

async function askUnchanged(): Promise<RawReply> {
  const { headers } = await get(page);
  return get(page, { 'if-none-match': headers.etag ?? '' });
}

async function askAsset(): Promise<RawReply> {
  const { body } = await get('/');
  return get(/\/assets\/[\w.-]+\.js/.exec(body.toString())?.[0] ?? '');
}

const asked: [what: string, status: number, ask: () => Promise<RawReply>][] = [
  ['a page', 200, () => get('/')],
  ['a guest page', 200, () => get(page)],
  ['a guest page that has not changed', 304, askUnchanged],
  ['a missing page', 404, () => get('/no/such/page')],
  ['a missing guest page', 404, () => get('/guest/none')],
  ['a script', 200, askAsset],
  ['the icon', 200, () => get('/favicon.svg')],
  ['the data of a page', 202, () => get('/host/events.data')],
  ['a redirect', 302, () => get('/host/events')],
  ['JSON', 200, () => get('/health')],
  ['plain text', 400, () => get('/%ZZ')],
  ['a refused method', 405, () => sendRaw(site.url, '/', { method: 'PUT' })],
  ['a form from another site', 403, () => post('/logOut', { origin: 'https://evil.example' })],
];

/** The policy of a response without a body. */
const noPolicy = "default-src 'none'";

function expectHeaders({ headers }: RawReply): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['cache-control']).toBeDefined();
  const policy = headers['content-security-policy'] ?? (headers['content-type'] ? '' : noPolicy);
  expect(policy).toContain("default-src 'none'");
}

test.each(asked)('%s has the security headers (behaviour 23.23)', async (_what, status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expectHeaders(answer);
});

test('a form that is too long has them', async () => {
  const body = `redirect=${'x'.repeat(20_000)}`;
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await sendRaw(site.url, '/logOut', { method: 'POST', headers }, body);
  expect(answer.status).toBe(413);
  expectHeaders(answer);
});

test('a page that has not changed keeps the policy of the page (behaviour 23.23)', async () => {
  const [first, second] = [await get(page), await askUnchanged()];
  const policy = second.headers['content-security-policy'];
  expect(policy).toBe(first.headers['content-security-policy']);
  expect(policy).toContain('img-src');
});

test('a failure has them (behaviour 23.23)', async () => {
  const broken = await openSite({ APP_ORIGIN: origin });
  await sql`alter table invites rename to elsewhere`.execute(broken.db);
  const answer = await sendRaw(broken.url, page);
  expect(answer.status).toBe(500);
  expectHeaders(answer);
  await broken.close();
});
