import { beforeEach, describe, expect, test } from 'vitest';

import { createRegistrationLink } from '#app/features/host/registration/registration-links.server.ts';
import { getJoinPath, getRegistrationPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import {
  ana,
  countHosts,
  logInByPassword,
  readRecoveryCode,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { makeJoinPath } from '#tests/setup/members.ts';
import { giveEachTestASite, reopenSite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const dayMs = 24 * 60 * 60 * 1000;
let now = 1_800_000_000_000;
const adapters = { clock: () => now };

giveEachTestASite({ REGISTRATION: 'invited' }, adapters);

beforeEach(() => {
  now = 1_800_000_000_000;
});

const noLongerWorks =
  'This link no longer works. If you’ve just created your account with it, log in; otherwise ask for a new one.';
const notes = {
  invited:
    'Saving needs a login. A new account needs an invitation link from whoever runs this site.',
  closed: 'Saving needs a login, and this site takes no new accounts.',
} as const;

async function makeLink(): Promise<string> {
  const made = await createRegistrationLink(site.services, null);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

async function listButtons(address: string): Promise<string[]> {
  const { text } = await site.visitor().get(address);
  return [...text.matchAll(/<button[^>]*name="mode"[^>]*>([^<]*)</g)].map(
    ([, label]) => label ?? '',
  );
}

const signUpWith = (token: string, fields: Record<string, string> = ana) =>
  signUp(site.visitor(), fields, `?invited=${token}`);

describe.each(['invited', 'closed'] as const)('with REGISTRATION=%s', (REGISTRATION) => {
  beforeEach(() => reopenSite({ REGISTRATION }, adapters));

  test('the login offers no account and says why (behaviour 46.2)', async () => {
    const reason = {
      invited: 'A new account needs an invitation link from whoever runs this site.',
      closed: 'This site takes no new accounts.',
    }[REGISTRATION];
    for (const address of ['/hostLogIn', '/hostLogIn?redirect=/host/events']) {
      expect(await listButtons(address)).toEqual(['Log In']);
      expect(readWords(await site.visitor().get(address))).toContain(reason);
    }
    expect(await listButtons('/hostLogIn?redirect=/confirm')).toEqual(['Log In']);
    const sheet = readWords(await site.visitor().get('/hostLogIn?redirect=/confirm'));
    expect(sheet).toContain(`${notes[REGISTRATION]} Your draft stays in this browser.`);
    expect(sheet).not.toContain('Create a host username');
  });

  test('nobody creates an account without a link, and nothing is stored (behaviour 46.1, 46.2)', async () => {
    const reply = await signUp(site.visitor());
    expect(reply.status).toBe(403);
    expect(readWords(reply)).toContain(notes[REGISTRATION].split(/(?:. |, and this )/).at(-1));
    expect(await countHosts(site)).toEqual({ hosts: 0, sessions: 0 });
  });

  test('a username that does not exist suggests no account (behaviour 46.2)', async () => {
    const reply = await logInByPassword(site.visitor());
    expect(reply.status).toBe(401);
    expect(readWords(reply)).toContain('Username doesn’t exist.');
    expect(readWords(reply)).not.toContain('please create an account');
  });

  test('Home, the first step and the review say so, but not to whoever is signed in (behaviour 46.5)', async () => {
    const { visitor } = await logIn(site);
    for (const address of ['/', '/eventName', '/confirmation', '/confirm']) {
      const note = notes[REGISTRATION];
      expect([address, readWords(await site.visitor().get(address)).includes(note)]).toEqual([
        address,
        true,
      ]);
      expect(readWords(await visitor.get(address))).not.toContain('new account');
    }
  });

  test('a host logs in as before, and joins an event (behaviour 46.1, 46.2)', async () => {
    const owner = await logIn(site);
    const inviteId = await addEvent(site.db, { host: owner.host });
    const path = await makeJoinPath(owner.visitor, inviteId, 'co-host');
    expect(path.startsWith(getJoinPath(''))).toBe(true);
    const words = readWords(await site.visitor().get(path));
    expect(words).toContain('Log in');
    expect(words).not.toContain('create an account');
    const { visitor } = await logIn(site);
    expect((await visitor.post(path, {})).status).toBe(302);
  });
});

test('with REGISTRATION=open nothing is said of it, and links need not be used (behaviour 46.1, 46.5)', async () => {
  const token = await makeLink();
  await reopenSite({}, adapters);
  for (const address of ['/', '/eventName', '/confirmation', '/hostLogIn']) {
    expect(readWords(await site.visitor().get(address))).not.toContain('new account');
  }
  expect((await signUpWith(token)).status).toBe(200);
});

test('a closed site takes no account by a link either (behaviour 46.1)', async () => {
  await reopenSite({ REGISTRATION: 'closed' }, adapters);
  const token = await makeLink();
  expect((await signUpWith(token)).status).toBe(403);
  expect(await listButtons(getRegistrationPath(token))).toEqual(['Log In']);
  expect(await countHosts(site)).toEqual({ hosts: 0, sessions: 0 });
});

describe('a registration link', () => {
  test('opens the login for a new account, and without scripts keeps the link (behaviour 46.3)', async () => {
    const token = await makeLink();
    const path = getRegistrationPath(token);
    expect(await listButtons(path)).toEqual(['Create Account', 'Log In']);
    const page = await site.visitor().get(path);
    expect(readWords(page)).toContain('You’re invited to host');
    expect(page.text).toContain(`action="${path}"`);
    expect(page.headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const stored = await site.db.selectFrom('registration_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored[0]?.used_by).toBeNull();
  });

  test('makes one account, which leads on to the draft (behaviour 46.3, 46.4)', async () => {
    const token = await makeLink();
    const reply = await signUpWith(token);
    expect(reply.status).toBe(200);
    expect(readRecoveryCode(reply)).not.toBe('');
    expect(reply.text).toContain('href="/confirm"');
    const second = await signUpWith(token, { username: 'ben', password: 'secret' });
    expect(second.status).toBe(403);
    expect(readWords(second)).toContain(noLongerWorks);
    expect((await countHosts(site)).hosts).toBe(1);
    expect(readWords(await site.visitor().get(getRegistrationPath(token)))).toContain(
      noLongerWorks,
    );
    expect(await listButtons(getRegistrationPath(token))).toEqual(['Log In']);
  });

  test('is not used up by a form that is refused (behaviour 46.4)', async () => {
    const token = await makeLink();
    await logIn(site, 'taken');
    const refused = await signUpWith(token, { username: 'taken', password: 'secret' });
    expect(refused.status).toBe(409);
    expect((await signUpWith(token, { username: 'ana', password: '123' })).status).toBe(400);
    expect((await signUpWith(token)).status).toBe(200);
  });

  test('finds the account again when the same form comes twice (behaviour 46.4)', async () => {
    const token = await makeLink();
    const form = { ...ana, attempt: 'the-same-form-twice' };
    expect((await signUpWith(token, form)).status).toBe(200);
    const again = await signUpWith(token, form);
    expect(again.status).toBe(200);
    expect(readRecoveryCode(again)).not.toBe('');
    expect((await countHosts(site)).hosts).toBe(1);
  });

  test('makes one account of twenty forms at once (behaviour 46.4)', async () => {
    const token = await makeLink();
    const names = Array.from({ length: 20 }, (_, index) => `host-${index}`);
    const replies = await Promise.all(
      names.map((username) => signUpWith(token, { username, password: 'secret' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await countHosts(site)).hosts).toBe(1);
  });

  test('ends after seven days (behaviour 46.3)', async () => {
    const token = await makeLink();
    now += 7 * dayMs - 1;
    expect(await listButtons(getRegistrationPath(token))).toContain('Create Account');
    now += 1;
    const late = await signUpWith(token);
    expect(late.status).toBe(403);
    expect(readWords(late)).toContain(noLongerWorks);
    expect((await countHosts(site)).hosts).toBe(0);
  });

  test.each(['x', 'A'.repeat(43), 'A'.repeat(1500), '%00', '../../etc', "' or 1=1 --"])(
    'that is forged as %.20j makes no account (behaviour 46.4)',
    async (token) => {
      await makeLink();
      const path = getRegistrationPath(encodeURIComponent(token));
      expect(readWords(await site.visitor().get(path))).toContain(noLongerWorks);
      expect((await signUp(site.visitor(), ana, path.slice('/hostLogIn'.length))).status).toBe(403);
      expect((await countHosts(site)).hosts).toBe(0);
    },
  );

  test('is guessed sixty times from one address, then attempts are refused (behaviour 46.4)', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 80; guess += 1) {
      const { status } = await signUpWith(String(guess).padStart(43, '0'));
      statuses.push(status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 403));
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
  });

  test('is made at most 200 times before one is used (behaviour 46.3)', async () => {
    for (let made = 0; made < 200; made += 1) await makeLink();
    expect(await createRegistrationLink(site.services, null)).toEqual({ ok: false, error: 'full' });
    now += 7 * dayMs;
    expect((await createRegistrationLink(site.services, null)).ok).toBe(true);
    expect(await site.db.selectFrom('registration_links').select('id').execute()).toHaveLength(1);
  });
});
