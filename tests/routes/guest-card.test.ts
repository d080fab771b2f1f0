import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { LiveView } from '#app/features/guests/list/views.ts';
import { messages as dashboardMessages } from '#app/features/guests/messages.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { StoredInvitee } from '#app/features/invite/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import {
  getDashboardPath,
  getEventDataPath,
  getGuestCardPath,
  getGuestPath,
  getGuestsPath,
} from '#app/platform/paths.ts';
import { dietQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';
import { id, other, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const romanos = {
  name: 'The Romanos',
  email: 'chiara@example.org',
  people: [
    { name: 'Chiara', child: false },
    { name: 'Paolo', child: false },
    { name: 'Leo', child: true },
    { name: 'Nina', child: true },
  ],
};

useSite({}, { clock: () => Date.parse('2027-05-01T12:00Z') });
useHosts();
let family: StoredInvitee;
let ben: StoredInvitee;

beforeEach(async () => {
  await switchEvent({
    invitees: [romanos, { name: 'Ben', email: 'ben@example.org' }],
    answerSettings: { ...usualAnswers, companions: 2, questions: [dietQuestion, songQuestion] },
  });
  const [first, second] = await listInvitees(site.db, id);
  if (!first || !second) throw new Error('Nobody is invited.');
  [family, ben] = [first, second];
});

const cardOf = (guestId: string) => getGuestCardPath(id, guestId);
const send = (guestId: string, body: unknown, { visitor } = owner) =>
  visitor.postJson(`${cardOf(guestId)}.data`, body);
const record = (guestId: string, given: unknown, by = owner) =>
  send(guestId, { intent: 'reply', given }, by);
const remove = async (guestId: string) => {
  const seen = await findSeenVersion(site.db, guestId);
  return send(guestId, { intent: 'remove', seen });
};
const read = async (guestId: string) => readWords(await owner.visitor.get(cardOf(guestId)));
const replies = () => site.db.selectFrom('rsvps').selectAll().where('invite_id', '=', id).execute();
const personOf = (name: string) => family.people.find((one) => one.name === name)?.id ?? '';

const findBensAddress = async () => (await listInvitees(site.db, id))[1]?.email;

describe('a guest’s own screen', () => {
  test('shows people, companions, answers, note, marks, link and history (behaviour 28.3)', async () => {
    const people = { [personOf('Chiara')]: 'yes', [personOf('Leo')]: 'no' };
    const recorded = await record(family.id, {
      answer: 'yes',
      people,
      extra: 1,
      companions: ['Nonna Rosa'],
      note: 'A high chair, please',
      answers: [{ question: 'diet', person: personOf('Paolo'), value: ['No nuts'] }],
    });
    expect(recorded.status).toBe(200);
    const words = await read(family.id);
    expect(words).toContain('Going, 3 of 4 +1 recorded by you Incomplete');
    expect(words).toContain('Everyone Going Maybe Declined Chiara Going Not coming');
    const { text: shown } = await owner.visitor.get(cardOf(family.id));
    const pressed = shown.match(/aria-pressed="true"[^>]*>[^<]*/g)?.map((one) => one.split('>')[1]);
    expect(pressed).toEqual(['Going', 'Going', 'Going', 'Not coming', 'Going']);
    expect(words).toContain('With them Nonna Rosa');
    expect(words).toContain('Paolo : No nuts Missing: Chiara, Nina');
    expect(words).toContain('A song? No answer');
    expect(words).toContain('Their note A high chair, please');
    expect(words).toMatch(
      /History going, 4 people \(Chiara, Paolo, Nina\) May 1, 2027, 12:00 PM UTC going, 4 people \(Chiara, Paolo, Nina\) bringing Nonna Rosa note: .* recorded by you/,
    );
    const { text } = await owner.visitor.get(cardOf(family.id));
    expect(text).toContain(`${getGuestPath(id)}?g=${family.token}`);
    expect(text).toContain('QR code of the personal link of The Romanos');
  });

  test('of one person without an answer offers to record one (behaviour 28.3)', async () => {
    const words = await read(ben.id);
    expect(words).toContain('No response yet');
    expect(words).toContain('Full answer');
    expect(words).toContain('No answer yet.');
  });

  test('of the open link has no personal link (behaviour 28.3)', async () => {
    await addAnswer(site.db, { inviteId: id, name: 'Zoe', answer: 'yes', extra: 1 });
    const [row] = await replies();
    const { text } = await owner.visitor.get(cardOf(row?.id ?? ''));
    expect(text).toContain('Zoe');
    expect(text).not.toContain('Personal link');
    const shown = { given: { answer: 'maybe' }, seen: { answer: 'yes' } };
    expect((await send(row?.id ?? '', { intent: 'reply', ...shown })).status).toBe(200);
    expect(await read(row?.id ?? '')).toContain('maybe recorded by you');
    expect(await replies()).toMatchObject([{ answer: 'maybe', name: 'Zoe' }]);
  });

  test('leads back to the list as it was searched (behaviour 28.3)', async () => {
    const { text } = await owner.visitor.get(`${cardOf(ben.id)}?find=Be&show=going`);
    expect(text).toContain(`href="/host/events/${id}/guests?find=Be&amp;show=going"`);
    const { text: list } = await owner.visitor.get(`${getGuestsPath(id)}?find=Be&page=1`);
    expect(list).toMatch(new RegExp(`href="${cardOf(ben.id)}\\?find=Be&amp;at=\\d+"`));
  });

  test('is not found for somebody who is not on the list, and names nobody (behaviour 28.3)', async () => {
    const theirs = await addEvent(site.db, { host: other.host });
    const [stranger] = await listInvitees(site.db, theirs);
    for (const guestId of ['nobody', stranger?.id ?? '', '%00', 'x'.repeat(65)]) {
      const { status, text, headers } = await owner.visitor.get(cardOf(guestId));
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain(dashboardMessages.guestUnknown);
    }
  });
});

describe('recording the whole answer', () => {
  test('changes what is said and nothing else, and keeps the history (behaviour 28.4)', async () => {
    const guest = site.visitor();
    await guest.get(`${getGuestPath(id)}?g=${ben.token}`);
    await guest.post(getGuestPath(id), { answer: 'yes', note: 'Hi', 'q.song': 'Waterloo' });
    expect((await record(ben.id, { extra: 2, companions: ['Bo', ''] })).status).toBe(200);
    expect(await replies()).toMatchObject([
      { answer: 'yes', extra: 2, note: 'Hi', answers: '{"song":{"":"Waterloo"}}' },
    ]);
    expect((await record(ben.id, {})).status).toBe(200);
    const words = await read(ben.id);
    expect(words).toMatch(
      /History .*? UTC going, 3 people bringing Bo recorded by you [\w ,:]+ UTC going .*Waterloo/,
    );
  });

  test('stores what fits and says what does not (behaviour 28.4)', async () => {
    const refused = await record(family.id, {
      answer: 'yes',
      note: 'Kept',
      answers: [{ question: 'gone', person: '', value: 'x' }],
    });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('One of these questions is no longer asked');
    expect(refused.text).not.toContain('Your host');
    expect(await replies()).toMatchObject([{ answer: 'yes', note: 'Kept' }]);
  });

  test('overwrites nothing that another host has said meanwhile (behaviour 38.17)', async () => {
    const say = (given: object, seen: object | null) =>
      send(ben.id, { intent: 'reply', given, seen });
    expect((await say({ answer: 'yes', note: 'Late train' }, null)).status).toBe(200);
    const stale = await say({ answer: 'no' }, null);
    expect(stale.status).toBe(409);
    expect(stale.text).toContain(dashboardMessages.changedMeanwhile);
    expect((await say({ note: 'Bus' }, { note: 'Early train' })).status).toBe(409);
    expect((await record(ben.id, { note: 'Bus' })).status).toBe(409);
    expect(await replies()).toMatchObject([{ answer: 'yes', note: 'Late train' }]);
    // Another field, the same text again, and a change of the stored answer.
    expect((await say({ extra: 1 }, { extra: 0 })).status).toBe(200);
    expect((await say({ note: 'Late train' }, { note: '' })).status).toBe(200);
    expect((await say({ note: 'Bus' }, { note: 'Late train' })).status).toBe(200);
    expect(await replies()).toMatchObject([{ answer: 'yes', note: 'Bus', extra: 1 }]);
    const unseen = await send(ben.id, { intent: 'remove', seen: 1 });
    expect(unseen.status).toBe(409);
    expect(unseen.text).toContain(dashboardMessages.newerThanSeen);
    await remove(ben.id);
    expect((await say({ note: 'Car' }, { note: 'Bus' })).status).toBe(409);
    expect(await replies()).toEqual([]);
  });

  test('gives an invitee another address, and overwrites none that was not seen (behaviour 28.14, 33.36)', async () => {
    const correct = (address: string, seen: string) =>
      send(ben.id, { intent: 'address', address, seen });
    expect((await correct('b@example.org', 'ben@example.org')).status).toBe(200);
    expect(await findBensAddress()).toBe('b@example.org');
    const stale = await correct('c@example.org', 'ben@example.org');
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('Somebody just changed this address');
    expect(stale.text).toContain('it is “b@example.org” now');
    for (const address of ['nowhere', 'not-an@address@x', 'ana@x']) {
      const wrong = await correct(address, 'b@example.org');
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain('Please enter a mail address.');
    }
    expect(await findBensAddress()).toBe('b@example.org');
    expect(await read(ben.id)).toContain('b@example.org');
    // A screen that was opened before would restore the old address.
    const value = { invitees: [{ id: ben.id, name: 'Ben', email: 'ben@example.org' }] };
    const older = await owner.visitor.postJson(`/invitee.data?invite=${id}`, { version: 1, value });
    expect(older.status).toBe(409);
  });

  test('of an answer that is gone asks to choose it again (behaviour 28.4)', async () => {
    const refused = await record(ben.id, { note: 'Hi' });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(dashboardMessages.unansweredYet);
    expect(await replies()).toEqual([]);
  });

  test('can be taken back, which the history keeps (behaviour 28.4)', async () => {
    await record(ben.id, { answer: 'yes' });
    expect((await remove(ben.id)).status).toBe(200);
    expect(await replies()).toEqual([]);
    expect(await read(ben.id)).toMatch(/answer removed by you [\w ,:]+ UTC going recorded by you/);
  });

  test.each<[string, unknown, number]>([
    ['no answer', { intent: 'reply' }, 422],
    ['no version of what is removed', { intent: 'remove' }, 422],
    ['an unknown answer', { intent: 'reply', given: { answer: 'perhaps' } }, 422],
    ['eleven companions', { intent: 'reply', given: { answer: 'yes', extra: 11 } }, 422],
    [
      'a note of 10,000 characters',
      { intent: 'reply', given: { answer: 'yes', note: 'x'.repeat(10_000) } },
      422,
    ],
    [
      'twenty-one people',
      {
        intent: 'reply',
        given: { people: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, 'yes'])) },
      },
      422,
    ],
    ['another field', { intent: 'reply', given: { answer: 'yes', late: false } }, 422],
    ['half a document', '{"intent":"reply",', 400],
    ['more than 1 MiB', { intent: 'reply', given: { note: 'x'.repeat(1024 * 1024) } }, 413],
  ])('with %s is refused (behaviour 28.4)', async (_what, body, status) => {
    expect((await send(ben.id, body)).status).toBe(status);
    expect(await replies()).toEqual([]);
  });
});

