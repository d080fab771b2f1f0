import { beforeEach, expect, test } from 'vitest';

import { getMessagesPath, getSettingPath } from '#app/platform/paths.ts';
import { cancelAs, readSettingsVersion } from '#tests/setup/canceling.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { mailing, newPress, postMessage, sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { findInvitee, giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite(useMailFolder().env, { clock: () => now });
giveEachTestAnEvent();
/** Nothing is due during these tests. */
let now = 1_800_000_000_000;

beforeEach(async () => {
  now += 60_000;
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
});

const messages = (search = '') => `${getMessagesPath(id)}${search}`;
const settings = () => getSettingPath(id, 'cancel');
const cancel = (message = 'We are ill. Another time!') => cancelAs(owner.visitor, id, message);
const cancellation = { ...mailing, kind: 'cancellation', text: 'Never mind' };
const send = (press = newPress()) => sendMailing({ press, ...cancellation });
const queued = async () =>
  (await listMail(site.db, id)).map(({ kind, address }) => `${kind} ${address}`).toSorted();

const ownPress = 'a'.repeat(22);
const cancelAndTell = async (message = 'We are ill. Another time!') => {
  const version = await readSettingsVersion(owner.visitor, id);
  const fields = { intent: 'cancel', message, version, tell: 'mail', press: ownPress };
  return owner.visitor.post(settings(), fields);
};

test('canceling tells the guests in the same press, once, and can be taken back (behaviour 34.15)', async () => {
  const asked = readWords(await owner.visitor.get(settings())).replaceAll(/\s+/g, ' ');
  expect(asked).toContain('Tell 3 by mail You can undo for 10 seconds.');
  expect(asked).toContain('Cancel the event and tell 3 Keep it');
  const pressed = await Promise.all([cancelAndTell(), cancelAndTell()]);
  for (const { status, location } of pressed)
    expect([status, location]).toEqual([302, messages('?canceled')]);
  const all = ['ana', 'ben', 'cleo'].map((name) => `cancellation ${name}@example.org`);
  expect(await queued()).toEqual(all);
  const shown = readWords(await owner.visitor.get(messages('?canceled')));
  expect(shown).toContain('The event is canceled.');
  expect((await postMessage({ intent: 'undo', press: ownPress })).text).toContain('"count",3');
  expect(await queued()).toEqual([]);
});

test('nobody is told when a cancellation is refused (behaviour 34.15, 38.16)', async () => {
  const before = await readSettingsVersion(owner.visitor, id);
  await cancel();
  await owner.visitor.post(settings(), { intent: 'reinstate' });
  const fields = {
    intent: 'cancel',
    message: 'Late',
    version: before,
    tell: 'mail',
    press: ownPress,
  };
  expect((await owner.visitor.post(settings(), fields)).status).toBe(409);
  expect(await queued()).toEqual([]);
});

test('canceling without telling sends nothing, and the guests can be told later (behaviour 34.15)', async () => {
  const canceled = await cancel();
  expect([canceled.status, canceled.location]).toEqual([200, null]);
  expect(await queued()).toEqual([]);
  const shown = (await owner.visitor.get(messages('?send=cancellation'))).text;
  expect(shown).toContain('Tell your guests that it’s canceled');
  expect(shown).toContain('Send 3 messages');
  expect(shown).toContain('We are ill. Another time!');
  expect(readWords(await owner.visitor.get(messages()))).toContain(
    'Tell your guests that it’s canceled (3)',
  );
  expect(readWords(await owner.visitor.get(settings()))).toContain('Tell 3 by mail');
});

test('the message has the words of the guests’ page, is sent once and taken back (behaviour 34.15)', async () => {
  await cancel();
  const press = newPress();
  await Promise.all([send(press), send(press), send()]);
  const all = ['ana', 'ben', 'cleo'].map((name) => `cancellation ${name}@example.org`);
  expect(await queued()).toEqual(all);
  expect((await owner.visitor.get(messages('?send=cancellation'))).text).toContain(
    'Left out: 3 who know already.',
  );
  expect((await send()).text).toContain('"queued",0');
  await site.db.deleteFrom('outbox').execute();
  await send(press);
  expect(await queued()).toEqual(all);
  expect((await postMessage({ intent: 'undo', press })).text).toContain('"count",3');
  expect(await queued()).toEqual([]);
  await send();
  expect(await queued()).toEqual(all);
});

test('a test goes to the host alone, and tells nobody (behaviour 34.15)', async () => {
  await cancel();
  expect((await postMessage({ intent: 'test', press: newPress(), ...cancellation })).status).toBe(
    200,
  );
  expect(await queued()).toEqual(['cancellation ana@hosts.example']);
  const preview = await postMessage({ intent: 'preview', ...cancellation });
  expect(preview.text).toContain('We are ill. Another time!');
  expect(preview.text).not.toContain('Never mind');
  expect((await owner.visitor.get(messages())).text).toContain('canceled (3)');
});

test('who declined, opted out or has no address is left out, and the screen says so (behaviour 34.15)', async () => {
  const { db, mail } = site.services;
  const { id: inviteeId } = await findInvitee('Ben');
  await addAnswer(db, { inviteId: id, inviteeId, answer: 'no' });
  await mail.optOut(db, { address: 'cleo@example.org', inviteId: id });
  await cancel();
  const shown = (await owner.visitor.get(messages('?send=cancellation'))).text;
  expect(shown).toContain('1 who declined');
  expect(shown).toContain('1 who want no mail');
  await send();
  expect(await queued()).toEqual(['cancellation ana@example.org']);
});

test('nobody is told of an event that takes place, and news waits for the host’s address (behaviour 29.25, 34.15)', async () => {
  const refused = await send();
  expect([refused.status, await queued()]).toEqual([422, []]);
  expect(refused.text).toContain('This event isn’t canceled');
  await setMailAddress(site.db, owner.host, 'ana@hosts.example', null);
  expect(readWords(await owner.visitor.get(settings()))).toContain(
    'They wait until you confirm your address.',
  );
  await cancelAndTell();
  expect(await queued()).toHaveLength(3);
  const rows = await site.db
    .selectFrom('outbox')
    .select('waits_for')
    .where('invite_id', '=', id)
    .execute();
  expect(rows.map(({ waits_for: wait }) => wait)).toEqual(['sender', 'sender', 'sender']);
});

test('an event that is canceled again is told of again (behaviour 34.15)', async () => {
  await cancel();
  await send();
  await site.db.updateTable('outbox').set({ state: 'sent' }).execute();
  now += 1000;
  await owner.visitor.post(settings(), { intent: 'reinstate' });
  now += 1000;
  await cancel('This time for good.');
  expect(await queued()).toHaveLength(3);
  await send();
  expect(await queued()).toHaveLength(6);
});
