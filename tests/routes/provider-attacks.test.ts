import { generateKeyPairSync, sign } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Log } from '#app/platform/log.server.ts';
import {
  AtProvider,
  type TokenAnswer,
  begin,
  signInThere,
  startOidcProvider,
  toReturn,
} from '#tests/setup/oidc-provider.ts';
import { openProvider, replyWithJson, replyWithText } from '#tests/setup/provider-server.ts';
import {
  closeBeside,
  clock,
  openBeside,
  provider,
  useSiteWithProvider,
} from '#tests/setup/provider-site.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSiteWithProvider();
closeBeside();

const query = '?redirect=/host/events';
let visitor: Visitor;
beforeEach(() => {
  visitor = site.visitor();
});

const sentences = {
  lost: 'That began too long ago, or in another browser. Please try again.',
  refused: 'We couldn’t accept what Party ID answered. Please try again.',
  canceled: 'You didn’t finish at Party ID. Nothing was changed.',
  unreachable: 'We couldn’t reach Party ID. Please try again in a moment.',
  misconfigured:
    'This site and Party ID don’t fit together yet. Please tell whoever runs this site.',
  'too-many': 'Too many attempts. Please wait and try again.',
};

type Problem = keyof typeof sentences;

/** Whether the visitor is in, where they are led, and which sentences they read there. */
async function judge(back: Reply) {
  const to = back.location ?? '';
  const words = readWords(await visitor.get(to));
  return {
    to,
    isIn: (await visitor.get('/account')).status === 200,
    reads: Object.values(sentences).filter((sentence) => words.includes(sentence)),
  };
}

/** Nobody is in, and the login says a sentence and keeps the way. */
const refusedFor = (problem: Problem) => ({
  to: `/hostLogIn?redirect=/host/events&problem=${problem}`,
  isIn: false,
  reads: [sentences[problem]],
});

async function comeBack(change: (address: URL) => void = () => {}): Promise<string> {
  const address = new URL(await new AtProvider().travel(await begin(visitor, query)));
  change(address);
  return toReturn(address.href);
}

