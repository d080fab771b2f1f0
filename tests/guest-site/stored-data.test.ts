import { beforeEach, expect, test } from 'vitest';

import {
  addGuestEvent,
  household,
  openAnsweringSite,
  setTime,
  site,
} from '#tests/setup/answering-site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();

beforeEach(() => setTime('2027-05-01T12:00Z'));

const tables = [
  'rsvps',
  'reply_history',
  'removed_answers',
  'undo_rows',
  'outbox',
  'invitees',
] as const;

/** Everything that the database holds of an event's guests. */
async function dump(inviteId: string): Promise<string> {
  const rows = await Promise.all(
    tables.map((table) =>
      site.db.selectFrom(table).selectAll().where('invite_id', '=', inviteId).execute(),
    ),
  );
  return JSON.stringify(rows);
}

const mail = {
  kind: 'invitation' as const,
  host_uid: null,
  address: 'chiara@private.example',
  payload: '{}',
  batch: null,
  once: null,
  state: 'sent' as const,
  due_at: 1,
  lease: null,
  network: null,
  waits_for: null,
  problem: null,
  last_answer: null,
  created_at: 1,
  updated_at: 1,
};

test('an invited guest reads what is stored, and deletes it; the name stays on the list (behaviour 44.7)', async () => {
  const event = await addGuestEvent({}, household);
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  await guest.post(event.page, { note: 'SECRET-note', save: '1' });
  await guest.post(event.page, { note: 'SECRET-later', save: '1' });
  await site.db
    .insertInto('outbox')
    .values({
      ...mail,
      id: event.id,
      message_id: event.id,
      invite_id: event.id,
      invitee_id: event.inviteeId,
      reply_id: null,
    })
    .execute();
  const data = `${event.page}/data`;
  expect(await event.words(guest)).toContain('What is stored about you');
  const shown = readWords(await guest.get(data));
  expect(shown).toContain('Your name on the host’s list The Rossis');
  expect(shown).toMatch(/SECRET-later.*SECRET-note/);
  expect(shown).toContain('chiara@private.example');
  expect(shown).toContain('Invitation, Jan 1, 1970');
  const asked = await guest.post(data, {});
  expect(asked.status).toBe(400);
  expect(await dump(event.id)).toContain('SECRET');
  const deleted = await guest.post(data, { delete: '1' });
  expect(deleted.status).toBe(200);
  expect(readWords(deleted)).toContain('Deleted.');
  const left = await dump(event.id);
  expect(left).not.toMatch(/SECRET|chiara@private/);
  expect(left).toContain('The Rossis');
  expect(await event.words(guest)).toContain('Are you attending?');
  expect(readWords(await guest.get(data))).toContain('answer removed by guest');
});

test('a guest of the open link deletes their own answer alone (behaviour 44.7)', async () => {
  const event = await addGuestEvent({ seats: 1 });
  const ana = await event.answerOpen('SECRET-Ana', { note: 'SECRET' });
  const ben = await event.answerOpen('Ben');
  const data = `${event.page}/data`;
  expect(readWords(await ben.get(data))).not.toContain('SECRET');
  expect(readWords(await site.visitor().get(data))).toContain('Nothing is stored about you here.');
  await site.visitor().post(data, { delete: '1' });
  expect(await dump(event.id)).toContain('SECRET-Ana');
  await ana.post(data, { delete: '1' });
  expect(await dump(event.id)).not.toContain('SECRET');
  expect(readWords(await ana.get(data))).toContain('Nothing is stored about you here.');
  expect(await event.words(ben)).toContain('You’re in');
});

test('a guest’s mail leads there, on a device that does not know them yet (behaviour 44.7)', async () => {
  const event = await addGuestEvent({}, household);
  const guest = site.visitor();
  const opened = await guest.get(`${event.page}?g=${event.token}&data`);
  expect([opened.status, opened.location]).toEqual([302, `${event.page}/data`]);
  expect(readWords(await guest.get(opened.location ?? ''))).toContain('The Rossis');
});
