import { beforeEach, describe, expect, test } from 'vitest';

import { getMessagesPath, getSettingPath } from '#app/platform/paths.ts';
import { listMail } from '#tests/setup/guest-mail.ts';
import { sendMailing } from '#tests/setup/host-mail.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env, { clock: () => now });
giveEachTestAnEvent();
/** Nothing is due during these tests. */
let now = 1_800_000_000_000;

beforeEach(async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  now += 60_000;
});

const page = (search = '') => `${getMessagesPath(id)}${search}`;
const see = async (search = '') => (await owner.visitor.get(page(search))).text;
const settings = async () => (await owner.visitor.get(getSettingPath(id, 'cancel'))).text;
const outbox = () => listMail(site.db, id);

test.each([
  ['by the host', { answers_closed: 1 }, 'Answers are closed'],
  [
    'by the answer-by date',
    { answer_by: '2020-01-31', late_answers: 'close' as const },
    'Answers closed after Friday, January 31, 2020',
  ],
])('nobody is reminded once answers are closed %s (behaviour 31.10)', async (_, values, reason) => {
  const { db } = site;
  expect(await see()).toContain('Remind 3');
  await sendMailing({ kind: 'reminder' });
  await db.updateTable('invites').set(values).where('id', '=', id).execute();
  const refused = await sendMailing({ kind: 'reminder' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(reason);
  expect(await outbox()).toHaveLength(3);
  expect(await see()).toMatch(/<button[^>]* disabled=""[^>]*>Remind<\/button>/);
  expect(await see()).toContain(reason);
  expect(await see('?send=reminder')).toContain(reason);
});

test('late answers are wanted after the answer-by date (behaviour 31.10)', async () => {
  const values = { answer_by: '2020-01-31', late_answers: 'accept' as const };
  await site.db.updateTable('invites').set(values).where('id', '=', id).execute();
  await sendMailing({ kind: 'reminder' });
  expect(await outbox()).toHaveLength(3);
});

describe('a canceled event', () => {
  test('gets messages and no invitations (behaviour 31.10)', async () => {
    const { db } = site;
    await db.updateTable('invites').set({ canceled_at: now }).where('id', '=', id).execute();
    const refused = await sendMailing();
    expect(refused.text).toContain('This event is canceled.');
    expect(await outbox()).toEqual([]);
    await sendMailing({ kind: 'message', subject: 'Sorry', text: 'Another time.' });
    expect(await outbox()).toHaveLength(3);
  });

  test('offers its cancellation until it is over, also before the host’s address is confirmed (behaviour 34.15)', async () => {
    const { db } = site;
    const onMessages = 'Tell your guests that it’s canceled (3)';
    const onSettings = 'Tell 3 by mail';
    const offered = async () => [
      (await see()).includes(onMessages),
      (await settings()).includes(onSettings),
    ];
    await db.updateTable('invites').set({ canceled_at: now }).where('id', '=', id).execute();
    expect(await offered()).toEqual([true, true]);
    await db.updateTable('hosts').set({ mail_verified_at: null }).execute();
    expect(await offered()).toEqual([true, true]);
    await db.updateTable('invites').set({ date: '2020-05-03' }).where('id', '=', id).execute();
    expect(await offered()).toEqual([false, false]);
  });

  test('offers neither invitations nor reminders, and nor does one that is over (behaviour 31.1)', async () => {
    const { db } = site;
    const ended = async (words: string) => {
      const { text } = await owner.visitor.get(page());
      expect(text).toContain(`${words} You can still write to your guests.`);
      expect(text).toContain('>Write<');
      expect(text).not.toMatch(/>(?:Invite|Remind)/);
    };
    expect((await owner.visitor.get(page())).text).toContain('>Invite 3<');
    await db.updateTable('invites').set({ date: '2020-05-03' }).where('id', '=', id).execute();
    await ended('This event is over.');
    expect((await sendMailing({ kind: 'reminder' })).text).toContain('This event is over.');
    expect((await sendMailing()).status).toBe(422);
    await db.updateTable('invites').set({ canceled_at: now }).where('id', '=', id).execute();
    await ended('This event is canceled.');
  });
});
