import { beforeEach, expect, test } from 'vitest';

import { signUp } from '#tests/setup/log-in-screen.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { type Reply, openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const mails = useMailFolder();
/** Nothing is due during these tests. */
let now = 1_800_000_000_000;
useSite({ ...mails.env, MAIL_MAILBOX_LIMIT: '8' }, { clock: () => now });
let names = 0;
const newName = () => `host-${(names += 1)}`;

const lena = 'lena@example.org';
const badAddress = 'Please enter a mail address.';
const tooMany =
  'Too many links were sent to this address or from here. Leave it out for now; Account takes it later.';

beforeEach(() => {
  now += 2 * 24 * 60 * 60 * 1000;
});

const create = (username: string, email: string, more: Record<string, string> = {}) =>
  signUp(site.visitor(), { username, password: 'secret', email, ...more });
const stored = (username: string) =>
  site.db
    .selectFrom('hosts')
    .select(['mail_address', 'mail_verified_at'])
    .where('username', '=', username)
    .executeTakeFirst();

const waiting = () => site.db.selectFrom('outbox').select('id').execute();

/** The links that were sent to an address, once nothing waits any more. */
async function linksTo(address: string): Promise<string[]> {
  await expect.poll(waiting).toEqual([]);
  const sent = await mails.read();
  return sent
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ text }) => /\?verify=[\w-]+/.exec(text ?? '')?.[0] ?? '');
}

function fieldOf({ text }: Reply, name: string): string {
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
}

test('is offered to a new account alone, and only where mail is sent (behaviour 17.52)', async () => {
  const visitor = site.visitor();
  const sheet = await visitor.get('/hostLogIn?redirect=/confirm');
  expect(fieldOf(sheet, 'email')).not.toBe('');
  expect(readWords(sheet)).toContain('For answers, and for a forgotten password.');
  expect(fieldOf(await visitor.get('/hostLogIn?redirect=/host/events'), 'email')).toBe('');
  const silent = await openSite();
  expect(fieldOf(await silent.visitor().get('/hostLogIn?redirect=/confirm'), 'email')).toBe('');
  const posted = { username: 'ana', password: 'secret', email: lena };
  expect((await signUp(silent.visitor(), posted)).status).toBe(200);
  const host = await silent.db.selectFrom('hosts').select('mail_address').executeTakeFirst();
  expect(host).toEqual({ mail_address: null });
  await silent.close();
});

test('is stored unverified with the account, and its link confirms it (behaviour 17.52, 31.2)', async () => {
  const username = newName();
  const address = 'stored@example.org';
  const visitor = site.visitor();
  await signUp(visitor, { username, password: 'secret', email: ` ${address} ` });
  expect(await stored(username)).toEqual({ mail_address: address, mail_verified_at: null });
  const [link = ''] = await linksTo(address);
  const token = link.slice('?verify='.length);
  await visitor.post('/account/mail', { intent: 'verify-mail-address', token });
  expect(await stored(username)).toEqual({
    mail_address: address,
    mail_verified_at: site.services.clock(),
  });
});

test('may be left out (behaviour 17.52)', async () => {
  const username = newName();
  expect((await create(username, '  ')).status).toBe(200);
  expect(await stored(username)).toEqual({ mail_address: null, mail_verified_at: null });
});

test.each([
  'lena',
  'lena@',
  'lena@localhost',
  `${'l'.repeat(250)}@example.org`,
  'a@b.org, c@d.org',
])(
  'refuses %j at its field before there is an account, and keeps what was typed (behaviour 17.52)',
  async (email) => {
    const username = newName();
    const query = '?redirect=/confirm';
    const fields = { username, password: 'secret', email };
    const refused = await signUp(site.visitor(), fields, query);
    expect(refused.status).toBe(422);
    expect(fieldOf(refused, 'email')).toContain('aria-invalid="true"');
    expect(fieldOf(refused, 'username')).toContain(`value="${username}"`);
    expect(fieldOf(refused, 'email')).toContain(`value="${email.slice(0, 254)}"`);
    expect(await stored(username)).toBeUndefined();
    expect(readWords(refused)).toContain(badAddress);
    expect((await create(username, lena)).status).toBe(200);
  },
);

test('the same form twice makes one account and sends one link (behaviour 17.25, 17.52)', async () => {
  const username = newName();
  const attempt = { attempt: 'the-same-form-twice' };
  const address = 'twice@example.org';
  expect((await create(username, address, attempt)).status).toBe(200);
  expect((await create(username, address, attempt)).status).toBe(200);
  expect(await linksTo(address)).toHaveLength(1);
});

test('five links an hour go to one mailbox; a taken name uses none of them up (behaviour 17.52, 31.2)', async () => {
  const taken = newName();
  await create(taken, '');
  for (let again = 0; again < 6; again += 1) {
    expect((await create(taken, lena)).status).toBe(409);
  }
  for (const tag of ['', '+1', '+2', '+3', '+4']) {
    expect((await create(newName(), `lena${tag}@example.org`)).status).toBe(200);
  }
  const username = newName();
  const refused = await create(username, 'lena+5@example.org');
  expect(refused.status).toBe(429);
  expect(readWords(refused)).toContain(tooMany);
  expect(await stored(username)).toBeUndefined();
  expect((await create(username, '')).status).toBe(200);
});
