import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { songQuestion } from '#tests/fixtures/questions.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';

const people = [
  { name: 'Chiara', child: false },
  { name: 'Nina', child: true },
];
const rossis = { name: 'The Rossis', email: 'chiara@example.org', people, companions: 0 };
const ben = { name: 'Ben', email: 'ben@example.org' };

describe.each(engines)('answer settings on $name', (engine) => {
  const opened = useDatabase(engine);

  const save = (changed: Partial<Draft> = {}) => addEvent(opened.db, changed);
  const update = (id: string, version: number, change: PartUpdate) =>
    opened.db
      .transaction()
      .execute((trx) => updatePart(trx, { id, version, update: change, now: 5000 + version }));

  test('are one part of the invitation, with a version of its own (behaviour 25.4)', async () => {
    const settings = {
      ...usualAnswers,
      seats: 40,
      answerBy: '2027-05-29',
      questions: [songQuestion],
    };
    const id = await save({ answerSettings: settings });
    expect((await findInvite(opened.db, id))?.answerSettings).toEqual(settings);
    const next = { ...settings, seats: null, companions: 4, questions: [] };
    const change = { name: 'answers', part: { answerSettings: next } } as const;
    const title = { name: 'eventName', part: { eventName: 'Moved' } } as const;
    expect(await update(id, 1, title)).toBe(2);
    expect(await update(id, 1, change)).toBe(3);
    expect(await update(id, 2, change)).toBeNull();
    const stored = await findInvite(opened.db, id);
    expect(stored?.answerSettings).toEqual(next);
    expect(stored?.retiredQuestions).toEqual([{ ...songQuestion, retired: true }]);
  });

  test('a household keeps its people, their ids and its link (behaviour 25.5)', async () => {
    const id = await save({ invitees: [rossis, ben] });
    const [before] = await listInvitees(opened.db, id);
    expect(before).toMatchObject({ name: 'The Rossis', people, companions: 0 });
    const ids = before?.people.map((person) => person.id) ?? [];
    expect(new Set(ids).size).toBe(2);
    const list = async (invitees: Draft['invitees'], version: number) => {
      await update(id, version, { name: 'invitee', part: { invitees } });
      return (await listInvitees(opened.db, id))[0];
    };
    const { people: _, companions: __, ...bare } = rossis;
    const known = { id: before?.id, name: 'Rossi', email: bare.email };
    expect(await list([known, ben], 1)).toEqual({ ...before, name: 'Rossi' });
    const grown = [
      { name: 'Nina', child: true },
      { name: 'Leo', child: true },
    ];
    const after = await list([{ ...known, people: grown, companions: null }], 2);
    expect(after).toMatchObject({ id: before?.id, token: before?.token, companions: null });
    expect(after?.people[0]?.id).toBe(ids[1]);
    expect(ids).not.toContain(after?.people[1]?.id);
    const sizes = () =>
      opened.db.selectFrom('invitees').select('size').where('invite_id', '=', id).execute();
    expect(await sizes()).toEqual([{ size: 2 }]);
    expect((await list([{ ...known, people: [] }], 3))?.people).toEqual([]);
    expect(await sizes()).toEqual([{ size: 1 }]);
  });

  test('a corrected draft keeps the people of a household that it matches', async () => {
    const host = await addHost(opened.db, `host-of-${engine.name}`);
    const draft = makeDraft({ invitees: [rossis] });
    const id = await saveDraft({ db: opened.db, clock: () => 1 }, host, draft);
    const [before] = await listInvitees(opened.db, id);
    const corrected = { ...draft, invitees: [{ ...rossis, email: 'new@example.org' }, ben] };
    await saveDraft({ db: opened.db, clock: () => 2 }, host, corrected);
    const [after] = await listInvitees(opened.db, id);
    expect(after).toEqual({ ...before, email: 'new@example.org' });
  });

  test('what the facts were is kept, and facts that come back are the same facts (behaviour 25.6)', async () => {
    const id = await save();
    const when = {
      startTime: '18:00',
      endTime: '23:30',
      endsNextDay: false,
      timeZone: 'Europe/Berlin',
    };
    const move = (version: number, date: string) =>
      update(id, version, { name: 'dateTime', part: { ...when, date } });
    const facts = async () => {
      const rows = await opened.db
        .selectFrom('invite_facts')
        .select(['version', 'facts'])
        .where('invite_id', '=', id)
        .orderBy('version')
        .execute();
      const { facts_version: current } = await opened.db
        .selectFrom('invites')
        .select('facts_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const dates = rows.map((row) => (JSON.parse(row.facts) as { date: string }).date);
      return { current, dates };
    };
    await update(id, 1, { name: 'message', part: { customMessage: 'Come' } });
    await move(2, '2027-06-12');
    expect(await facts()).toEqual({ current: 0, dates: [] });
    await move(3, '2027-06-19');
    expect(await facts()).toEqual({ current: 1, dates: ['2027-06-12', '2027-06-19'] });
    await move(4, '2027-06-12');
    expect(await facts()).toEqual({ current: 0, dates: ['2027-06-12', '2027-06-19'] });
    const place = { location: 'Bath Abbey', lat: null, lng: null, showMap: true };
    await update(id, 5, { name: 'location', part: place });
    expect((await facts()).current).toBe(2);
  });
});
