import { describe, expect, test } from 'vitest';

import {
  addEventOfAna,
  ana,
  countHosts,
  findHost,
  logInByPassword,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { giveEachTestASite, reopenSite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

giveEachTestASite();

async function changeInvite(id: string, change: { host_email?: string | null; host_uid?: null }) {
  await site.db.updateTable('invites').set(change).where('id', '=', id).execute();
}

describe('the login screen', () => {
  test('asks for username and password and offers Log In and Create Account (behaviour 17.5)', async () => {
    const answer = await site.visitor().get('/hostLogIn');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).toContain('<title>Host Log In · Festoon</title>');
    expect(readWords(answer)).toContain('Log In');
    expect(readWords(answer)).toContain('Create Account');
    expect(readWords(answer)).not.toContain('Open invite');
    expect(readWords(answer)).toContain('The invite is managed with the host username.');
  });

  test('for an invite offers only Open invite and tells nothing of its host (behaviour 17.3, 17.5)', async () => {
    const { query } = await addEventOfAna(site);
    const { uid } = await findHost(site, 'ana');
    const answer = await site.visitor().get(`/hostLogIn${query}`);
    expect(answer.status).toBe(200);
    expect(readWords(answer)).toContain('Open invite');
    expect(readWords(answer)).not.toContain('Create Account');
    expect(answer.text).not.toContain(uid);
    expect(answer.text).not.toContain('hosts.festoon.invalid');
    expect(answer.text).not.toMatch(/\bana\b/);
  });

  test('opens an invite’s edit screens as that invite’s login', async () => {
    const { id } = await addEventOfAna(site);
    const target = encodeURIComponent(`/dateTime?invite=${id}`);
    expect(readWords(await site.visitor().get(`/hostLogIn?redirect=${target}`))).toContain(
      'Open invite',
    );
  });

  test('says that an invite is missing (behaviour 17.21)', async () => {
    const answer = await site.visitor().get('/hostLogIn?redirect=/host/events/nothing');
    expect(answer.status).toBe(404);
    expect(readWords(answer)).toContain('Invite not found.');
    const strange = await site.visitor().get('/hostLogIn?redirect=/host/events/%2525zz');
    expect(strange.status).toBe(404);
  });

  test('says that an invite cannot be read (behaviour 17.21)', async () => {
    const { query } = await addEventOfAna(site);
    await site.db.schema.alterTable('invites').renameTo('elsewhere').execute();
    const answer = await site.visitor().get(`/hostLogIn${query}`);
    expect(answer.status).toBe(500);
    expect(readWords(answer)).toContain('Unable to load invite details.');
    expect(readWords(answer)).toContain('Try again');
    const sent = await logInByPassword(site.visitor(), ana, query);
    expect(sent.status).toBe(500);
    expect(readWords(sent)).toContain('Unable to load invite details.');
  });

  test('tells a signed-in host so, with both ways on', async () => {
    const visitor = site.visitor();
    await signUp(visitor);
    const answer = await visitor.get('/hostLogIn');
    expect(readWords(answer)).toContain("You're already signed in");
    expect(readWords(answer)).toContain('ana');
    expect(readWords(answer)).toContain('Return to your invite');
    expect(readWords(answer)).toContain('Sign out to create a new invite');
    expect(answer.text).toContain('href="/confirm"');
  });

  test('sends the invite’s own host straight on (behaviour 17.9)', async () => {
    const { dashboard, query } = await addEventOfAna(site);
    const visitor = site.visitor();
    await logInByPassword(visitor);
    const answer = await visitor.get(`/hostLogIn${query}`);
    expect([answer.status, answer.location]).toEqual([302, dashboard]);
  });

  test('warns another host and offers to sign out and come back (behaviour 17.10)', async () => {
    const { dashboard, query } = await addEventOfAna(site);
    const visitor = site.visitor();
    await signUp(visitor, { username: 'bob', password: 'bobs-own' });
    const answer = await visitor.get(`/hostLogIn${query}`);
    expect(readWords(answer)).toContain('This invite is linked to a different host login.');
    expect(answer.text).toContain(`value="/hostLogIn?stay=1&amp;redirect=${dashboard}"`);
    expect(answer.text).toMatch(/<a[^>]*href="\/host\/events"[^>]*>Return to your invite</);
    expect(readWords(answer)).toContain('Sign out to create a new invite');
  });

  test('lets any signed-in host on to an invite without an owner', async () => {
    const { id, query } = await addEventOfAna(site);
    await changeInvite(id, { host_uid: null });
    const visitor = site.visitor();
    await signUp(visitor, { username: 'bob', password: 'bobs-own' });
    const answer = await visitor.get(`/hostLogIn${query}`);
    expect(readWords(answer)).not.toContain('different host login');
    expect(readWords(answer)).toContain('Return to your invite');
  });

  test('takes no credentials from an address', async () => {
    await signUp(site.visitor());
    const visitor = site.visitor();
    const answer = await visitor.get('/hostLogIn?username=ana&password=secret&mode=sign-in');
    expect(answer.status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect(answer.text).not.toContain('secret');
  });
});

describe('logging in for an invite', () => {
  test('opens it', async () => {
    const { dashboard, query } = await addEventOfAna(site);
    const answer = await logInByPassword(site.visitor(), ana, query);
    expect([answer.status, answer.location]).toEqual([302, dashboard]);
  });

  test('says that the username is another one (behaviour 17.18)', async () => {
    const { query } = await addEventOfAna(site);
    await signUp(site.visitor(), { username: 'bob', password: 'bobs-own' });
    const answer = await logInByPassword(
      site.visitor(),
      { username: 'bob', password: 'bobs-own' },
      query,
    );
    expect(answer.status).toBe(401);
    expect(readWords(answer)).toContain('Username does not match this invitation.');
  });

  test('says that the password is wrong for this invite (behaviour 17.16)', async () => {
    const { query } = await addEventOfAna(site);
    const answer = await logInByPassword(site.visitor(), { ...ana, password: 'wrong!' }, query);
    expect(answer.status).toBe(401);
    expect(readWords(answer)).toContain('Username or password is incorrect for this invite.');
  });

  test.each([
    [null, 'Host email not found for this invite.'],
    ['', 'Host email not found for this invite.'],
    [' ', "We couldn't find host login details for this invite."],
    ['gone@hosts.festoon.invalid', "We couldn't find host login details for this invite."],
  ])('whose stored address is %j says so (behaviour 17.19, 17.20)', async (address, message) => {
    const { id, query } = await addEventOfAna(site);
    await changeInvite(id, { host_email: address });
    expect(readWords(await logInByPassword(site.visitor(), ana, query))).toContain(message);
  });

  test('that does not exist says so (behaviour 17.21)', async () => {
    await signUp(site.visitor());
    const answer = await logInByPassword(site.visitor(), ana, '?redirect=/host/events/nothing');
    expect(answer.status).toBe(404);
    expect(readWords(answer)).toContain('Invite not found.');
  });

  test('creates no account (behaviour 17.23)', async () => {
    const { query } = await addEventOfAna(site);
    const before = await countHosts(site);
    const answer = await signUp(site.visitor(), { username: 'eve', password: 'secret' }, query);
    expect(answer.status).toBe(403);
    expect(readWords(answer)).toContain('This login opens an existing invite.');
    expect(await countHosts(site)).toEqual(before);
  });
});

test('with password sign-in switched off nobody gets in (behaviour 17.29)', async () => {
  await reopenSite({ PASSWORD_SIGN_IN: 'off' });
  for (const mode of ['sign-in', 'sign-up', 'recover']) {
    const answer = await site.visitor().post('/hostLogIn', { ...ana, mode });
    expect(answer.status).toBe(403);
    expect(readWords(answer)).toContain(
      'Email and password sign-in is disabled for this project. It must be enabled in the authentication settings (PASSWORD_SIGN_IN).',
    );
  }
  expect(await countHosts(site)).toEqual({ hosts: 0, sessions: 0 });
});

test('the cookies of session and device are HttpOnly and SameSite=Lax, and Secure on https (behaviour 17.33)', async () => {
  const [session, device] = (await signUp(site.visitor())).headers.getSetCookie();
  expect(session).toMatch(
    /^festoon\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(device).toMatch(
    /^festoon\.device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const origin = 'https://party.example';
  await reopenSite({ APP_ORIGIN: origin });
  const answer = await site.visitor().post('/hostLogIn', { ...ana, mode: 'sign-up' }, { origin });
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-festoon\..*; Secure/);
  }
});
