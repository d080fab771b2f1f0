import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { listTokens } from '#tests/setup/events.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';
import { anaAlone, giveEachTestAGuest, inviteId, page } from '#tests/setup/use-guest.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
giveEachTestAGuest({ theme: ['Romantic', 'Pastel'], invitees: anaAlone });

const get = (headers: Record<string, string>, target = page) =>
  sendRaw(site.url, target, { headers });

const kept = ({ headers }: RawReply) => headers['set-cookie']?.at(-1)?.split(';', 1)[0] ?? '';

/** The cookie of a guest who has sent these forms. */
async function guestAfter(...forms: Record<string, string>[]): Promise<string> {
  let cookie = kept(await get({}));
  for (const form of forms) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
    const options = { method: 'POST', headers: { ...headers, cookie } };
    const answer = await sendRaw(site.url, page, options, new URLSearchParams(form).toString());
    expect(answer.status).toBe(303);
    cookie = kept(answer);
  }
  return cookie;
}

async function guestOnLink(): Promise<string> {
  const [token = ''] = await listTokens(site.db, inviteId);
  return kept(await get({}, `${page}?g=${token}`));
}

describe('a guest with a cookie gets a page of their own', () => {
  const guests: [who: string, cookie: () => Promise<string>, sees: RegExp][] = [
    ['who said Yes', () => guestAfter({ answer: 'yes' }), /You’re going/],
    ['who brings somebody', () => guestAfter({ answer: 'yes' }, { extra: '1' }), /You’re going/],
    [
      'who left a name of any letters',
      () => guestAfter({ answer: 'maybe' }, { name: '<b>Zoë</b> & ليلى' }),
      /&lt;b&gt;Zoë&lt;\/b&gt; &amp; ليلى/,
    ],
    ['who skipped the name', () => guestAfter({ answer: 'no' }, { name: '' }), /Add your name/],
    ['on a personal link', guestOnLink, /Ana Lindqvist/],
  ];

  test.each(guests)('%s', async (_, cookieOf, sees) => {
    const answer = await get({ cookie: await cookieOf() });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toMatch(sees);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('compressed as their browser takes it', async () => {
    const cookie = await guestAfter({ answer: 'yes' });
    const { body } = await get({ cookie });
    // Gzip first: most of it is compressed only once for all guests.
    const gzip = await get({ cookie, 'accept-encoding': 'gzip, deflate, br' });
    const brotli = await get({ cookie, 'accept-encoding': 'br' });
    const plain = await get({ cookie, 'accept-encoding': 'gzip;q=0' });
    const answers = [gzip, brotli, plain];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'gzip',
      'br',
      undefined,
    ]);
    expect(answers.map(({ headers }) => headers.vary)).toEqual(
      answers.map(() => 'Accept-Encoding'),
    );
    expect(gunzipSync(gzip.body)).toEqual(body);
    expect(brotliDecompressSync(brotli.body)).toEqual(body);
    expect(plain.body).toEqual(body);
  });
});

describe('whoever is not known gets the page from memory', () => {
  const forged = Buffer.from(JSON.stringify({ token: 'a'.repeat(32) })).toString('base64');
  const strangers: [who: string, cookie: () => Promise<string>, isNew: boolean][] = [
    ['who has not answered', () => guestAfter(), false],
    ['who said Not you?', () => guestAfter({ answer: 'yes' }, { forget: '1' }), false],
    ['with a forged cookie', async () => `festoon.guest=${forged}`, false],
    ['with a damaged cookie', async () => 'festoon.guest=%E0%A4%A', true],
    ['with a cookie of nothing', async () => 'festoon.guest=', true],
    ['with a long cookie', async () => `festoon.guest=${'x'.repeat(6000)}`, true],
    [
      'with two cookies, of which the first is read',
      async () => `${await guestAfter()}; ${await guestAfter({ answer: 'yes' })}`,
      false,
    ],
  ];

  test.each(strangers)('%s (behaviour 23.6)', async (_, cookieOf, isNew) => {
    const shared = await get({});
    const answer = await get({ cookie: await cookieOf() });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe(shared.headers.etag);
    expect(answer.body.equals(shared.body)).toBe(true);
    expect(answer.headers['set-cookie']?.length ?? 0).toBe(isNew ? 1 : 0);
  });

  test('the pages of a thousand forged cookies are rendered once (behaviour 23.6)', async () => {
    await get({});
    const before = site.services.counts.pagesRendered;
    for (let at = 0; at < 1000; at++) {
      const ticket = JSON.stringify({ token: `forged-token-of-nobody-${at}` });
      await get({ cookie: `festoon.guest=${Buffer.from(ticket).toString('base64')}` });
    }
    expect(site.services.counts.pagesRendered).toBe(before);
  });
});

test('of two guests at once each gets their own page (behaviour 15.3)', async () => {
  const [ana, other] = [await guestOnLink(), await guestAfter({ answer: 'yes' }, { name: 'Bo' })];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => get({ cookie: at % 2 ? ana : other })),
  );
  answers.forEach(({ body }, at) => {
    const [own, others] = at % 2 ? ['Ana Lindqvist', '>Bo<'] : ['Bo', 'Ana Lindqvist'];
    expect(body.toString()).toContain(own);
    expect(body.toString()).not.toContain(others);
  });
});

test('a missing invitation is explained to a guest with a cookie too', async () => {
  const answer = await get({ cookie: 'festoon.guest=x' }, '/guest/nobody-knows-it');
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain('Loading invitation...');
});
