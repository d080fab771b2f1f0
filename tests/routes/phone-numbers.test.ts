import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { StoredInvitee } from '#app/features/invite/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import {
  getAddGuestsPath,
  getGuestCardPath,
  getGuestPath,
  getGuestsPath,
} from '#app/platform/paths.ts';
import { id, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite({}, { clock: () => Date.parse('2027-05-01T12:00Z') });
useHosts();

const canary = '+447700900123';
let ben: StoredInvitee;

beforeEach(async () => {
  await switchEvent({
    date: '2027-06-12',
    timeZone: 'Europe/London',
    invitees: [{ name: 'Ben', email: 'ben@example.org' }],
    answerSettings: usualAnswers,
  });
  const [first] = await listInvitees(site.db, id);
  if (!first) throw new Error('Nobody is invited.');
  ben = first;
});

const cardOf = () => getGuestCardPath(id, ben.id);
const call = (phone: string, seen = '') =>
  owner.visitor.postJson(`${cardOf()}.data`, { intent: 'phone', phone, seen });
const post = (phone: string) =>
  owner.visitor.post(cardOf(), { intent: 'plain', phone, 'was-phone': '' });
const read = async () => readWords(await owner.visitor.get(cardOf()));
const phones = async () => (await listInvitees(site.db, id)).map(({ phone }) => phone);
const versionOf = async () =>
  (
    await site.db
      .selectFrom('invites')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
const add = async (...guests: unknown[]) =>
  owner.visitor.postJson(`${getAddGuestsPath(id)}.data`, { version: await versionOf(), guests });

describe('the card (behaviour 52.4)', () => {
  test('has a number, which is that of the event’s country', async () => {
    expect(await read()).toContain('Phone Add a number');
    expect((await call('07700 900123')).status).toBe(200);
    expect(await read()).toContain('Phone +44 7700 900123');
    expect((await call('', '+44 7700 900123')).status).toBe(200);
    expect(await phones()).toEqual(['']);
  });

  test('refuses a number that cannot be read, and does not overwrite somebody else’s', async () => {
    const refused = await call('07700');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Is a digit missing?');
    expect((await call('1'.repeat(41))).status).toBe(422);
    await call('07700 900123');
    const another = await call('07700 900999');
    expect([another.status, await phones()]).toEqual([409, [canary]]);
    expect(another.text).toContain('+44 7700 900123');
  });

  test('without scripts is a form that keeps what cannot be read', async () => {
    const refused = await post('call me');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('value="call me"');
    expect((await post('07700 900123')).status).toBe(200);
    expect(await phones()).toEqual([canary]);
  });
});

describe('a list (behaviour 52.3)', () => {
  test('adds its guests with their numbers, and the spreadsheet has them (behaviour 52.5)', async () => {
    const added = await add(
      ['Chiara', 'chiara@x.org', { phone: '07700 900123' }],
      ['Emil', '', { phone: '+43 664 1234567' }],
      ['Noor', ''],
    );
    expect(added.status).toBe(200);
    expect(await phones()).toEqual(['', canary, '+436641234567', '']);
    const csv = await owner.visitor.get(`/host/events/${id}/guests.csv`);
    expect(csv.text).toContain('"May bring","Phone","Language"');
    expect(csv.text).toContain(`"'${canary}"`);
    const json = await owner.visitor.get(`/host/events/${id}/event.json`);
    expect(JSON.parse(json.text)).toMatchObject({
      guests: [{ phone: '' }, { phone: canary }, { phone: '+436641234567' }, { phone: '' }],
    });
  });

  test('with a number that cannot be read adds nobody and says whose it is', async () => {
    const refused = await add(
      ['Chiara', '', { phone: '07700 900123' }],
      ['Emil', '', { phone: '077' }],
    );
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('We can’t read the number 077 of Emil.');
    expect(await phones()).toEqual(['']);
  });
});

test('no byte of a number reaches guests, the door, the kitchen or a log, and it goes with what is stored (behaviour 52.7)', async () => {
  await call(canary);
  const guest = site.visitor();
  const opened = await guest.get(`${getGuestPath(id)}?g=${ben.token}`);
  const pages = [
    await guest.get(opened.location ?? ''),
    await guest.get(`${getGuestPath(id)}/data`),
    await owner.visitor.get(getGuestsPath(id)),
    ...(await Promise.all(
      ['door', 'door/list', 'cards', 'kitchen', ''].map((page) =>
        owner.visitor.get(`/host/events/${id}/${page}`.replace(/\/$/, '')),
      ),
    )),
  ];
  for (const { status, text } of pages) {
    expect(status).toBe(200);
    expect(text.replaceAll(' ', '')).not.toContain('7700900123');
  }
  expect(await read()).toContain('+44 7700 900123');
  await guest.post(`${getGuestPath(id)}/data`, { delete: '1' });
  expect(await phones()).toEqual(['']);
});
