import { beforeAll, describe, expect, test } from 'vitest';

import { editInvite } from '#app/features/dashboard/inline-edit/edit-invite.server.ts';
import type { Edit } from '#app/features/dashboard/inline-edit/schema.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import * as service from '#app/features/invite/service.server.ts';
import * as store from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { countInvited } from '#app/features/rsvp/store.server.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';

const title = (eventName: string) => ({ name: 'eventName' as const, part: { eventName } });
const guests = (list: Draft['invitees']) => ({
  name: 'invitee' as const,
  part: { invitees: list },
});

describe.each(engines)('invitations on $name', (engine) => {
  const database = useDatabase(engine);
  let host: Host;
  let time = 1_800_000_000_000;
  const live = createBus();
  const deps = () => ({ db: database.db, clock: () => time, live });

  beforeAll(async () => {
    host = await addHost(database.db, 'ana');
  });

  const save = (draft = makeDraft()) => saveDraft(deps(), host, draft);

  async function own(id: string): Promise<OwnedInvite> {
    return findOwn(database.db, id, host);
  }

  const edit = async (id: string, input: Omit<Edit, 'intent'>) => {
    const invite = await own(id);
    return editInvite((change) => service.updateInvite(deps(), invite, change), invite, input);
  };

  test('a saved draft reads back unchanged, with its owner and version 1 (behaviour 3.13, 12.10)', async () => {
    const draft = makeDraft({ eventName: '🎈 Größer & <b>', customMessage: 'a\n\nb' });
    const id = await save(draft);
    const { invitees: list, ...fields } = draft;
    expect(await store.findInvite(database.db, id)).toEqual({
      ...fields,
      id,
      hostUid: host.uid,
      hostUsername: 'ana',
      hostEmail: 'ana@hosts.festoon.invalid',
      version: 1,
      answersClosed: false,
      savedPast: false,
      language: 'en',
      ownWords: {},
      retiredQuestions: [],
      cancellation: null,
      thanks: { words: '', album: '' },
      picture: null,
      expiryToldAt: null,
      createdAt: time,
      updatedAt: time,
    });
    const stored = await store.listInvitees(database.db, id);
    expect(stored.map(({ name, email }) => ({ name, email }))).toEqual(list);
    expect(new Set(stored.map(({ token }) => token)).size).toBe(3);
  });

  test('an id has at least 128 bits and fits into an address (behaviour 12.14)', async () => {
    expect(await save()).toMatch(/^[\w-]{22}$/);
  });

  test('the same draft saved twice is one invitation, and the second save writes nothing (behaviour 12.12)', async () => {
    const draft = makeDraft();
    const id = await save(draft);
    const before = await own(id);
    time += 1000;
    expect(await save(draft)).toBe(id);
    expect(await own(id)).toEqual(before);
  });

  test('a correction of a saved draft updates the parts that were corrected (behaviour 12.17)', async () => {
    const draft = makeDraft();
    const id = await save(draft);
    const before = await own(id);
    time += 1000;
    expect(await save({ ...draft, eventName: 'Later', date: '2027-06-13' })).toBe(id);
    expect(await own(id)).toEqual({
      ...before,
      eventName: 'Later',
      date: '2027-06-13',
      version: 3,
      updatedAt: time,
    });
    const stale = { version: 1, update: title('Seen before the correction') };
    expect(await service.updateInvite(deps(), before, stale)).toMatchObject({
      ok: false,
      error: { part: 'eventName', current: { version: 3 } },
    });
  });

  test('a draft saved again leaves alone what was edited on the dashboard since (behaviour 12.17)', async () => {
    const draft = makeDraft();
    const id = await save(draft);
    await edit(id, { part: 'eventName', version: 1, value: 'Edited' });
    await save({ ...draft, customMessage: 'Corrected' });
    expect(await own(id)).toMatchObject({ eventName: 'Edited', customMessage: 'Corrected' });
  });

  test('corrected invitees keep their links and answers (behaviour 12.17)', async () => {
    const draft = makeDraft();
    const id = await save(draft);
    const [ana, ben] = await store.listInvitees(database.db, id);
    await addAnswer(database.db, { inviteId: id, inviteeId: ana?.id ?? '', answer: 'yes' });
    const corrected = [
      { name: 'Dora', email: 'dora@example.org' },
      { name: 'Benjamin', email: 'ben@example.org' },
      { name: 'Ana', email: 'ana@example.org' },
    ];
    await save({ ...draft, invitees: corrected });
    const stored = await store.listInvitees(database.db, id);
    expect(stored.map(({ name }) => name)).toEqual(['Dora', 'Benjamin', 'Ana']);
    expect(stored[1]).toEqual({ ...ben, name: 'Benjamin' });
    expect(stored[2]).toEqual(ana);
    const answers = await database.db
      .selectFrom('rsvps')
      .select('invitee_id')
      .where('invite_id', '=', id)
      .execute();
    expect(answers).toEqual([{ invitee_id: ana?.id }]);
  });

  test('corrections of one draft at the same moment are all written (behaviour 12.17)', async () => {
    const draft = makeDraft();
    const id = await save(draft);
    const ids = await Promise.all(
      ['A1', 'B2', 'C3'].map((eventName) => save({ ...draft, eventName })),
    );
    expect(ids).toEqual([id, id, id]);
    expect((await own(id)).version).toBe(4);
  });

  test('the same draft id sent by another host is an invitation of that host (behaviour 12.12)', async () => {
    const draft = makeDraft();
    const id = await save(draft);
    const other = await addHost(database.db, `thief-${time}`);
    const second = await saveDraft(deps(), other, { ...draft, eventName: 'Theirs' });
    expect(second).not.toBe(id);
    expect((await own(id)).eventName).toBe('Garden party');
    expect(await store.findInvite(database.db, second)).toMatchObject({
      hostUid: other.uid,
      eventName: 'Theirs',
    });
  });

  test('the same draft saved from many requests at once is one invitation (behaviour 12.12)', async () => {
    const draft = makeDraft();
    const ids = await Promise.all(Array.from({ length: 8 }, () => save(draft)));
    expect(new Set(ids).size).toBe(1);
    expect(await countInvited(database.db, ids[0] ?? '')).toMatchObject({ invitees: 3 });
  });

  test('a host sees own invitations only, the newest first', async () => {
    const other = await addHost(database.db, `other-${time}`);
    const first = await saveDraft(deps(), other, makeDraft());
    time += 1000;
    const second = await saveDraft(deps(), other, makeDraft());
    const listed = await store.listEntriesOfHost(database.db, other.uid);
    expect(listed.map(({ id }) => id)).toEqual([second, first]);
    expect(await service.findOwnInvite(database.db, first, host)).toEqual({
      ok: false,
      error: 'wrong-host',
    });
  });

  test('an imported invitation without an owner opens for any host (behaviour 18.3)', async () => {
    const id = await save();
    await database.db.updateTable('invites').set({ host_uid: null }).where('id', '=', id).execute();
    expect((await service.findOwnInvite(database.db, id, host)).ok).toBe(true);
  });

  test.each(['', 'nope', 'a\0b', '\ud800', "' or 1=1 --"])(
    'an address with %j for an id finds nothing',
    async (id) => {
      expect(await service.findOwnInvite(database.db, id, host)).toEqual({
        ok: false,
        error: 'not-found',
      });
    },
  );

  test('an update changes one part and moves the version on (behaviour 20.3)', async () => {
    const id = await save();
    const owned = await own(id);
    const { editor, role, ...before } = owned;
    expect([editor, role]).toEqual([host.uid, 'owner']);
    time += 1000;
    const result = await service.updateInvite(deps(), owned, {
      version: 1,
      update: title('New name'),
    });
    expect(result).toEqual({ ok: true, value: 2 });
    expect(await store.findInvite(database.db, id)).toEqual({
      ...before,
      eventName: 'New name',
      version: 2,
      updatedAt: time,
    });
  });

  test('of updates of the same version at once exactly one wins (behaviour 20.4)', async () => {
    const invite = await own(await save());
    const results = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        service.updateInvite(deps(), invite, { version: 1, update: title(name) }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await own(invite.id)).version).toBe(2);
  });

  test('a stale update of the invitees leaves the list alone', async () => {
    const invite = await own(await save());
    const shorter = guests(makeInvitees(1));
    await service.updateInvite(deps(), invite, { version: 1, update: shorter });
    const stale = await service.updateInvite(deps(), invite, { version: 1, update: guests([]) });
    expect(stale).toMatchObject({ ok: false, error: { part: 'invitee' } });
    expect(await countInvited(database.db, invite.id)).toMatchObject({ invitees: 1 });
  });

  test('what was read before another part was changed is not stale, and changes nothing of that part (behaviour 20.5)', async () => {
    const invite = await own(await save());
    const message = { name: 'message' as const, part: { customMessage: 'Mine' } };
    await service.updateInvite(deps(), invite, { version: 1, update: title('First') });
    expect(await service.updateInvite(deps(), invite, { version: 1, update: message })).toEqual({
      ok: true,
      value: 3,
    });
    expect(await own(invite.id)).toMatchObject({
      eventName: 'First',
      customMessage: 'Mine',
      version: 3,
    });
    const late = await service.updateInvite(deps(), invite, { version: 2, update: message });
    expect(late).toMatchObject({ ok: false, error: { part: 'message' } });
  });

  test('parts that are changed at the same moment are all changed (behaviour 20.5)', async () => {
    const invite = await own(await save());
    const updates = [
      title('Another'),
      { name: 'message' as const, part: { customMessage: 'Mine' } },
      { name: 'partyType' as const, part: { eventType: ['Brunch Party'] } },
      { name: 'theme' as const, part: { theme: ['Neon'] } },
      { name: 'hostedBy' as const, part: { hostedBy: 'Us' } },
      guests(makeInvitees(1)),
    ];
    const results = await Promise.all(
      updates.map((update) => service.updateInvite(deps(), invite, { version: 1, update })),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await own(invite.id)).toMatchObject({
      eventName: 'Another',
      customMessage: 'Mine',
      eventType: ['Brunch Party'],
      theme: ['Neon'],
      hostedBy: 'Us',
      version: 7,
    });
    expect(await countInvited(database.db, invite.id)).toMatchObject({ invitees: 1 });
  });

  test('a version that the invitation has not had yet is refused', async () => {
    const invite = await own(await save());
    const update = title('From nowhere');
    expect(await service.updateInvite(deps(), invite, { version: 2, update })).toMatchObject({
      ok: false,
    });
  });

  test('invitees that stay keep id, token and answer; others go and come in order (behaviour 20.7)', async () => {
    const invite = await own(await save());
    const [ana, ben, cleo] = await store.listInvitees(database.db, invite.id);
    if (!ana || !ben || !cleo) throw new Error('three invitees were saved');
    await addAnswer(database.db, { inviteId: invite.id, inviteeId: ana.id, answer: 'yes' });
    await addAnswer(database.db, { inviteId: invite.id, inviteeId: ben.id, answer: 'no' });
    const list = [
      { name: 'New', email: 'new@example.org' },
      { id: cleo.id, name: 'Cleopatra', email: cleo.email },
      { id: ana.id, name: ana.name, email: ana.email },
      { id: ana.id, name: 'Ana again', email: ana.email },
    ];
    await service.updateInvite(deps(), invite, { version: 1, update: guests(list) });
    const stored = await store.listInvitees(database.db, invite.id);
    expect(stored.map(({ name }) => name)).toEqual(['New', 'Cleopatra', 'Ana', 'Ana again']);
    expect(stored[1]).toEqual({ ...cleo, name: 'Cleopatra' });
    expect(stored[2]).toEqual(ana);
    expect(stored[3]?.token).not.toBe(ana.token);
    const answers = await database.db
      .selectFrom('rsvps')
      .select('invitee_id')
      .where('invite_id', '=', invite.id)
      .execute();
    expect(answers).toEqual([{ invitee_id: ana.id }]);
  });

  test("an id of another invitation's invitee takes nothing from it", async () => {
    const other = await save();
    const [theirs] = await store.listInvitees(database.db, other);
    const invite = await own(await save());
    const list = [{ id: theirs?.id ?? '', name: 'Thief', email: 'thief@example.org' }];
    await service.updateInvite(deps(), invite, { version: 1, update: guests(list) });
    expect(await store.listInvitees(database.db, other)).toHaveLength(3);
    const [mine] = await store.listInvitees(database.db, invite.id);
    expect(mine?.id).not.toBe(theirs?.id);
    expect(mine?.token).not.toBe(theirs?.token);
  });

  test('10,000 invitees are saved, listed, shortened and reversed', async () => {
    const invite = await own(await save(makeDraft({ invitees: makeInvitees(10_000) })));
    const stored = await store.listInvitees(database.db, invite.id);
    expect(stored).toHaveLength(10_000);
    expect(stored[9_999]?.name).toBe('Guest 9999');
    expect(await countInvited(database.db, invite.id)).toMatchObject({ invitees: 10_000 });

    const kept = stored.slice(1);
    await service.updateInvite(deps(), invite, { version: 1, update: guests(kept) });
    expect(await store.listInvitees(database.db, invite.id)).toEqual(kept);

    const reversed = kept.toReversed();
    await service.updateInvite(deps(), invite, { version: 2, update: guests(reversed) });
    expect(await store.listInvitees(database.db, invite.id)).toEqual(reversed);
  });

  describe('an edit of the dashboard', () => {
    test('sent again after a lost reply has succeeded (behaviour 20.11)', async () => {
      const id = await save();
      const input = { part: 'message', version: 1, value: 'See you' } as const;
      expect(await edit(id, input)).toEqual({ status: 200, reply: { ok: true } });
      expect(await edit(id, input)).toEqual({ status: 200, reply: { ok: true } });
      expect((await own(id)).version).toBe(2);
    });

    test('of a stale version is refused with what is stored now', async () => {
      const id = await save();
      await edit(id, { part: 'eventName', version: 1, value: 'Theirs' });
      const refused = await edit(id, { part: 'eventName', version: 1, value: 'Mine' });
      expect(refused.status).toBe(409);
      expect(refused.reply).toMatchObject({ ok: false, stored: { value: 'Theirs', version: 2 } });
      expect((await own(id)).eventName).toBe('Theirs');
    });

    test('of the address drops its point on the map, the same address keeps it (behaviour 18.31)', async () => {
      const id = await save();
      await edit(id, { part: 'location', version: 1, value: '  Villa Rosa, Hamburg ' });
      expect(await own(id)).toMatchObject({ lat: 53.5, lng: 10 });
      await edit(id, { part: 'location', version: 2, value: 'Elsewhere' });
      expect(await own(id)).toMatchObject({ location: 'Elsewhere', lat: null, lng: null });
    });
  });
});
