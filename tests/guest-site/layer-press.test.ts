import { beforeEach, expect, test } from 'vitest';

import type { Host } from '#app/features/host/schema.ts';
import { getGuestPath, getMessagesPath, getOpenDeskPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { hostPassword, logIn, setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const mails = useMailFolder();
let now = Date.UTC(2027, 4, 1);
useSite(mails.env, { clock: () => now });

const lena = 'lena@example.org';
const second = 1000;
const day = 24 * 60 * 60 * second;

let visitor: Visitor;
let host: Host;
let id: string;

/** A host who has just saved an event with two guests who have an address, and one without. */
beforeEach(async () => {
  now += 30 * day;
  await site.db.deleteFrom('outbox').execute();
  mails.empty();
  ({ visitor, host } = await logIn(site));
  const invitees = [
    { name: 'Ana', email: 'ana@example.org' },
    { name: 'Ben', email: 'ben@example.org' },
    { name: 'Chiara', email: '' },
  ];
  const draft = makeDraft({ date: '', invitees: makeDraft().invitees.slice(0, 0) });
  const saved = await visitor.postJson('/confirm', { ...draft, invitees });
  id = /Path=\/guest\/([\w-]+)/.exec(saved.headers.get('set-cookie') ?? '')?.[1] ?? '';
});

async function look() {
  const { text } = await visitor.get(getGuestPath(id));
  const layer = /<dialog id="live".*/s.exec(text)?.[0] ?? '';
  const press = /name="press"[^>]*value="([^"]*)"/.exec(layer)?.[1] ?? '';
  return { words: readWords({ text: layer }), press };
}

const push = (to: string, press: string, by = visitor) =>
  by.post(getOpenDeskPath(id), { to, press });
const outbox = () =>
  site.db
    .selectFrom('outbox')
    .select(['state', 'waits_for', 'due_at', 'problem'])
    .where('invite_id', '=', id)
    .orderBy('id')
    .execute();

test('sends the invitations in ten seconds, once, and says so on the layer (behaviour 12.26)', async () => {
  await setMailAddress(site.db, host, lena, now);
  const { press } = await look();
  const sent = await push('send', press);
  expect([sent.status, sent.location]).toEqual([303, getGuestPath(id)]);
  expect((await look()).words).toMatch(/Sending 2 invitations Undo +Chiara has no email\./);
  expect(await outbox()).toEqual(
    Array.from({ length: 2 }, () => ({
      state: 'queued',
      waits_for: null,
      due_at: now + 10 * second,
      problem: null,
    })),
  );
  await push('send', press);
  expect(await outbox()).toHaveLength(2);
  now += 10 * second;
  const { words } = await look();
  expect(words).toContain('2 invitations on their way');
  expect(words).not.toContain('Undo');
});

test('are taken back by Undo, which needs no ticket any more (behaviour 12.26)', async () => {
  await setMailAddress(site.db, host, lena, now);
  await push('send', (await look()).press);
  const undone = await push('undo', (await look()).press);
  expect([undone.status, undone.location]).toEqual([303, getGuestPath(id)]);
  expect(await outbox()).toEqual([]);
  expect((await look()).words).toContain('Send to your 3 guests');
});

test('wait for the host’s confirmation, say so, and go out with it (behaviour 12.26, 29.25)', async () => {
  await setMailAddress(site.db, host, lena, null);
  await push('send', (await look()).press);
  const { words } = await look();
  expect(words).toMatch(
    /2 invitations ready Undo +They go out as soon as you press the link we sent to +lena@example\.org/,
  );
  expect(await outbox()).toMatchObject([{ waits_for: 'sender' }, { waits_for: 'sender' }]);
  const messages = await visitor.get(getMessagesPath(id));
  expect(readWords(messages)).toContain('Waiting for you: 2 invitations.');
  // The link of a new address, since nobody has been sent this one.
  await visitor.post('/account/mail', {
    intent: 'mail-address',
    mailAddress: 'new@example.org',
    current: hostPassword,
  });
  await expect.poll(() => mails.list().length).toBe(1);
  const [mail] = await mails.read();
  const token = /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await visitor.post('/account/mail', { intent: 'verify-mail-address', token });
  await expect.poll(() => mails.list().length).toBe(3);
  expect(await outbox()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('can be taken back for as long as they wait (behaviour 29.25)', async () => {
  await setMailAddress(site.db, host, lena, null);
  await push('send', (await look()).press);
  now += 60 * second;
  await push('undo', (await look()).press);
  expect(await outbox()).toEqual([]);
});

test('of a host without an address begin with one (behaviour 12.26)', async () => {
  const { words, press } = await look();
  expect(words).toContain('First you confirm an address of your own.');
  const led = await push('send', press);
  expect(led.location).toBe(`${getMessagesPath(id)}?send=invitation`);
  expect(await outbox()).toEqual([]);
});

test('are sent neither by somebody else nor once the session has ended (behaviour 12.26, 17.47)', async () => {
  await setMailAddress(site.db, host, lena, now);
  const { press } = await look();
  const target = `/hostLogIn?redirect=${getMessagesPath(id)}?send=invitation`;
  const stranger = await push('send', press, site.visitor());
  expect(decodeURIComponent(stranger.location ?? '')).toBe(target);
  const other = await logIn(site, 'other-host');
  expect((await push('send', press, other.visitor)).location).toBe(stranger.location);
  await push('send', press);
  visitor.cookies.delete('festoon.session');
  expect((await push('undo', press)).location).toBe(stranger.location);
  expect(await outbox()).toHaveLength(2);
});
