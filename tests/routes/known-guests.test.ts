import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { comparable } from '#tests/setup/comparable.ts';
import { saveInvite, tokensOf } from '#tests/setup/invites.ts';
import { type RawAnswer, sendRaw } from '#tests/setup/raw-request.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

let site: Site;
let inviteId: string;
let page: string;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  inviteId = await saveInvite(site.services.db, {
    theme: ['Romantic', 'Pastel'],
    invitees: [{ name: 'Ana Lindqvist', email: 'ana@private.example' }],
  });
  page = `/guest/${inviteId}`;
});

const get = (headers: Record<string, string>, target = page) =>
  sendRaw(site.url, target, { headers });

/** The cookie that a browser sends back. */
const kept = ({ headers }: RawAnswer) => headers['set-cookie']?.at(-1)?.split(';', 1)[0] ?? '';

/** The cookie of a guest who sends these forms one after another. */
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
  const [token = ''] = await tokensOf(site.services.db, inviteId);
  return kept(await get({}, `${page}?g=${token}`));
}

const isPastFramework = ({ headers }: RawAnswer) =>
  !headers['content-security-policy']?.includes('nonce-');

/** What the application itself sends for the same. */
async function byApplication(cookie: string) {
  const answer = await site.fetch(new Request(site.url + page, { headers: { cookie } }));
  return comparable(answer.status, answer.headers, await answer.text());
}

describe('a guest who comes back is shown what the application would show', () => {
  const guests: [who: string, cookie: () => Promise<string>, sees: RegExp][] = [
    ['who has not answered', () => guestAfter(), /name="answer"/],
    ['who said Yes', () => guestAfter({ answer: 'yes' }), /You are going/],
    ['who brings somebody', () => guestAfter({ answer: 'yes' }, { extra: '1' }), /You are going/],
    [
      'who left a name of any letters',
      () => guestAfter({ answer: 'maybe' }, { name: '<b>Zoë</b> & ليلى' }),
      /&lt;b&gt;Zoë&lt;\/b&gt; &amp; ليلى/,
    ],
    ['who skipped the name', () => guestAfter({ answer: 'no' }, { name: '' }), /Add your name/],
    ['on a personal link', guestOnLink, /Ana Lindqvist/],
    ['who said Not you?', () => guestAfter({ answer: 'yes' }, { forget: '1' }), /name="answer"/],
    ['with a damaged cookie', async () => 'festoon.guest=%E0%A4%A', /name="answer"/],
    ['with a cookie of nothing', async () => 'festoon.guest=', /name="answer"/],
    ['with a long cookie', async () => `festoon.guest=${'x'.repeat(6000)}`, /name="answer"/],
    [
      'with two cookies',
      async () => `${await guestAfter({ answer: 'yes' })}; ${await guestAfter()}`,
      /name="answer"/,
    ],
  ];

  test.each(guests)('%s', async (_, cookieOf, sees) => {
    const cookie = await cookieOf();
    const answer = await get({ cookie });
    expect(isPastFramework(answer)).toBe(true);
    expect(comparable(answer.status, Object.entries(answer.headers), answer.body)).toEqual(
      await byApplication(cookie),
    );
    expect(answer.body.toString()).toMatch(sees);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('compressed as their browser takes it', async () => {
    const cookie = await guestAfter({ answer: 'yes' });
    const { body } = await get({ cookie });
    const [brotli, gzip] = [
      await get({ cookie, 'accept-encoding': 'gzip, deflate, br' }),
      await get({ cookie, 'accept-encoding': 'gzip' }),
    ];
    expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(body);
    expect(gunzipSync(gzip.body)).toEqual(body);
  });
});

test('of two guests at once each gets their own page', async () => {
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

test('an invitation that is not there is the application’s to explain, to known guests too', async () => {
  const answer = await get({ cookie: 'festoon.guest=x' }, '/guest/nobody-knows-it');
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toContain('Loading invitation...');
});
