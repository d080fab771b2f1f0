import { describe, expect, test } from 'vitest';

import { createRegistrationLink } from '#app/features/host/registration/registration-links.server.ts';
import { addHost, hostPassword, setMailAddress } from '#tests/setup/hosts.ts';
import { countHosts, findHost, logInByPassword } from '#tests/setup/log-in-screen.ts';
import { AtProvider, begin, signInThere, toReturn } from '#tests/setup/oidc-provider.ts';
import {
  clock,
  closeBeside,
  openBeside,
  provider,
  useSiteWithProvider,
} from '#tests/setup/provider-site.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSiteWithProvider();
closeBeside();

const whoIsIn = async (visitor: Visitor) => {
  const words = readWords(await visitor.get('/account'));
  return /Your username is (\S+)/.exec(words)?.[1] ?? null;
};

describe('the login', () => {
  test('offers the provider by its name, as a link that needs no script (behaviour 47.1)', async () => {
    const { text } = await site.visitor().get('/hostLogIn?redirect=/host/events');
    expect(text).toMatch(/<a [^>]*href="\/hostLogIn\/provider\?redirect=\/host\/events"/);
    expect(readWords({ text })).toContain('Continue with Party ID');
    const sheet = await site.visitor().get('/hostLogIn?redirect=/confirm');
    expect(sheet.text).toContain('href="/hostLogIn/provider?redirect=/confirm"');
    const recovering = await site.visitor().get('/hostLogIn?mode=recover');
    expect(readWords(recovering)).not.toContain('Party ID');
  });

  test('without one offers none, and its addresses lead to the login (behaviour 47.1)', async () => {
    const plain = await openBeside({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' });
    const visitor = plain.visitor();
    expect((await visitor.get('/hostLogIn')).text).not.toContain('/hostLogIn/provider');
    for (const address of ['/hostLogIn/provider', '/hostLogIn/provider/back?code=x&state=y']) {
      expect((await visitor.get(address)).location).toMatch(/^\/hostLogIn\?redirect=\/confirm/);
    }
  });
});

describe('with PASSWORD_SIGN_IN=off', () => {
  const off = { PASSWORD_SIGN_IN: 'off' };

  test('the login is the provider’s button alone (behaviour 47.8)', async () => {
    const beside = await openBeside(off);
    for (const query of ['', '?redirect=/confirm', '?mode=recover', '?redirect=/host/events']) {
      const { text } = await beside.visitor().get(`/hostLogIn${query}`);
      expect(text).toContain('href="/hostLogIn/provider?redirect=/');
      expect(text.split('<footer')[0]).not.toMatch(/<input|<button|recovery code/);
    }
  });

  test('the provider lets in and a password does not (behaviour 47.8)', async () => {
    const beside = await openBeside(off);
    await addHost(site.db, 'otto');
    const refused = await logInByPassword(beside.visitor(), {
      username: 'otto',
      password: hostPassword,
    });
    expect(refused.status).toBe(403);
    provider.person = { sub: 'u-off', preferred_username: 'olga' };
    const visitor = beside.visitor();
    await signInThere(visitor);
    expect(await whoIsIn(visitor)).toBe('olga');
  });
});

describe('a sign-in', () => {
  test('asks for a code with PKCE, state and nonce, and for no address (behaviour 47.5)', async () => {
    const asked = new URL(await begin(site.visitor(), '?redirect=/host/events'));
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: 'festoon',
      response_type: 'code',
      redirect_uri: `${site.services.origin}/hostLogIn/provider/back`,
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  test('creates a host with the provider’s names and no password, and leads on (behaviour 47.3, 47.4)', async () => {
    const visitor = site.visitor();
    const back = await signInThere(visitor, { query: '?redirect=/host/events' });
    expect([back.status, back.location]).toEqual([302, '/host/events']);
    expect(await whoIsIn(visitor)).toBe('lena');
    const stored = await site.db
      .selectFrom('hosts')
      .selectAll()
      .where('username', '=', 'lena')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      display_name: 'Lena Vogt',
      password_hash: '',
      recovery_hash: '',
    });
    expect(stored.mail_address).toBeNull();
    const identities = site.db.selectFrom('identities').selectAll();
    expect(await identities.where('host_uid', '=', stored.uid).execute()).toMatchObject([
      { issuer: provider.issuer, subject: 'u-1', name: 'lena' },
    ]);
    expect(readWords(await visitor.get('/account/activity'))).toContain('Account created');
  });

  test('opens the same host again, in another browser and with other names (behaviour 47.3)', async () => {
    const before = await countHosts(site);
    provider.person = { sub: 'u-1', preferred_username: 'lena.new', name: 'Somebody' };
    const visitor = site.visitor();
    await signInThere(visitor);
    expect(await whoIsIn(visitor)).toBe('lena');
    expect((await countHosts(site)).hosts).toBe(before.hosts);
    const words = readWords(await visitor.get('/account/activity'));
    expect(words).toContain('Logged in with the linked log-in');
  });

  test('leads to /confirm without a return path, and never to another site (behaviour 17.1, 17.2, 47.2)', async () => {
    const paths = [
      '',
      '//evil.example',
      'https://evil.example/',
      String.raw`/\evil.example`,
      '/a//b',
    ];
    for (const path of paths) {
      const back = await signInThere(site.visitor(), {
        query: `?redirect=${encodeURIComponent(path)}`,
      });
      expect(back.location).toBe('/confirm');
    }
  });

  test('ends with the sign-out here, and what led to it opens nothing again (behaviour 47.7)', async () => {
    const visitor = site.visitor();
    const there = new AtProvider();
    const address = toReturn(await there.travel(await begin(visitor)));
    await visitor.get(address);
    expect(await whoIsIn(visitor)).toBe('lena');
    await visitor.post('/logOut', {});
    expect(await whoIsIn(visitor)).toBeNull();
    expect((await visitor.get(address)).location).toMatch(/problem=lost/);
    expect(await whoIsIn(visitor)).toBeNull();
    provider.hasAsked = false;
    await signInThere(visitor, { there });
    expect([await whoIsIn(visitor), provider.hasAsked]).toEqual(['lena', false]);
  });

  test('of a public client needs no secret (behaviour 47.1)', async () => {
    const beside = await openBeside({}, { client: 'public' });
    const visitor = beside.visitor();
    await signInThere(visitor);
    expect(await whoIsIn(visitor)).toBe('lena');
  });
});

describe('a new identity', () => {
  test('with the username and the address of a host opens nothing of theirs (behaviour 47.3)', async () => {
    const ana = await addHost(site.db, 'ana');
    await setMailAddress(site.db, ana, 'ana@example.org');
    provider.person = {
      sub: 'u-ana',
      preferred_username: 'Ana',
      name: 'Ana',
      email: 'ana@example.org',
      email_verified: true,
    };
    const visitor = site.visitor();
    await signInThere(visitor);
    expect(await whoIsIn(visitor)).toBe('ana2');
    expect(await findHost(site, 'ana')).toEqual(ana);
  });

  test.each([
    ['an address', { preferred_username: 'mira@example.org' }, 'mira'],
    ['only a name', { name: 'Émile & Zoë' }, 'emile.zoe'],
    ['a name in other letters', { name: '花子' }, /^host\.[a-z0-9._-]{12}$/],
    ['no name', {}, /^host\.[a-z0-9._-]{12}$/],
    ['what cannot be stored', { name: 'a\0b', preferred_username: '\uD800' }, /^host\./],
  ])('with %s gets a username that fits (behaviour 47.4)', async (sub, names, username) => {
    provider.person = { sub, ...names };
    const visitor = site.visitor();
    await signInThere(visitor);
    expect(await whoIsIn(visitor)).toMatch(username);
  });

  test('has no password to log in with (behaviour 47.4)', async () => {
    for (const password of ['', 'secret']) {
      const reply = await logInByPassword(site.visitor(), { username: 'lena', password });
      expect(reply.status).toBe(password === '' ? 400 : 401);
    }
  });

  test('that comes back twice at once makes one host (behaviour 47.3)', async () => {
    provider.person = { sub: 'u-twin', preferred_username: 'twin' };
    const visitors = [site.visitor(), site.visitor()];
    await Promise.all(visitors.map((visitor) => signInThere(visitor)));
    expect(await Promise.all(visitors.map(whoIsIn))).toEqual(['twin', 'twin']);
  });
});

const count = async () => (await countHosts(site)).hosts;
const words = async (visitor: Visitor, path: string | null) =>
  readWords(await visitor.get(path ?? ''));

describe('a new identity, with REGISTRATION', () => {
  test('closed makes no host, and a known one gets in (behaviour 46.1, 47.12)', async () => {
    await signInThere(site.visitor());
    const beside = await openBeside({ REGISTRATION: 'closed' });
    const known = beside.visitor();
    await signInThere(known);
    expect(await whoIsIn(known)).toBe('lena');
    const before = await count();
    provider.person = { sub: 'u-closed', preferred_username: 'cora' };
    const visitor = beside.visitor();
    const back = await signInThere(visitor, { query: '?redirect=/host/events' });
    expect(back.location).toBe('/hostLogIn?redirect=/host/events&problem=registration-closed');
    expect(await words(visitor, back.location)).toContain('This site takes no new accounts.');
    expect([await whoIsIn(visitor), await count()]).toEqual([null, before]);
  });

  test('invited makes one for each registration link (behaviour 46.4, 47.12)', async () => {
    const beside = await openBeside({ REGISTRATION: 'invited' });
    const made = await createRegistrationLink({ db: site.db, clock }, null);
    const token = made.ok ? made.value : '';
    const screen = await beside.visitor().get(`/hostLogIn?invited=${token}`);
    expect(screen.text).toContain(`href="/hostLogIn/provider?invited=${token}&amp;redirect=/`);
    provider.person = { sub: 'u-invited', preferred_username: 'iris' };
    const without = await signInThere(beside.visitor());
    expect(without.location).toMatch(/problem=registration-invited$/);
    const visitor = beside.visitor();
    await signInThere(visitor, { query: `?invited=${token}` });
    expect(await whoIsIn(visitor)).toBe('iris');
    provider.person = { sub: 'u-late', preferred_username: 'late' };
    const late = beside.visitor();
    const back = await signInThere(late, { query: `?invited=${token}` });
    expect(back.location).toMatch(/problem=wrong-registration-link$/);
    expect([await whoIsIn(late), await words(late, back.location)]).toEqual([
      null,
      expect.stringContaining('This link no longer works.'),
    ]);
  });

  test('invited makes one of two that use a link at once (behaviour 46.4, 47.12)', async () => {
    const beside = await openBeside({ REGISTRATION: 'invited' });
    const made = await createRegistrationLink({ db: site.db, clock }, null);
    const query = `?invited=${made.ok ? made.value : ''}`;
    const before = await count();
    const addresses = [];
    for (const sub of ['u-race-1', 'u-race-2']) {
      provider.person = { sub };
      const visitor = beside.visitor();
      const address = await new AtProvider().travel(await begin(visitor, query));
      addresses.push({ visitor, address: toReturn(address) });
    }
    await Promise.all(addresses.map(({ visitor, address }) => visitor.get(address)));
    expect(await count()).toBe(before + 1);
  });
});

test('a locked account stays locked to who comes from the provider (behaviour 46.9, 47.12)', async () => {
  provider.person = { sub: 'u-locked', preferred_username: 'lotte' };
  await signInThere(site.visitor());
  await site.db
    .updateTable('hosts')
    .set({ locked_at: clock() })
    .where('username', '=', 'lotte')
    .execute();
  const visitor = site.visitor();
  const back = await signInThere(visitor);
  expect(back.location).toBe('/hostLogIn?redirect=/confirm&problem=locked');
  expect(readWords(await visitor.get(back.location ?? ''))).toContain('This account is locked.');
  expect(await whoIsIn(visitor)).toBeNull();
});