describe('an answer', () => {
  test.each<[string, (address: URL) => void]>([
    ['with another state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(32))],
    ['without a state', ({ searchParams }) => searchParams.delete('state')],
  ])('%s opens nothing, and uses nothing up (behaviour 47.5, 47.6)', async (_, change) => {
    const address = await comeBack();
    const url = new URL(address, site.url);
    change(url);
    expect(await judge(await visitor.get(toReturn(url.href)))).toEqual(refusedFor('lost'));
    expect((await visitor.get(address)).location).toBe('/host/events');
  });

  test.each<[string, Problem, (address: URL) => void]>([
    ['without a code', 'refused', ({ searchParams }) => searchParams.delete('code')],
    ['with two codes', 'refused', ({ searchParams }) => searchParams.append('code', 'x')],
    ['with a code of nobody', 'lost', ({ searchParams }) => searchParams.set('code', 'x')],
    [
      'of another issuer',
      'refused',
      ({ searchParams }) => searchParams.set('iss', 'https://evil.example'),
    ],
    ['that names no issuer', 'refused', ({ searchParams }) => searchParams.delete('iss')],
  ])('%s opens nothing (behaviour 47.5, 47.6)', async (_, problem, change) => {
    expect(await judge(await visitor.get(await comeBack(change)))).toEqual(refusedFor(problem));
  });

  test('of a second provider, sent to this one’s address, opens nothing (behaviour 47.5)', async () => {
    await using evil = await startOidcProvider();
    evil.register('festoon', site.services.origin);
    evil.person = { sub: 'u-1', preferred_username: 'lena' };
    const asked = new URL(await begin(visitor, query));
    const there = new URL(`${asked.pathname}${asked.search}`, evil.issuer);
    const back = await new AtProvider().travel(there.href);
    expect(await judge(await visitor.get(toReturn(back)))).toEqual(refusedFor('refused'));
  });

  test('in another browser than the one that began opens nothing (behaviour 47.5)', async () => {
    const stranger = site.visitor();
    const address = await comeBack();
    const back = await stranger.get(address);
    expect(back.location).toBe('/hostLogIn?redirect=/confirm&problem=lost');
    await begin(stranger, query);
    expect((await stranger.get(address)).location).toMatch(/problem=lost$/);
    expect((await stranger.get('/host/events')).status).toBe(302);
  });

  test('opens the account once (behaviour 47.5)', async () => {
    const address = await comeBack();
    const cookies = new Map(visitor.cookies);
    expect((await visitor.get(address)).location).toBe('/host/events');
    visitor = site.visitor();
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect(await judge(await visitor.get(address))).toEqual(refusedFor('lost'));
  });

  test('opens it once, also of two that come at once (behaviour 47.5)', async () => {
    const address = await comeBack();
    const backs = await Promise.all([visitor.get(address), visitor.get(address)]);
    const places = backs.map(({ location }) => location);
    expect(new Set(places)).toEqual(new Set(['/host/events', refusedFor('lost').to]));
  });

  test('with a code that was used opens nothing in a sign-in of its own (behaviour 47.5)', async () => {
    const used = new URL(await comeBack(), site.url);
    await visitor.get(toReturn(used.href));
    visitor = site.visitor();
    const again = await comeBack(({ searchParams }) =>
      searchParams.set('code', used.searchParams.get('code') ?? ''),
    );
    expect(await judge(await visitor.get(again))).toEqual(refusedFor('lost'));
  });

  test('with a stranger’s code opens nothing (behaviour 47.5)', async () => {
    const stranger = site.visitor();
    const theirs = new URL(await new AtProvider().travel(await begin(stranger)));
    const address = await comeBack(({ searchParams }) =>
      searchParams.set('code', theirs.searchParams.get('code') ?? ''),
    );
    expect(await judge(await visitor.get(address))).toEqual(refusedFor('lost'));
  });

  test('of somebody who cancels says so, and keeps the way (behaviour 47.6)', async () => {
    provider.person = null;
    expect(await judge(await visitor.get(await comeBack()))).toEqual(refusedFor('canceled'));
  });

  test('after half an hour opens nothing, and still leads back (behaviour 47.5)', async () => {
    const address = await comeBack();
    const later = await openBeside({}, { at: () => clock() + 31 * 60_000 });
    const cookies = visitor.cookies;
    visitor = later.visitor();
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect(await judge(await visitor.get(address))).toEqual(refusedFor('lost'));
  });
});

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function changeClaims(token: unknown, change: (claims: Claims) => void, header?: Claims): string {
  const [head = '', body = '', signature = ''] = String(token).split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  change(claims);
  return [header ? encode(header) : head, encode(claims), header ? '' : signature].join('.');
}

function signAnew(token: unknown): string {
  const [head = '', body = ''] = String(token).split('.');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), privateKey);
  return `${head}.${body}.${signature.toString('base64url')}`;
}

/** The provider's own answer to another sign-in of the same person. */
async function takeAnother(client: string): Promise<TokenAnswer> {
  const other = client === 'festoon' ? site : await openBeside({}, { client });
  await signInThere(other.visitor());
  return { ...provider.tokens.at(-1) };
}

describe('a token', () => {
  test('for another client of the provider opens nothing (behaviour 47.5)', async () => {
    const { id_token: foreign } = await takeAnother('second');
    provider.tamper = (answer) => void (answer.id_token = foreign);
    expect(await judge(await visitor.get(await comeBack()))).toEqual(refusedFor('refused'));
  });

  test('of another sign-in, with its nonce, opens nothing (behaviour 47.5)', async () => {
    const { id_token: old } = await takeAnother('festoon');
    provider.tamper = (answer) => void (answer.id_token = old);
    expect(await judge(await visitor.get(await comeBack()))).toEqual(refusedFor('refused'));
  });

  test('that has expired opens nothing (behaviour 47.5)', async () => {
    const late = await openBeside({}, { at: () => clock() + 11 * 60_000 });
    visitor = late.visitor();
    expect(await judge(await visitor.get(await comeBack()))).toEqual(refusedFor('refused'));
  });

  test.each<[string, (token: unknown) => unknown]>([
    ['missing', () => undefined],
    ['a number', () => 7],
    ['no token', () => 'sesame'],
    ['three dots', () => '...'],
    ['not JSON inside', () => 'e30.bm90IGpzb24.c2ln'],
    ['longer than an answer may be', (token) => String(token) + 'A'.repeat(1_000_000)],
    ['without a signature', (token) => String(token).replace(/[^.]+$/, '')],
    ['signed with another key', signAnew],
    ['unsigned, and says so', (token) => changeClaims(token, () => {}, { alg: 'none' })],
    ['about somebody else', (token) => changeClaims(token, (claims) => (claims['sub'] = 'u-2'))],
    [
      'of an issuer that it invents',
      (token) => changeClaims(token, (claims) => (claims['iss'] = 'https://evil.example')),
    ],
    ['for several sites', (token) => changeClaims(token, (claims) => (claims['aud'] = ['a', 'b']))],
    ['about nobody', (token) => changeClaims(token, (claims) => delete claims['sub'])],
    [
      'about somebody without an end',
      (token) => changeClaims(token, (claims) => (claims['sub'] = 'x'.repeat(300))),
    ],
  ])('that is %s opens nothing (behaviour 47.5, 47.6)', async (_, change) => {
    provider.tamper = (answer) => void (answer.id_token = change(answer.id_token));
    expect(await judge(await visitor.get(await comeBack()))).toEqual(refusedFor('refused'));
  });
});

