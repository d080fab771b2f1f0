import { describe, expect, test } from 'vitest';

import { accountPathOf } from '#tests/setup/account-screens.ts';
import { addHost, forgetProofs, hostPassword, logIn } from '#tests/setup/hosts.ts';
import { findHost, logInByPassword } from '#tests/setup/log-in-screen.ts';
import { AtProvider, begin, signInThere, toReturn } from '#tests/setup/oidc-provider.ts';
import { addPasskey } from '#tests/setup/passkeys.ts';
import {
  closeBeside,
  openBeside,
  provider,
  useSiteWithProvider,
} from '#tests/setup/provider-site.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSiteWithProvider();
closeBeside();

const send = (visitor: Visitor, intent: string, fields: Record<string, string> = {}) =>
  visitor.post(accountPathOf(intent), { intent, ...fields });

/** The address with which the reply goes on to the provider. */
const readContinue = ({ text }: Reply) =>
  /href="(\/hostLogIn\/provider\?link=[\w-]+)"/.exec(text)?.[1] ?? null;

async function link(visitor: Visitor, there = new AtProvider()): Promise<Reply> {
  const path = readContinue(await send(visitor, 'link-provider')) ?? '';
  const { location } = await visitor.get(path);
  return visitor.get(toReturn(await there.travel(location ?? '')));
}

/** Proves at the provider who the host is. */
async function confirmThere(visitor: Visitor, there = new AtProvider()): Promise<Reply> {
  const { location } = await visitor.get('/hostLogIn/provider?confirm=1');
  return visitor.get(toReturn(await there.travel(location ?? '')));
}

const whoIsIn = async (visitor: Visitor) =>
  /Your username is (\S+)/.exec(readWords(await visitor.get('/account')))?.[1] ?? null;

const listIdentities = (username: string) =>
  site.db
    .selectFrom('identities')
    .innerJoin('hosts', 'hosts.uid', 'identities.host_uid')
    .select(['subject', 'name'])
    .where('username', '=', username)
    .execute();

