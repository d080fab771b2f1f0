import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { getMessagesPath, getSettingPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { type SmtpSink, openSmtpSink } from '#tests/setup/smtp-server.ts';
import { readWords } from '#tests/setup/words.ts';

let sink: SmtpSink;
let site: Site;
let owner: LoggedIn;
let id: string;
let ben: string;
let presses = 0;
let now = 1_800_000_000_000;

beforeAll(async () => {
  sink = await openSmtpSink();
  sink.atRecipient = (address) => (address === 'ben@example.org' ? '550 5.1.1 Unknown user' : null);
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'Festoon <party@festoon.example>' };
  site = await openSite(env, { clock: () => now });
  owner = await logIn(site, 'ana');
  await site.db
    .updateTable('hosts')
    .set({ mail_address: 'ana@hosts.example', mail_verified_at: 1 })
    .execute();
});
beforeEach(async () => {
  id = await addEvent(site.db, { host: owner.host });
  const invitees = await listInvitees(site.db, id);
  ben = invitees.find(({ name }) => name === 'Ben')?.id ?? '';
  sink.received.length = 0;
});
afterAll(async () => {
  await site.close();
  await sink.stop();
});

const newPress = () => `press-${(presses += 1)}`;
const post = (action: object) => owner.visitor.postJson(`${getMessagesPath(id)}.data`, action);

async function findStates(): Promise<Record<string, string>> {
  const rows = await site.db
    .selectFrom('outbox')
    .select(['address', 'state'])
    .where('invite_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ address, state }) => [address, state]));
}

/** Lets the queued mail be sent. */
async function send(): Promise<void> {
  now += 11_000;
  site.services.mail.wake();
  await expect
    .poll(findStates)
    .not.toSatisfy((states: Record<string, string>) =>
      Object.values(states).some((state) => state === 'queued' || state === 'leased'),
    );
}

test('a written message that failed is sent again to the corrected address, as it was written (behaviour 31.8)', async () => {
  const words = { subject: 'Where to park', text: 'Behind the church, please.' };
  const mailing = { kind: 'message', to: 'all', guests: [ben], ...words };
  expect((await post({ intent: 'send', press: newPress(), ...mailing })).status).toBe(200);
  await send();
  expect(await findStates()).toEqual({ 'ben@example.org': 'failed' });
  const shown = await owner.visitor.get(getMessagesPath(id));
  expect(shown.text).toContain('Save and send again');
  const fix = { intent: 'correct', guestId: ben, press: newPress(), address: 'ben@example.net' };
  expect((await post(fix)).status).toBe(200);
  await send();
  expect(await findStates()).toEqual({ 'ben@example.org': 'failed', 'ben@example.net': 'sent' });
  expect(sink.received.map(({ to }) => to)).toEqual(['ben@example.net']);
  expect(sink.received[0]?.raw).toContain('Subject: Where to park');
  expect(sink.received[0]?.raw).toContain('Behind the church, please.');
});

test('a cancellation that failed is not sent again once the event takes place (behaviour 31.8)', async () => {
  const settings = getSettingPath(id, 'cancel');
  await cancelAs(owner.visitor, id, 'We are ill.');
  const mailing = { kind: 'cancellation', to: 'all', guests: [ben], subject: '', text: '' };
  expect((await post({ intent: 'send', press: newPress(), ...mailing })).status).toBe(200);
  await send();
  const page = getMessagesPath(id);
  expect(readWords(await owner.visitor.get(page))).toContain('Save and send again');
  await owner.visitor.post(settings, { intent: 'reinstate' });
  const shown = readWords(await owner.visitor.get(page));
  expect(shown).toContain('Not delivered');
  expect(shown).not.toContain('Save and send again');
  const fix = { intent: 'correct', guestId: ben, press: newPress(), address: 'ben@example.net' };
  expect((await post(fix)).text).toContain('"isSentAgain",false');
  expect(await findStates()).toEqual({ 'ben@example.org': 'failed' });
});
