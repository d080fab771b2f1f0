import { beforeEach, describe, expect, test } from 'vitest';

import { forgetProofs } from '#tests/setup/hosts.ts';
import {
  findHost,
  readRecoveryCode,
  recover,
  logInByPassword,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { giveEachTestASite, reopenSite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const reset = '/hostLogIn/reset';
const asked = 'If this account exists and has a confirmed address, a link is on its way there.';
const invalid = 'This link no longer works.';
const hour = 60 * 60 * 1000;

const mails = useMailFolder();
let now: number;

beforeEach(() => {
  now = Date.UTC(2027, 4, 1);
  mails.empty();
});
giveEachTestASite(mails.env, { clock: () => now });

async function setAddress(username: string, address: string, verifiedAt: number | null = now) {
  await site.db
    .updateTable('hosts')
    .set({ mail_address: address, mail_verified_at: verifiedAt })
    .where('username', '=', username)
    .execute();
}

/** Has a confirmed address; the visitor is signed in. */
async function openAccount(username = 'ana'): Promise<Visitor> {
  const visitor = site.visitor();
  await signUp(visitor, { username, password: 'secret' });
  await setAddress(username, `${username}@example.org`);
  return visitor;
}

const ask = (username: string) => site.visitor().post(reset, { username });
const outbox = () => site.db.selectFrom('outbox').selectAll().execute();
const opens = async (password: string, username = 'ana') =>
  (await logInByPassword(site.visitor(), { username, password })).status === 302;

/** Waits until nothing is queued, and returns the newest mail. */
async function receive(count: number) {
  await expect.poll(async () => [(await outbox()).length, mails.list().length]).toEqual([0, count]);
  return mails.read();
}

/** The path of the link that a host is sent. */
async function getLink(username = 'ana', count = 1): Promise<string> {
  const before = new Set(mails.list());
  now += 10 * 60 * 1000;
  await ask(username);
  await receive(count);
  const [mail] = await mails.read(mails.list().filter((name) => !before.has(name)));
  const link = /http\S+\/hostLogIn\/reset\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  return link.slice(site.services.origin.length);
}

const use = (link: string, password = 'lantern') => site.visitor().post(link, { password });

describe('a link for a new password', () => {
  test('comes to the confirmed address, works once and ends every session (behaviour 37.9)', async () => {
    const here = await openAccount();
    const login = await site.visitor().get('/hostLogIn');
    expect(login.text).toContain('href="/hostLogIn/reset"');
    const link = await getLink();
    const [mail] = await receive(1);
    expect(mail?.to).toEqual([{ name: '', address: 'ana@example.org' }]);
    expect(mail?.subject).toBe('Set a new password');
    expect(mail?.text).toContain('your account “ana” on Festoon');
    const visitor = site.visitor();
    const page = await visitor.get(link);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('value="ana"');
    const done = await use(link);
    expect(readWords(done)).toContain('Your new password is set. Every device was signed out.');
    expect([await opens('lantern'), await opens('secret')]).toEqual([true, false]);
    expect((await here.get('/account')).status).toBe(302);
    const again = await use(link, 'another');
    expect([again.status, readWords(again).includes(invalid)]).toEqual([403, true]);
    expect(await opens('lantern')).toBe(true);
    await logInByPassword(here, { username: 'ana', password: 'lantern' });
    expect(readWords(await here.get('/account/activity'))).toContain(
      'Password set with a link from a mail',
    );
  });

  test('says the same and does the same for whom there is no mail (behaviour 37.7)', async () => {
    await openAccount();
    await signUp(site.visitor(), { username: 'bare', password: 'secret' });
    await signUp(site.visitor(), { username: 'unconfirmed', password: 'secret' });
    await setAddress('unconfirmed', 'unconfirmed@example.org', null);
    const answers = [];
    for (const username of ['ana', 'bare', 'unconfirmed', 'nobody']) {
      const { status, text } = await ask(username);
      answers.push({ status, words: readWords({ text }) });
    }
    expect(answers[0]?.words).toContain(asked);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const sent = await receive(1);
    expect(sent[0]?.to?.[0]?.address).toBe('ana@example.org');
  });

  test('is in no table, before it was sent and after (behaviour 37.8)', async () => {
    await openAccount();
    const token = (await getLink()).split('=')[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { db } = site;
    const tables = await db.introspection.getTables();
    for (const { name } of tables) {
      const rows = await db
        .selectFrom(name as 'hosts')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test('queues who asked for it, and neither an address nor a link (behaviour 37.8)', async () => {
    await openAccount();
    const queued: unknown[] = [];
    await site.db.transaction().execute(async (trx) => {
      const to = { kind: 'reset', address: '', hostUid: null, inviteId: null } as const;
      await site.services.mail.enqueue(trx, [{ ...to, payload: { username: 'ana' } }]);
      queued.push(...(await trx.selectFrom('outbox').select(['address', 'payload']).execute()));
    });
    expect(queued).toEqual([{ address: '', payload: '{"username":"ana"}' }]);
  });

  test('is valid for an hour (behaviour 37.9)', async () => {
    await openAccount();
    const link = await getLink();
    now += hour;
    expect(readWords(await site.visitor().get(link))).toContain(invalid);
    expect((await use(link)).status).toBe(403);
    now -= 1;
    expect((await use(link)).status).toBe(200);
  });

  test('is changed by nobody who only opens it (behaviour 37.9)', async () => {
    await openAccount();
    const link = await getLink();
    for (let times = 0; times < 3; times += 1) await site.visitor().get(link);
    expect((await use(link)).status).toBe(200);
  });

  test('keeps working after a password that is too short (behaviour 37.9)', async () => {
    await openAccount();
    const link = await getLink();
    const short = await use(link, 'short');
    expect(short.status).toBe(400);
    expect(readWords(short)).toContain('Password must be at least 6 characters long.');
    expect((await use(link)).status).toBe(200);
  });

  test('is not valid once the address is another one, or the credentials were changed (behaviour 37.9)', async () => {
    const here = await openAccount();
    const first = await getLink();
    await setAddress('ana', 'other@example.org');
    expect((await use(first)).status).toBe(403);
    const second = await getLink('ana', 2);
    await here.post('/account/password', {
      intent: 'change-password',
      current: 'secret',
      password: 'changed',
    });
    expect((await use(second)).status).toBe(403);
    expect(await opens('changed')).toBe(true);
  });

  test('ends with every other link once one was used, and with a recovery (behaviour 37.9)', async () => {
    const code = readRecoveryCode(
      await signUp(site.visitor(), { username: 'ana', password: 'secret' }),
    );
    await setAddress('ana', 'ana@example.org');
    const [first, second, third] = [
      await getLink('ana', 1),
      await getLink('ana', 2),
      await getLink('ana', 3),
    ];
    expect((await use(second)).status).toBe(200);
    expect((await use(first)).status).toBe(403);
    await recover(site.visitor(), { username: 'ana', password: 'recovered', code });
    expect((await use(third)).status).toBe(403);
    expect(await opens('recovered')).toBe(true);
  });

  test('that is used twice at once sets one password (behaviour 37.9)', async () => {
    await openAccount();
    const link = await getLink();
    const both = await Promise.all([use(link, 'lantern'), use(link, 'garland')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const works = [await opens('lantern'), await opens('garland')];
    expect(works.filter(Boolean)).toHaveLength(1);
  });

  test.each(['x', 'a'.repeat(5000), '%00'])('is not made up (behaviour 37.9)', async (token) => {
    const visitor = site.visitor();
    expect((await visitor.get(`${reset}?token=${token}`)).status).toBe(200);
    expect((await visitor.post(`${reset}?token=${token}`, { password: 'lantern' })).status).toBe(
      403,
    );
  });

  test('comes once in ten minutes, however many strangers ask, who all read the same (behaviour 37.7)', async () => {
    const owner = await openAccount();
    await owner.post('/logOut', {});
    for (const username of ['ana', 'nobody']) {
      for (let times = 0; times < 6; times += 1) {
        const answer = await ask(username);
        expect([answer.status, readWords(answer).includes(asked)]).toEqual([200, true]);
      }
    }
    await receive(1);
    expect((await owner.post(reset, { username: 'ana' })).status).toBe(200);
    await receive(2);
    now += 10 * 60 * 1000;
    await ask('ana');
    await receive(3);
  });

  test('can be requested again as soon as one was used (behaviour 37.7)', async () => {
    await openAccount();
    expect((await use(await getLink())).status).toBe(200);
    await ask('ana');
    await receive(2);
  });

  test('is asked for twenty times an hour from one address (behaviour 37.7)', async () => {
    const statuses = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await ask(`user${times}`)).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  test('is asked for by this site alone, and for what may be a username (behaviour 37.7)', async () => {
    const fields = { username: 'ana' };
    const foreign = await site.visitor().post(reset, fields, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const odd = await ask('a <b>');
    expect([odd.status, odd.text.includes('a &lt;b&gt;')]).toEqual([400, true]);
    expect(await outbox()).toEqual([]);
  });
});

test('a server without mail says so, and offers no link (behaviour 37.8)', async () => {
  await reopenSite();
  expect((await site.visitor().get('/hostLogIn')).text).not.toContain(reset);
  expect(readWords(await site.visitor().get(reset))).toContain('This server sends no mail.');
  expect((await ask('ana')).status).toBe(403);
  expect(await outbox()).toEqual([]);
});

const change = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post('/account/mail', {
    intent: 'mail-address',
    mailAddress: 'new@example.org',
    ...fields,
  });

describe('the address of a host', () => {
  test('is changed with the password alone (behaviour 37.10)', async () => {
    const here = await openAccount();
    await forgetProofs(site.db);
    const { uid } = await findHost(site, 'ana');
    const find = async () =>
      (
        await site.db
          .selectFrom('hosts')
          .select('mail_address as address')
          .where('uid', '=', uid)
          .executeTakeFirstOrThrow()
      ).address;
    for (const fields of [{}, { current: 'guess' }, { passkey: '{}' }]) {
      const refused = await change(here, fields);
      expect([refused.status, refused.text.includes('value="new@example.org"')]).toEqual([
        403,
        true,
      ]);
    }
    expect(await find()).toBe('ana@example.org');
    expect(readWords(await here.get('/account/activity'))).toContain('Mail address not changed');
    expect((await change(here, { current: 'secret' })).status).toBe(200);
    expect(await find()).toBe('new@example.org');
    expect(readWords(await here.get('/account/activity'))).toContain('Mail address changed');
  });
});