describe('linking', () => {
  test('a host who is signed in links it once, and then logs in there too (behaviour 47.9)', async () => {
    const { visitor } = await logIn(site, 'ana');
    expect(readWords(await visitor.get('/account'))).toContain('Linked log-in None');
    provider.person = { sub: 'link-ana', preferred_username: 'ana.there' };
    const back = await link(visitor);
    expect([back.status, back.location]).toEqual([302, '/account/linked']);
    expect(await listIdentities('ana')).toEqual([{ subject: 'link-ana', name: 'ana.there' }]);
    expect(readWords(await visitor.get('/account'))).toContain('Linked log-in Party ID');
    expect(readWords(await visitor.get('/account/linked'))).toContain('Party ID: ana.there');
    expect(readWords(await visitor.get('/account/activity'))).toContain('Log-in linked');
    const elsewhere = site.visitor();
    await signInThere(elsewhere);
    expect(await whoIsIn(elsewhere)).toBe('ana');
    const words = { username: 'ana', password: hostPassword };
    expect((await logInByPassword(site.visitor(), words)).status).toBe(302);
  });

  test('needs the password, and a form of this site (behaviour 47.9)', async () => {
    const { visitor } = await logIn(site, 'bea');
    await forgetProofs(site.db);
    const asked = await send(visitor, 'link-provider');
    expect([asked.status, readContinue(asked)]).toEqual([403, null]);
    expect((await send(visitor, 'link-provider', { current: 'guess' })).status).toBe(403);
    for (const path of ['?link=', '?link=guess']) {
      const { location } = await visitor.get(`/hostLogIn/provider${path}`);
      expect(location).toBe('/account/linked?problem=lost');
    }
    const foreign = await visitor.post(
      '/account/linked',
      { intent: 'link-provider', current: hostPassword },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const given = await send(visitor, 'link-provider', { current: hostPassword });
    expect(readContinue(given)).not.toBeNull();
  });

  test('begins once, and only in the session that asked (behaviour 47.9)', async () => {
    const { visitor, host } = await logIn(site, 'cleo');
    const { visitor: other } = await logIn(site, host);
    const path = readContinue(await send(visitor, 'link-provider')) ?? '';
    expect((await other.get(path)).location).toBe('/account/linked?problem=lost');
    expect((await visitor.get(path)).location).toContain(provider.issuer);
    expect((await visitor.get(path)).location).toBe('/account/linked?problem=lost');
  });

  test('counts for the host who began it, whoever is signed in when it ends (behaviour 47.9)', async () => {
    const { visitor } = await logIn(site, 'dora');
    provider.person = { sub: 'link-dora' };
    const path = readContinue(await send(visitor, 'link-provider')) ?? '';
    const { location } = await visitor.get(path);
    const address = toReturn(await new AtProvider().travel(location ?? ''));
    const { visitor: eve } = await logIn(site, 'eve');
    for (const [name, value] of eve.cookies) visitor.cookies.set(name, value);
    expect((await visitor.get(address)).location).toBe('/account/linked?problem=lost');
    expect([await listIdentities('dora'), await listIdentities('eve')]).toEqual([[], []]);
  });

  test('leaves an account at the provider with the host who has it (behaviour 47.9)', async () => {
    provider.person = { sub: 'link-finn', preferred_username: 'finn' };
    await signInThere(site.visitor());
    const { visitor } = await logIn(site, 'gil');
    const back = await link(visitor);
    expect(back.location).toBe('/account/linked?problem=other-host');
    const words = readWords(await visitor.get(back.location ?? ''));
    expect(words).toContain('That account at Party ID opens another account here.');
    expect(await listIdentities('gil')).toEqual([]);
  });

  test('takes one account at the provider for each host (behaviour 47.9)', async () => {
    const { visitor } = await logIn(site, 'hana');
    provider.person = { sub: 'link-hana' };
    await link(visitor);
    expect((await link(visitor)).location).toBe('/account/linked');
    provider.person = { sub: 'link-hana-2' };
    expect((await link(visitor)).location).toBe('/account/linked?problem=linked');
    expect(await listIdentities('hana')).toEqual([{ subject: 'link-hana', name: '' }]);
  });

  test('says on its screen that the provider is down (behaviour 47.6, 47.9)', async () => {
    const { visitor } = await logIn(site, 'ida');
    const path = readContinue(await send(visitor, 'link-provider')) ?? '';
    await provider.stop();
    const { location } = await visitor.get(path);
    await provider.restart();
    expect(location).toBe('/account/linked?problem=unreachable');
    expect(readWords(await visitor.get(location ?? ''))).toContain('We couldn’t reach Party ID.');
  });
});

async function openLinked(username: string): Promise<Visitor> {
  const { visitor } = await logIn(site, username);
  provider.person = { sub: `own-${username}`, preferred_username: username };
  await link(visitor);
  return visitor;
}

describe('unlinking', () => {
  test('ends the way in there and the other sessions, and is recorded (behaviour 47.10)', async () => {
    const visitor = await openLinked('jon');
    const other = site.visitor();
    await signInThere(other);
    await send(visitor, 'unlink-provider');
    expect(await listIdentities('jon')).toEqual([]);
    expect([await whoIsIn(visitor), await whoIsIn(other)]).toEqual(['jon', null]);
    expect(readWords(await visitor.get('/account/activity'))).toContain('Log-in unlinked');
    await signInThere(other);
    expect(await whoIsIn(other)).toBe('jon2');
  });

  test('needs a proof (behaviour 47.10)', async () => {
    const visitor = await openLinked('kai');
    await forgetProofs(site.db);
    expect((await send(visitor, 'unlink-provider')).status).toBe(403);
    expect(await listIdentities('kai')).toHaveLength(1);
  });

  test('is refused to who has no other way in, until there is one (behaviour 47.10)', async () => {
    provider.person = { sub: 'own-lou', preferred_username: 'lou' };
    const visitor = site.visitor();
    await signInThere(visitor);
    await confirmThere(visitor);
    const screen = readWords(await visitor.get('/account/linked'));
    expect(screen).toContain('This is your only way to log in.');
    const refused = await send(visitor, 'unlink-provider');
    expect(refused.status).toBe(409);
    expect(await listIdentities('lou')).toHaveLength(1);
    expect((await send(visitor, 'change-password', { password: 'lantern' })).status).toBe(200);
    expect((await send(visitor, 'unlink-provider')).status).toBe(200);
    const words = { username: 'lou', password: 'lantern' };
    expect((await logInByPassword(site.visitor(), words)).status).toBe(302);
  });

  test('is refused where hosts have no passwords (behaviour 47.10)', async () => {
    const linked = await openLinked('max');
    const beside = await openBeside({ PASSWORD_SIGN_IN: 'off' });
    const visitor = beside.visitor();
    for (const [name, value] of linked.cookies) visitor.cookies.set(name, value);
    const words = readWords(await visitor.get('/account/linked'));
    expect(words).toContain('This is the only way to log in here.');
    expect((await send(visitor, 'unlink-provider')).status).toBe(409);
    const rows = readWords(await visitor.get('/account'));
    expect(rows).not.toMatch(/Password|Passkeys|Recovery code/);
    for (const row of ['password', 'passkeys', 'recovery-code']) {
      expect((await visitor.get(`/account/${row}`)).status).toBe(404);
    }
  });

  test('and removing the last passkey cannot together leave no way in (behaviour 47.10)', async () => {
    provider.person = { sub: 'own-nia', preferred_username: 'nia' };
    const visitor = site.visitor();
    await signInThere(visitor);
    await confirmThere(visitor);
    await addPasskey(site, visitor, { proof: {} });
    const { uid } = await findHost(site, 'nia');
    const { id } = await site.db
      .selectFrom('passkeys')
      .select('id')
      .where('host_uid', '=', uid)
      .executeTakeFirstOrThrow();
    const replies = await Promise.all([
      send(visitor, 'unlink-provider'),
      send(visitor, 'remove-passkey', { id }),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

async function open(username: string, there = new AtProvider()): Promise<Visitor> {
  provider.person = { sub: `only-${username}`, preferred_username: username };
  const visitor = site.visitor();
  await signInThere(visitor, { there });
  return visitor;
}

describe('a host without a password', () => {
  test('proves at the provider who they are, which asks again after ten minutes (behaviour 47.11)', async () => {
    const there = new AtProvider();
    const visitor = await open('omar', there);
    const refused = await send(visitor, 'replace-code');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('href="/hostLogIn/provider?confirm=1"');
    expect(refused.text).not.toContain('type="password"');
    const asked = new URL((await visitor.get('/hostLogIn/provider?confirm=1')).location ?? '');
    expect(asked.searchParams.get('max_age')).toBe('600');
    const back = await confirmThere(visitor, there);
    expect(back.location).toBe('/account/linked?confirmed=1');
    expect((await send(visitor, 'replace-code')).status).toBe(200);
  });

  test('proves nothing as somebody else there (behaviour 47.11)', async () => {
    const visitor = await open('pia');
    await open('quin');
    const back = await confirmThere(visitor);
    expect(back.location).toBe('/account/linked?problem=not-yours');
    expect((await send(visitor, 'replace-code')).status).toBe(403);
  });

  test('proves nothing with an old log-in there, even where the wish to ask again is left out (behaviour 47.11)', async () => {
    const visitor = await open('rosa');
    const { location } = await visitor.get('/hostLogIn/provider?confirm=1');
    const asked = new URL(location ?? '');
    asked.searchParams.delete('max_age');
    const back = await visitor.get(toReturn(await new AtProvider().travel(asked.href)));
    expect(back.location).toBe('/account/linked?problem=unproven');
    expect((await send(visitor, 'replace-code')).status).toBe(403);
  });

  test('deletes the account after a proof there (behaviour 32.9, 47.11)', async () => {
    const visitor = await open('sven');
    const refused = await visitor.post('/account/delete', { username: 'sven' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('href="/hostLogIn/provider?confirm=1"');
    await confirmThere(visitor);
    const done = await visitor.post('/account/delete', { username: 'sven' });
    expect([done.status, done.location]).toEqual([302, '/']);
    expect(await listIdentities('sven')).toEqual([]);
  });
});

test('a host with a password proves it with that, as before (behaviour 32.9, 32.10)', async () => {
  const host = await addHost(site.db, 'tom');
  const { visitor } = await logIn(site, host);
  const refused = await visitor.post('/account/delete', { username: 'tom' });
  expect(readWords(refused)).toContain('Please enter your current password.');
  expect(refused.text).not.toContain('confirm=1');
  expect(await begin(visitor)).toContain(provider.issuer);
});
