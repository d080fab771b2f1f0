import { beforeAll, describe, expect, test } from 'vitest';

import {
  type GuestPageQuery,
  type GuestSort,
  readGuestQuery,
} from '#app/features/guests/find/guest-query.ts';
import { countLanguages } from '#app/features/guests/list/guest-languages-store.server.ts';
import {
  findNeighbors,
  listGuests,
  listMatchingIds,
} from '#app/features/guests/list/guest-list.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { replaceInvitees } from '#app/features/invite/invitee-writes.server.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { countLabels, insertLabels } from '#app/features/labels/labels-store.server.ts';
import { countAnswers } from '#app/features/rsvp/service.server.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';

describe.each(engines)('pages of guests on $name', (engine) => {
  const store = useDatabase(engine);
  let host: Host;
  let id: string;

  /** Three of five invitees have answered, and three guests of the open link. */
  beforeAll(async () => {
    host = await addHost(store.db, 'ana');
    id = await save(5);
    const [first, second, third] = await listInvitees(store.db, id);
    await addAnswer(store.db, {
      inviteId: id,
      inviteeId: first?.id ?? '',
      answer: 'yes',
      extra: 1,
    });
    await addAnswer(store.db, { inviteId: id, inviteeId: second?.id ?? '', answer: 'no' });
    await addAnswer(store.db, { inviteId: id, inviteeId: third?.id ?? '', answer: 'maybe' });
    for (const [at, name] of ['Inés', 'Bo', ''].entries()) {
      await addAnswer(store.db, { inviteId: id, name, answer: 'yes', extra: 0 }, at);
    }
    await save(3);
  });

  const save = (count: number) =>
    saveDraft({ db: store.db, clock: () => 1 }, host, makeDraft({ invitees: makeInvitees(count) }));
  const list = async (query: GuestPageQuery, limit = 100) =>
    listGuests(store.db, { inviteId: id, counts: await countAnswers(store.db, id) }, query, limit);
  async function page(changes: Partial<GuestPageQuery> = {}, limit = 100) {
    const query = { ...readGuestQuery(new URLSearchParams()), ...changes };
    const { invited, open, rows } = await list(query, limit);
    return { invited, open, names: rows.map(({ name }) => name) };
  }

  test('invitees who were not told come first, then the others by name, then the open link’s guests, the newest first', async () => {
    expect(await page()).toEqual({
      invited: 5,
      open: 3,
      names: ['Guest 3', 'Guest 4', 'Guest 0', 'Guest 1', 'Guest 2', '', 'Bo', 'Inés'],
    });
  });

  test('pages follow one another without gap or repetition, also of those found', async () => {
    const names: string[] = [];
    for (const from of [0, 2, 4, 6, 8]) names.push(...(await page({ from }, 2)).names);
    expect(names).toEqual((await page()).names);
    expect(await page({ find: 'e', from: 4 }, 2)).toEqual({
      invited: 5,
      open: 1,
      names: ['Guest 2', 'Inés'],
    });
  });

  describe('the order of invitees (behaviour 39.26)', () => {
    const names = ['Zoë', 'ödön', 'Ana 10', 'Ana 9', 'Émile', 'Bo', '王芳', 'Olga', 'أمل'];
    let party: string;
    let known: Map<string, string>;

    /** Zoë's and Bo's mail was sent, Émile's came back, and Olga has answered. */
    beforeAll(async () => {
      const invitees = names.map((name) => ({ name, email: addressOf(name) }));
      const draft = makeDraft({ invitees });
      party = await saveDraft({ db: store.db, clock: () => 1 }, host, draft);
      known = new Map(
        (await listInvitees(store.db, party)).map(({ id: one, name }) => [name, one]),
      );
      const states = { Zoë: 'sent', Bo: 'sent', Émile: 'failed' } as const;
      for (const [name, state] of Object.entries(states)) await addMail(name, state);
      await addAnswer(store.db, { inviteId: party, inviteeId: idOf('Olga'), answer: 'no' }, 50);
    });

    const idOf = (name: string) => known.get(name) ?? '';
    const addressOf = (name: string) => `g${names.indexOf(name)}@example.net`;
    const addMail = (name: string, state: 'sent' | 'failed') =>
      store.db
        .insertInto('outbox')
        .values({
          id: `mail to ${name}`,
          kind: 'invitation',
          invite_id: party,
          invitee_id: idOf(name),
          address: addressOf(name),
          message_id: `mail to ${name}`,
          payload: '{}',
          state,
          due_at: 1,
          created_at: 1,
          updated_at: 1,
        })
        .execute();
    async function inOrder(sort: GuestSort, changes: Partial<GuestPageQuery> = {}) {
      const query = { ...readGuestQuery(new URLSearchParams({ sort })), ...changes };
      const counts = await countAnswers(store.db, party);
      const event = { inviteId: party, counts };
      return (await listGuests(store.db, event, query, 100)).rows.map(({ name }) => name);
    }

    test('whose mail came back, who was not told, then everybody else, each by name', async () => {
      expect(await inOrder('need')).toEqual([
        'Émile',
        'Ana 9',
        'Ana 10',
        'ödön',
        'أمل',
        '王芳',
        'Bo',
        'Olga',
        'Zoë',
      ]);
      expect(await inOrder('need', { find: 'o' })).toEqual(['ödön', 'Bo', 'Olga', 'Zoë']);
      expect(await inOrder('need', { show: 'none' })).not.toContain('Olga');
    });

    test('by name, whatever its case and accents', async () => {
      const byName = ['Ana 9', 'Ana 10', 'Bo', 'Émile', 'ödön', 'Olga', 'Zoë', 'أمل', '王芳'];
      expect(await inOrder('name')).toEqual(byName);
      expect(await inOrder('added')).toEqual(names);
    });

    test('an answer that is given later moves nobody', async () => {
      expect(await inOrder('need', { at: 49 })).toEqual([
        'Émile',
        'Ana 9',
        'Ana 10',
        'ödön',
        'Olga',
        'أمل',
        '王芳',
        'Bo',
        'Zoë',
      ]);
    });

    test('a new name is a new place', async () => {
      const invitees = await listInvitees(store.db, party);
      const renamed = invitees.map((one) => (one.name === 'Bo' ? { ...one, name: 'Żaneta' } : one));
      await store.db.transaction().execute((trx) => replaceInvitees(trx, party, renamed));
      expect((await inOrder('name')).indexOf('Żaneta')).toBe(5);
    });
  });

  test('rows tell all that the host may know', async () => {
    const query = readGuestQuery(new URLSearchParams());
    const { rows } = await list(query);
    const text = expect.any(String) as unknown;
    const number = expect.any(Number) as unknown;
    const row = {
      id: text,
      answer: 'yes',
      people: [],
      coming: null,
      waiting: false,
      incomplete: false,
      late: false,
      outdated: false,
      recordedByHost: false,
      answeredAt: number,
      version: number,
      companions: [],
      note: '',
      decideBy: '',
    };
    const guest = { name: 'Guest 0', email: 'guest0@example.org', token: text, extra: 1 };
    expect(rows[2]).toEqual({ ...row, ...guest });
    expect(rows[1]).toMatchObject({ answer: null, extra: 0, recordedByHost: false });
    expect(rows[6]).toEqual({ ...row, name: 'Bo', email: null, token: null, extra: 0 });
  });

  test.each([
    ['going', ['Guest 0', '', 'Bo', 'Inés']],
    ['declined', ['Guest 1']],
    ['maybe', ['Guest 2']],
    ['none', ['Guest 3', 'Guest 4']],
  ] as const)('those who are %s are listed alone', async (show, names) => {
    const listed = await page({ show });
    expect(listed.names).toEqual(names);
    expect(listed.invited + listed.open).toBe(names.length);
  });

  test('a name is found without its accents, an e-mail by a part, and both within an answer', async () => {
    expect(await page({ find: 'ines' })).toEqual({ invited: 0, open: 1, names: ['Inés'] });
    expect((await page({ find: 'guest4@' })).names).toEqual(['Guest 4']);
    expect((await page({ find: 'guest', show: 'declined' })).names).toEqual(['Guest 1']);
    expect(await page({ find: 'nobody%' })).toEqual({ invited: 0, open: 0, names: [] });
  });

  test('those with a label, and with all of several, are listed alone (behaviour 33.25)', async () => {
    const [first, second, third] = await listInvitees(store.db, id);
    await insertLabels(store.db, id, [
      { inviteeId: first?.id ?? '', label: 'Family' },
      { inviteeId: second?.id ?? '', label: 'Family' },
      { inviteeId: second?.id ?? '', label: 'Table 1' },
      { inviteeId: third?.id ?? '', label: 'Table 1' },
    ]);
    const both = { invited: 1, open: 0, names: ['Guest 1'] };
    expect(await page({ labels: ['Family'] })).toMatchObject({ invited: 2, open: 0 });
    expect(await page({ labels: ['Family', 'Table 1'] })).toEqual(both);
    expect(await page({ labels: ['Family'], show: 'declined' })).toEqual(both);
    expect(await page({ labels: ['Family'], find: 'guest 1' })).toEqual(both);
    expect(await page({ labels: ['None'] })).toEqual({ invited: 0, open: 0, names: [] });
    expect(await countLabels(store.db, id)).toEqual([
      { label: 'Family', count: 2 },
      { label: 'Table 1', count: 2 },
    ]);
  });

  test('those who read in a language are listed alone, the event’s counting for who has none (behaviour 49.53)', async () => {
    const event = { id, language: 'sl' } as const;
    await store.db.updateTable('invites').set({ language: 'sl' }).where('id', '=', id).execute();
    expect(await countLanguages(store.db, event)).toEqual([]);
    const [first, second, third] = await listInvitees(store.db, id);
    const speak = (language: string, who: typeof first) =>
      store.db
        .updateTable('invitees')
        .set({ language })
        .where('id', '=', who?.id ?? '')
        .execute();
    await speak('sl', first);
    expect(await countLanguages(store.db, event)).toEqual([]);
    await speak('de', second);
    await speak('ja', third);
    expect(await countLanguages(store.db, event)).toEqual([
      { language: 'de', count: 1 },
      { language: 'sl', count: 3 },
      { language: 'ja', count: 1 },
    ]);
    expect(await page({ languages: ['de'] })).toEqual({ invited: 1, open: 0, names: ['Guest 1'] });
    expect(await page({ languages: ['sl'] })).toMatchObject({ invited: 3, open: 0 });
    expect(await page({ languages: ['ja', 'de'] })).toMatchObject({ invited: 2 });
    expect(await page({ languages: ['de', 'sl'], show: 'declined' })).toMatchObject({ invited: 1 });
    expect(await page({ languages: ['sl'], find: 'guest 4' })).toMatchObject({ invited: 1 });
    expect(await page({ languages: ['fr'] })).toEqual({ invited: 0, open: 0, names: [] });
    const found = await listMatchingIds(store.db, id, {
      find: '',
      show: 'all',
      labels: [],
      languages: ['ja'],
    });
    expect(found).toEqual({ invited: [third?.id], open: [] });
    const beside = await findNeighbors(
      store.db,
      id,
      readGuestQuery(new URLSearchParams('language=sl')),
      first?.id ?? '',
    );
    expect([beside.before, beside.after]).not.toContain(second?.id);
  });
});
