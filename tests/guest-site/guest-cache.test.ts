import { describe, expect, test } from 'vitest';

import type { PartUpdate } from '#app/features/invite/schema.ts';
import { findInvite, updatePart } from '#app/features/invite/store.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { listAnswers } from '#tests/setup/guest-page.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';
import { openSite } from '#tests/setup/site.ts';
import { giveEachTestAGuest, inviteId, page } from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAGuest();

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(site.url, target, { method, headers });

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
  const options = { method: 'POST', headers: { ...form, ...headers } };
  return sendRaw(site.url, page, options, new URLSearchParams(fields).toString());
}

const text = ({ body }: RawReply) => body.toString();

/** The Cookie header that a browser would send after this response. */
function kept({ headers }: RawReply): { cookie: string } {
  return { cookie: (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ') };
}

/** Headers that differ between a cached page and the same page rendered for its request. */
const differing = new Set(['date', 'content-length', 'transfer-encoding', 'etag', 'vary']);

/** Renders the page: the cache handles no address with a query. */
const render = () => get(`${page}?rendered`);

const anyToken = (value: string) => value.replace(/=[\w%-]+;/, '=any;');

function sharedHeaders({ headers }: RawReply) {
  const shared = Object.entries(headers).filter(([name]) => !differing.has(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, anyToken(String(value))]));
}

function isFromMemory({ headers }: RawReply): boolean {
  return headers.etag !== undefined;
}

describe('the page of a guest who is not known yet', () => {
  test('comes from memory as it is rendered (behaviour 23.6)', async () => {
    const [fromMemory, rendered] = [await get(page), await render()];
    expect([fromMemory, rendered].map(isFromMemory)).toEqual([true, false]);
    expect(text(fromMemory)).toBe(text(rendered));
    expect(sharedHeaders(fromMemory)).toEqual(sharedHeaders(rendered));
  });

  test('runs no script but the site’s files, and no style but what its policy names', async () => {
    const answer = await get(page);
    const policy = answer.headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).not.toContain('nonce-');
    expect(text(answer)).not.toMatch(/nonce=|<script(?![^>]* src="\/assets\/)|\son\w+=/);
  });

  test('may be kept by this browser alone, and is requested again each time (behaviour 23.6)', async () => {
    for (const headers of [{}, { 'if-none-match': (await get(page)).headers.etag ?? '' }]) {
      const answer = await get(page, headers);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.headers.vary).toContain('Cookie');
      expect(kept(answer).cookie).toMatch(/^festoon\.guest=[\w%]+$/);
    }
  });

  test('gives every device a cookie of its own (behaviour 23.6)', async () => {
    const cookies = await Promise.all(
      Array.from({ length: 50 }, async () => kept(await get(page))),
    );
    expect(new Set(cookies.map(({ cookie }) => cookie)).size).toBe(50);
  });

  test('holds the address of the site, whatever host it is asked by', async () => {
    const answer = await get(page, { host: 'evil.example' });
    expect(text(answer)).toContain(`value="${site.services.origin}${page}"`);
    expect(text(answer)).not.toContain('evil.example');
  });
});

describe('a guest with the cookie of the page from memory', () => {
  test('who taps twice has answered once', async () => {
    const guest = kept(await get(page));
    const taps = await Promise.all([
      post({ answer: 'yes' }, guest),
      post({ answer: 'yes' }, guest),
    ]);
    expect(taps.map(({ status }) => status)).toEqual([303, 303]);
    expect(await listAnswers(site.db, inviteId)).toMatchObject([{ answer: 'yes' }]);
  });

  test('who never saw the reply and sends it again has answered once', async () => {
    const guest = kept(await get(page));
    await post({ answer: 'maybe' }, guest);
    expect((await post({ answer: 'maybe' }, guest)).status).toBe(303);
    expect(await listAnswers(site.db, inviteId)).toHaveLength(1);
  });

  test('who opened the page in two tabs at once is one guest: the later cookie counts in both', async () => {
    const [, second] = await Promise.all([get(page), get(page)]);
    await post({ answer: 'no' }, kept(second));
    await post({ answer: 'yes' }, kept(second));
    expect(await listAnswers(site.db, inviteId)).toMatchObject([{ answer: 'yes' }]);
  });

  test('whose browser was told that the page is unchanged is known by the new cookie', async () => {
    const { headers } = await get(page);
    const unchanged = await get(page, { 'if-none-match': headers.etag ?? '' });
    expect(unchanged.status).toBe(304);
    await post({ answer: 'yes' }, kept(unchanged));
    expect(text(await get(page, kept(unchanged)))).toContain('You’re going');
  });

  test('who refuses cookies can answer all the same (behaviour 14.20)', async () => {
    await get(page);
    expect((await post({ answer: 'yes' })).status).toBe(303);
    expect(text(await get(page))).toContain('Are you attending?');
    expect(await listAnswers(site.db, inviteId)).toHaveLength(1);
  });
});

test('what is one guest’s own comes from no memory and goes to nobody else (behaviour 15.3)', async () => {
  const [token = ''] = await listTokens(site.db, inviteId);
  const named = kept(await get(page));
  await post({ answer: 'yes' }, named);
  await post({ name: 'Hidden Guest' }, named);
  const followed = await get(`${page}?g=${token}`);
  expect(followed.status).toBe(302);
  const ana = kept(followed);
  await post({ answer: 'maybe' }, ana);
  const own = [await get(page, named), await get(page, ana)];
  expect(own.map(isFromMemory)).toEqual([false, false]);
  expect(text(own[0] as RawReply)).toContain('Hidden Guest');
  expect(text(own[1] as RawReply)).toContain('Ana Lindqvist');
  for (const cookie of ['', 'other=1', 'festoon.session=someone']) {
    const stranger = await get(page, cookie ? { cookie } : {});
    expect(isFromMemory(stranger)).toBe(true);
    expect(text(stranger)).not.toMatch(/Hidden Guest|Ana Lindqvist|You’re going|You might come/);
    expect(text(stranger)).not.toContain('aria-pressed="true"');
  }
});

describe('an edit', () => {
  const edits: PartUpdate[] = [
    { name: 'eventName', part: { eventName: 'Changed' } },
    { name: 'partyType', part: { eventType: ['Changed'] } },
    { name: 'theme', part: { theme: ['Changed'] } },
    {
      name: 'dateTime',
      part: {
        date: '2028-01-02',
        startTime: '10:00',
        endTime: '11:00',
        endsNextDay: false,
        timeZone: 'Asia/Tokyo',
      },
    },
    { name: 'activity', part: { activities: [{ id: 9, name: 'Changed', time: 1200 }] } },
    { name: 'location', part: { location: 'Changed', lat: null, lng: null, showMap: true } },
    {
      name: 'location',
      part: { location: 'Villa Rosa, Hamburg', lat: null, lng: null, showMap: false },
    },
    { name: 'message', part: { customMessage: 'Changed' } },
  ];

  test.each(edits)('of $name shows at once', async (update) => {
    const { db } = site;
    const before = await get(page);
    const invite = await findInvite(db, inviteId);
    const change = { id: inviteId, version: invite?.version ?? 0, update, now: 2000 };
    expect(await db.transaction().execute((trx) => updatePart(trx, change))).not.toBeNull();
    const after = await get(page, { 'if-none-match': before.headers.etag ?? '' });
    expect(after.status).toBe(200);
    expect(isFromMemory(after)).toBe(true);
    expect(text(after)).not.toBe(text(before));
    expect(text(after)).toBe(text(await render()));
  });

  test('that another process made shows at once', async () => {
    await get(page);
    for (const title of ['First', 'Second']) {
      await site.database.write(
        `update invites set event_name = '${title}', version = version + 1 where id = '${inviteId}'`,
      );
      expect(text(await get(page))).toContain(`<title>${title}</title>`);
    }
  });

  test('that is under way shows nothing until it is made', async () => {
    const { db } = site;
    const written = Promise.withResolvers<void>();
    const closing = Promise.withResolvers<void>();
    const undone = db.transaction().execute(async (trx) => {
      const update: PartUpdate = { name: 'eventName', part: { eventName: 'Undone' } };
      await updatePart(trx, { id: inviteId, version: 1, update, now: 2000 });
      written.resolve();
      await closing.promise;
      throw new Error('no');
    });
    await written.promise;
    const reading = get(page);
    closing.resolve();
    await expect(undone).rejects.toThrow('no');
    expect(text(await reading)).toContain('<title>Garden party</title>');
    expect(text(await get(page))).not.toContain('Undone');
  });

  test('of an invitation that is taken away leaves nothing in memory (behaviour 23.5)', async () => {
    await get(page);
    await site.db.deleteFrom('invites').where('id', '=', inviteId).execute();
    const answer = await get(page);
    expect(answer.status).toBe(404);
    expect(text(answer)).toContain('Loading invitation...');
    expect(text(answer)).not.toContain('Garden party');
  });
});

test('answers leave the page as it is', async () => {
  const before = await get(page);
  await post({ answer: 'yes' });
  expect((await get(page)).headers.etag).toBe(before.headers.etag);
});

test('an address that is written in another way is the application’s, and works', async () => {
  const variants = [
    `${page}/`,
    `${page}?fbclid=1`,
    `${page}?`,
    `/guest/%${inviteId.charCodeAt(0).toString(16)}${inviteId.slice(1)}`,
    `//guest/${inviteId}`,
  ];
  for (const target of variants) {
    const answer = await get(target);
    expect(isFromMemory(answer)).toBe(false);
    expect([200, 404]).toContain(answer.status);
  }
  expect(text(await get(`${page}?fbclid=1`))).toContain('Garden party');
});

test('a HEAD request is answered without a body, a GET with one by the application', async () => {
  const head = await get(page, {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(isFromMemory(head)).toBe(true);
  expect(head.body).toHaveLength(0);
  const declared = { 'content-length': '10' };
  const odd = await sendRaw(site.url, page, { method: 'GET', headers: declared }, 'answer=yes');
  expect(odd.status).toBe(200);
  expect(isFromMemory(odd)).toBe(false);
});

test('with PAGE_CACHE_MB 0 every page is rendered', async () => {
  const without = await openSite({ PAGE_CACHE_MB: '0' });
  const id = await addEvent(without.db);
  const answer = await sendRaw(without.url, getGuestPath(id));
  expect(answer.status).toBe(200);
  expect(isFromMemory(answer)).toBe(false);
  await without.close();
});