describe('a provider', () => {
  let lines: unknown[] = [];
  const note = (message: string, fields?: object) => lines.push({ message, ...fields });
  const log: Log = { info() {}, warn: note, error: note };
  afterEach(() => {
    lines = [];
  });

  test('that is down when the server starts is asked later (behaviour 47.1, 47.6)', async () => {
    await provider.stop();
    const beside = await openBeside({}, { log });
    visitor = beside.visitor();
    expect(await judge(await visitor.get(`/hostLogIn/provider${query}`))).toEqual(
      refusedFor('unreachable'),
    );
    expect(lines).toEqual([
      expect.objectContaining({
        message: 'identity provider failed',
        reason: expect.stringContaining('ECONNREFUSED'),
      }),
    ]);
    await provider.restart();
    expect((await signInThere(visitor, { query })).location).toBe('/host/events');
  });

  test('that goes down during a sign-in says so, and lets in afterwards (behaviour 47.6)', async () => {
    const address = await comeBack();
    await provider.stop();
    expect(await judge(await visitor.get(address))).toEqual(refusedFor('unreachable'));
    await provider.restart();
    expect((await signInThere(visitor, { query })).location).toBe('/host/events');
  });

  test('does not know this site, or not its secret (behaviour 47.6)', async () => {
    const beside = await openBeside({ OIDC_CLIENT_SECRET: 'another' }, { log });
    visitor = beside.visitor();
    expect(await judge(await visitor.get(await comeBack()))).toEqual(refusedFor('misconfigured'));
    expect(JSON.stringify(lines)).toContain('wrong client ID or secret');
    expect(JSON.stringify(lines)).not.toMatch(/another|the-secret/);
  });

  const metadata = {
    issuer: 'https://evil.example',
    authorization_endpoint: 'https://evil.example/a',
  };
  test.each<[string, Parameters<typeof openProvider>[0], Problem]>([
    ['names another issuer', replyWithJson(metadata), 'misconfigured'],
    ['is no provider', replyWithText('<h1>Hello</h1>'), 'misconfigured'],
    ['knows no such address', replyWithText('Not found', 404), 'misconfigured'],
    ['answers without an end', replyWithText('x'.repeat(2_000_000)), 'misconfigured'],
    ['is overloaded', replyWithText('Try again', 503), 'unreachable'],
  ])('that %s leads to a sentence (behaviour 47.6)', async (_, reply, problem) => {
    await using server = await openProvider(reply);
    const beside = await openBeside({ OIDC_ISSUER: server.url });
    visitor = beside.visitor();
    expect(await judge(await visitor.get(`/hostLogIn/provider${query}`))).toEqual(
      refusedFor(problem),
    );
  });

  test('is asked at most 120 times in ten minutes by one address (behaviour 47.5)', async () => {
    const beside = await openBeside({ TRUST_PROXY: 'on' });
    visitor = beside.visitor();
    const ask = (address: string) =>
      visitor.get(`/hostLogIn/provider${query}`, { 'x-forwarded-for': address });
    for (let turn = 0; turn < 120; turn += 1) await ask('192.0.2.1');
    expect(await judge(await ask('192.0.2.1'))).toEqual(refusedFor('too-many'));
    expect((await ask('192.0.2.2')).location).toContain(provider.issuer);
  });
});

test('an address cannot make the login say anything else (behaviour 47.6)', async () => {
  const said = readWords(await visitor.get('/hostLogIn?problem=Call+0800'));
  expect(said).not.toContain('0800');
  expect(said).not.toContain('Party ID,');
});
