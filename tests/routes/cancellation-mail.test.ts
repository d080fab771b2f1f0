import { beforeEach, expect, test } from 'vitest';

import { getMessagesPath, getSettingsPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
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
const settings = () => getSettingsPath(id);
const cancel = (message = 'We are ill. Another time!') => cancelAs(owner.visitor, id, message);
const cancellation = { ...mailing, kind: 'cancellation', text: 'Never mind' };
const send = (press = newPress()) => sendMailing({ press, ...cancellation });
const queued = async () =>
  (await listMail(site.db, id)).map(({ kind, address }) => `${kind} ${address}`).toSorted();

test('canceling sends nothing, and leads to the message with its preview (behaviour 34.15)', async () => {
  expect(readWords(await owner.visitor.get(settings()))).toContain(
    'Then you can tell your guests by mail: 3 messages. Nothing is sent before that.',
  );
  const canceled = await cancel();
  expect([canceled.status, canceled.location]).toEqual([302, messages('?send=cancellation')]);
  expect(await queued()).toEqual([]);
  const shown = (await owner.visitor.get(messages('?send=cancellation'))).text;
  expect(shown).toContain('Tell your guests that it’s canceled');
  expect(shown).toContain('Send 3 messages');
  expect(shown).toContain('We are ill. Another time!');
  expect(readWords(await owner.visitor.get(messages()))).toContain(
    'Tell your guests that it’s canceled (3)',
  );
  expect(readWords(await owner.visitor.get(settings()))).toContain('Tell your guests by mail (3)');
});

test('the message has the words of the guests’ page, is sent once and taken back (behaviour 34.15)', async () => {
  await cancel();
  const press = newPress();
  await Promise.all([send(press), send(press), send()]);
  const all = ['ana', 'ben', 'cleo'].map((name) => `cancellation ${name}@example.org`);
  expect(await queued()).toEqual(all);
  expect((await owner.visitor.get(messages('?send=cancellation'))).text).toContain(
    'Already told: 3',
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
  expect(shown).toContain('Declined: 1');
  expect(shown).toContain('Wants no mail: 1');
  await send();
  expect(await queued()).toEqual(['cancellation ana@example.org']);
});

test('nobody is told of an event that takes place, nor by a host without a confirmed address (behaviour 34.15)', async () => {
  const refused = await send();
  expect([refused.status, await queued()]).toEqual([422, []]);
  expect(refused.text).toContain('This event isn’t canceled');
  await setMailAddress(site.db, owner.host, 'ana@hosts.example', null);
  const canceled = await cancel();
  expect([canceled.status, canceled.location]).toEqual([200, null]);
  expect((await send()).status).toBe(422);
  expect(await queued()).toEqual([]);
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