describe('a guest’s screen and its data', () => {
  test('are for the event’s host alone (behaviour 28.7)', async () => {
    await record(ben.id, { answer: 'yes', note: 'Private' });
    const guest = site.visitor();
    await guest.get(`${getGuestPath(id)}?g=${ben.token}`);
    for (const suffix of ['', '.data']) {
      const path = `${cardOf(ben.id)}${suffix}`;
      const anonymous = [await site.visitor().get(path), await guest.get(path)];
      const stranger = await other.visitor.get(path);
      expect(stranger.status).toBe(403);
      for (const { headers, text } of [...anonymous, stranger]) {
        expect(headers.get('cache-control')).toContain('no-store');
        expect(text).not.toContain('Private');
        expect(text).not.toContain(ben.token);
        expect(text).not.toContain('ben@example.org');
      }
    }
    const { status, location } = await site.visitor().get(cardOf(ben.id));
    expect(status).toBe(302);
    expect(location).toBe(`/hostLogIn?redirect=${cardOf(ben.id)}`);
    expect((await owner.visitor.get(cardOf(ben.id))).headers.get('cache-control')).toBe('no-store');
  });

  test('change by nobody else (behaviour 28.7)', async () => {
    const nobody = { ...owner, visitor: site.visitor() };
    const signedOut = await record(ben.id, { answer: 'yes' }, nobody);
    expect(signedOut.status).toBe(401);
    expect(signedOut.text).toContain(messages.signedOut);
    expect((await record(ben.id, { answer: 'yes' }, other)).status).toBe(403);
    const theirs = await addEvent(site.db, { host: other.host });
    const sideways = await other.visitor.postJson(`${getGuestCardPath(theirs, ben.id)}.data`, {
      intent: 'reply',
      given: { answer: 'yes' },
    });
    expect(sideways.status).toBe(409);
    expect((await owner.visitor.postJson(`/host/events/no/guests/${ben.id}.data`, {})).status).toBe(
      404,
    );
    const foreign = await owner.visitor.postJson(
      `${cardOf(ben.id)}.data`,
      { intent: 'remove', seen: 1 },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(await replies()).toEqual([]);
  });
});

const list = async (search: string) => {
  const { text } = await owner.visitor.get(`${getEventDataPath('guests', id)}${search}`);
  return JSON.parse(text) as LiveView;
};

describe('the guest list', () => {
  test('shows a household with its people and how many come, and is found by each of them (behaviour 28.6)', async () => {
    const people = { [personOf('Leo')]: 'no' };
    await record(family.id, { answer: 'yes', people });
    const { list: found } = await list('?find=Paolo');
    expect(found.rows).toMatchObject([
      { name: 'The Romanos', people: 'Chiara, Paolo, Leo, Nina', label: 'Going, 3 of 4' },
    ]);
  });

  test('is limited to answers that are incomplete, late or waiting, with their number (behaviour 28.8)', async () => {
    const { db } = site;
    await record(family.id, { answer: 'yes' });
    const answers = [{ question: 'diet', person: '', value: ['No nuts'] }];
    await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'yes', answers });
    await db.updateTable('rsvps').set({ late: 1, waiting: 1 }).where('name', '=', 'Zoe').execute();
    const { marks } = await list('');
    expect(marks).toMatchObject({ incomplete: 1, late: 1, waiting: 1 });
    const incomplete = await list('?show=incomplete');
    expect(incomplete.list).toMatchObject({ invited: 1, open: 0, rows: [{ id: family.id }] });
    for (const show of ['late', 'waiting']) {
      const shown = await list(`?show=${show}`);
      expect(shown.list).toMatchObject({ invited: 0, open: 1, rows: [{ name: 'Zoe' }] });
    }
    const found = await list('?show=late&find=zoe');
    expect(found.list).toMatchObject({ invited: 0, open: 1, rows: [{ marks: 'Late' }] });
    expect(readWords(await owner.visitor.get(getDashboardPath(id)))).toContain(
      'On the waiting list',
    );
  });
});

