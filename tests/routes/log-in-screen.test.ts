import { beforeEach, describe, expect, test } from 'vitest';

import { addEventOfAna, findHost, logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

beforeEach(async () => {
  for (const table of ['invites', 'sessions', 'hosts'] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

async function buttons(query = ''): Promise<string[]> {
  const { text } = await site.visitor().get(`/hostLogIn${query}`);
  return [...text.matchAll(/<button[^>]*name="mode"[^>]*>([^<]*)</g)].map(
    ([, label]) => label ?? '',
  );
}

/** A field's description for screen readers. */
function hintOf(text: string, field: string): string | undefined {
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(text)?.[0] ?? '';
  const id = /aria-describedby="([^"]*)"/.exec(input)?.[1] ?? 'none';
  return text.split(`id="${id}"`)[1]?.match(/^[^>]*>([^<]*)</)?.[1];
}

test('a target too long for a header leads there without its query (behaviour 17.1)', async () => {
  const visitor = site.visitor();
  const { query } = await addEventOfAna(site);
  const event = new URLSearchParams(query).get('redirect') ?? '';
  const long = encodeURIComponent('王'.repeat(900));
  expect((await visitor.get(`${event}?q=${long}`)).location).toBe(`/hostLogIn?redirect=${event}`);
  const { location } = await visitor.get(`/host/events/${long}`);
  expect(location).toBe('/hostLogIn?redirect=/host/events');
});

describe('the form', () => {
  test('has two buttons without an invite and one with an invite (behaviour 17.5)', async () => {
    const { query } = await addEventOfAna(site);
    expect(await buttons('?redirect=/host/events')).toEqual(['Log In', 'Create Account']);
    expect(await buttons(query)).toEqual(['Open invite']);
  });

  test('asks for a password of at least six characters (behaviour 17.14)', async () => {
    const { text } = await site.visitor().get('/hostLogIn');
    expect(text).toMatch(/<input[^>]*minLength="6"[^>]*type="password"/i);
  });

  test('on the way to a save is made for new hosts: the Enter key creates an account (behaviour 17.42)', async () => {
    const newHosts =
      'Create a host username and password before saving. Each invitation uses its own login.';
    expect(await buttons('?redirect=/confirm')).toEqual(['Create Account', 'Log In']);
    const sheet = await site.visitor().get('/hostLogIn?redirect=/confirm');
    expect(readWords(sheet)).toContain(newHosts);
    for (const query of ['', '?redirect=/host/events', '?mode=recover&redirect=/confirm']) {
      expect(readWords(await site.visitor().get(`/hostLogIn${query}`))).not.toContain(newHosts);
    }
    expect(await buttons()).toEqual(['Log In', 'Create Account']);
  });

  test('has its rules folded, and that of a new password at its field (behaviour 17.6)', async () => {
    for (const query of ['', '?redirect=/host/events', '?redirect=/confirm']) {
      const page = await site.visitor().get(`/hostLogIn${query}`);
      expect(readWords(page)).toContain(
        'About usernames 3-30 letters, numbers, dots, underscores or dashes. The invite is managed with the host username. You can reuse yours on other invites; nobody else can have it.',
      );
    }
    for (const query of ['?redirect=/confirm', '?mode=recover']) {
      const { text } = await site.visitor().get(`/hostLogIn${query}`);
      expect(hintOf(text, 'password')).toBe('At least 6 characters.');
    }
  });

  test.each([
    ['username', { username: 'a!', password: 'secret' }, 'sign-in'],
    ['username', { username: 'nobody', password: 'secret' }, 'sign-in'],
    ['username', { username: 'ana', password: 'secret' }, 'sign-up'],
    ['password', { username: 'ana', password: 'wrong!' }, 'sign-in'],
    ['password', { username: 'bob', password: '123' }, 'sign-up'],
  ])('says at the %s what is wrong with it (behaviour 17.6)', async (field, fields, mode) => {
    await signUp(site.visitor());
    const { text } = await site.visitor().post('/hostLogIn', { ...fields, mode });
    const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(text)?.[0];
    expect(input).toContain('aria-invalid="true"');
    expect(text.match(/role="alert"/g)).toHaveLength(1);
  });
});

describe('somebody signed in already', () => {
  test.each([
    ['Ana Lindqvist', 'ana@hosts.festoon.invalid', 'Ana Lindqvist'],
    ['', 'ana@hosts.festoon.invalid', 'ana'],
    ['', '@nowhere', 'host'],
  ])('as %j <%s> is called “%s” (behaviour 17.7, 17.8)', async (display_name, email, name) => {
    const visitor = site.visitor();
    await signUp(visitor);
    await site.db.updateTable('hosts').set({ display_name, email }).execute();
    const answer = await visitor.get('/hostLogIn');
    expect(readWords(answer)).toContain("You're already signed in");
    expect(answer.text).toContain(`>${name}</p>`);
    expect(answer.text).toMatch(/<a[^>]*href="\/confirm"[^>]*>Return to your invite</);
    expect(answer.text).toMatch(/<button[^>]*>Sign out to create a new invite</);
  });
});

describe('signing in', () => {
  test('for an invite opens the account that the invite names (behaviour 17.22)', async () => {
    const { id, dashboard, query } = await addEventOfAna(site);
    const bob = { username: 'bob', password: 'bobs-own' };
    await signUp(site.visitor(), bob);
    await site.db
      .updateTable('invites')
      .set({ host_username: null, host_email: (await findHost(site, 'bob')).email })
      .where('id', '=', id)
      .execute();
    const answer = await logInByPassword(
      site.visitor(),
      { ...bob, username: 'somebody-else' },
      query,
    );
    expect([answer.status, answer.location]).toEqual([302, dashboard]);
  });

  test('without an invite opens the account of the username’s own address (behaviour 17.22)', async () => {
    const visitor = site.visitor();
    await signUp(visitor, { username: ' ANA ', password: 'secret' });
    expect(await findHost(site, 'ana')).toMatchObject({ email: 'ana@hosts.festoon.invalid' });
    expect((await logInByPassword(site.visitor())).status).toBe(302);
  });
});

describe('creating an account', () => {
  test('writes the host record (behaviour 17.24)', async () => {
    const before = site.services.clock();
    await signUp(site.visitor());
    const row = await site.db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      username: 'ana',
      email: 'ana@hosts.festoon.invalid',
      display_name: 'ana',
    });
    expect(row.uid).toMatch(/^[\w-]{22}$/);
    expect(row.created_at).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ['a.b', 'secret', true],
    ['a'.repeat(30), 'secret', true],
    ['A_B-c.9', '123456', true],
    ['ab', 'secret', false],
    ['a'.repeat(31), 'secret', false],
    ['ana!', 'secret', false],
    ['änna', 'secret', false],
    ['an na', 'secret', false],
  ])('as %j with %j is accepted: %s (behaviour 17.12)', async (username, password, accepted) => {
    const answer = await signUp(site.visitor(), { username, password });
    expect(answer.status).toBe(accepted ? 200 : 400);
    if (accepted) return;
    expect(readWords(answer)).toContain(
      'Usernames must be 3-30 characters using letters, numbers, dots, underscores, or dashes.',
    );
  });
});