const overview = async () => readWords(await owner.visitor.get(getDashboardPath(id)));

describe('RSVP Overview', () => {
  test('of a plain event with certain answers has one figure (behaviour 28.1)', async () => {
    await record(ben.id, { answer: 'yes', extra: 1 });
    const page = await overview();
    expect(page).toContain('2 people How this adds up 2 said yes Answers are open. Close answers');
    expect(page).toContain('Going 1 Maybe 0 Declined 0 No response 4 What to do next');
    expect(page).not.toMatch(/seats|waiting|Answers by|confirmed/);
  });

  test('shows a range, places, waiting list, last day and confirmations where there are any; counting them as confirmed is undone (behaviour 28.1, 28.2, 28.20, 28.21)', async () => {
    const { db } = site;
    await record(ben.id, { answer: 'maybe' });
    await record(family.id, { answer: 'yes' });
    expect(await overview()).toContain('4 to 5 people How this adds up 4 said yes 1 might come');
    await db
      .updateTable('invites')
      .set({ seats: 40, answer_by: '2027-06-05', facts_version: 1 })
      .where('id', '=', id)
      .execute();
    await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'yes', extra: 1 });
    await db.updateTable('rsvps').set({ waiting: 1 }).where('name', '=', 'Zoe').execute();
    const page = await overview();
    expect(page).toContain('4 to 5 people');
    expect(page).toContain('4 of them have not confirmed since the date, the times or the place');
    expect(page).toContain('4 of 40 places 2 people on the waiting list');
    expect(page).toContain('Answers by Saturday, June 5, 2027');
    expect(page).toContain('0 of 4 have confirmed since the change');
    expect(page).toContain('Count them as confirmed');
    const path = getDashboardPath(id);
    const confirmed = await owner.visitor.postJson(`${path}.data`, { intent: 'confirm' });
    expect(confirmed.status).toBe(200);
    expect(await overview()).not.toContain('confirmed since');
    const change = /"change","([\w-]{22})"/.exec(confirmed.text)?.[1];
    const undo = () => owner.visitor.postJson(path, { intent: 'undo', change });
    for (let times = 0; times < 2; times += 1) {
      expect((await undo()).status).toBe(200);
      expect(await overview()).toContain('4 of them have not confirmed since the date');
    }
  });

  test.each([
    ['accept', 'Answers are open. Late ones are marked. Close answers'],
    ['close', 'Answers are closed. You can still record one. Answer settings'],
  ] as const)(
    'says that the last day for answers is over: %s (behaviour 28.2)',
    async (late, words) => {
      await site.db
        .updateTable('invites')
        .set({ answer_by: '2020-06-05', late_answers: late })
        .where('id', '=', id)
        .execute();
      const page = await overview();
      expect(page).toContain('Answers were due Friday, June 5, 2020');
      expect(page).toContain(words);
    },
  );
});
