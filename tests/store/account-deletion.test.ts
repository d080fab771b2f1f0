import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { importEvent } from '#app/features/event-file/import-event.server.ts';
import { type EventFile, eventFileVersion } from '#app/features/event-file/schema.ts';
import { deleteAccount } from '#app/features/host/account/delete-account.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { handOverEventsOf } from '#app/features/invite/lifecycle/hand-over.server.ts';
import { removeEventsOf } from '#app/features/invite/lifecycle/remove-events.server.ts';
import { leaveEvent } from '#app/features/invite/members.server.ts';
import { putMembership } from '#app/features/invite/members/membership-store.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { confirmDraft } from '#app/features/invite/service.server.ts';
import { lockHost } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { type TestDatabase, engines } from '#tests/setup/engines.ts';
import { addHost } from '#tests/setup/hosts.ts';
import { waitForLocks } from '#tests/setup/lock-waits.ts';

let opened: TestDatabase;
let hosts = 0;
let now = 5000;
const live = createBus();
const services = () => ({ db: opened.db, clock: () => (now += 1), live });
const newHost = () => addHost(opened.db, `host-${(hosts += 1)}`);

const ways = [
  {
    way: 'removed',
    leaveEvents: removeEventsOf,
  },
  {
    way: 'handed over',
    leaveEvents: async (trx: Db, uid: string) => [
      ...((await handOverEventsOf(trx, { uid, now: (now += 1) })) ?? []),
      ...(await removeEventsOf(trx, uid)),
    ],
  },
];

const remove = (host: Host, leaveEvents = removeEventsOf) =>
  deleteAccount(services(), { host, typed: host.username }, leaveEvents);

const ownersOf = async (ids: string[]) => {
  const query = opened.db.selectFrom('invites').select('host_uid').where('id', 'in', ids);
  return (await query.execute()).map((row) => row.host_uid);
};

/** Two hosts, each of them a co-host of the other's event. */
async function befriend() {
  const friends = [await newHost(), await newHost()] as const;
  const ids: string[] = [];
  for (const [owner, member] of [friends, friends.toReversed()]) {
    if (!owner || !member) continue;
    const inviteId = await saveDraft(services(), owner, makeDraft());
    const id = `member-${inviteId}`;
    await putMembership(opened.db, { id, inviteId, uid: member.uid, role: 'co-host', now });
    ids.push(inviteId);
  }
  return { friends, ids };
}

describe.each(engines)('deleting an account on $name', (engine) => {
  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());

  test.each(ways)(
    'two hosts of each other’s events delete their accounts at once, their events are $way (behaviour 32.12)',
    async ({ leaveEvents }) => {
      const { friends, ids } = await befriend();
      const done = await Promise.all(friends.map((host) => remove(host, leaveEvents)));
      expect(done).toEqual(['deleted', 'deleted']);
      expect(await ownersOf(ids)).toEqual([]);
    },
  );

  test('whoever saves a draft meanwhile is told to log in (behaviour 32.12)', async () => {
    const host = await newHost();
    await remove(host);
    const saved = await confirmDraft(services(), host, makeDraft());
    expect(saved).toMatchObject({ ok: false, error: { status: 401 } });
  });

  test('whoever imports an event meanwhile is told to log in (behaviour 33.11)', async () => {
    const host = await newHost();
    await remove(host);
    const { draftId: _, invitees: _none, ...event } = makeDraft();
    const file: EventFile = {
      festoon: 'event',
      version: eventFileVersion,
      event,
      answersClosed: false,
      savedPast: false,
      language: 'en',
      ownWords: {},
      retiredQuestions: [],
      factsVersion: 0,
      facts: [],
      guests: [],
      openReplies: [],
      walkIns: [],
    };
    expect(await importEvent(services(), host, file)).toEqual({
      ok: false,
      error: { status: 401, message: messages.signedOut },
    });
  });
});

describe('on PostgreSQL, where transactions run side by side,', () => {
  beforeAll(async () => {
    const postgres = engines.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('no such engine');
    opened = await postgres.open();
  });
  afterAll(() => opened.close());

  test('a deletion and a save of the same host take their locks in one order (behaviour 32.12)', async () => {
    const host = await newHost();
    const draft = makeDraft();
    const id = await saveDraft(services(), host, draft);
    const { deleted, saved } = await opened.db.transaction().execute(async (trx) => {
      await sql`select 1 from invites where id = ${id} for update`.execute(trx);
      const deletion = remove(host);
      await waitForLocks(opened.db, 1);
      const save = confirmDraft(services(), host, { ...draft, eventName: 'Corrected' });
      await waitForLocks(opened.db, 2);
      return { deleted: deletion, saved: save };
    });
    expect(await deleted).toBe('deleted');
    expect(await saved).toMatchObject({ ok: false, error: { status: 401 } });
  });

  // Both transactions reach this lock before either goes on.
  test.each([
    { ...ways[0]!, gate: sql`lock table hosts in share mode` },
    { ...ways[1]!, gate: sql`lock table memberships in access exclusive mode` },
  ])(
    'the deletions of two hosts of each other’s events, $way, run one after the other (behaviour 32.12)',
    async ({ leaveEvents, gate }) => {
      const { friends, ids } = await befriend();
      const { done } = await opened.db.transaction().execute(async (trx) => {
        await gate.execute(trx);
        const deletions = Promise.allSettled(friends.map((host) => remove(host, leaveEvents)));
        await waitForLocks(opened.db, 2);
        return { done: deletions };
      });
      expect(await done).toEqual([
        { status: 'fulfilled', value: 'deleted' },
        { status: 'fulfilled', value: 'deleted' },
      ]);
      expect(await ownersOf(ids)).toEqual([]);
    },
  );

  test('nobody who leaves an event while it is handed over becomes its owner (behaviour 38.7, 38.12)', async () => {
    const [owner, member] = [await newHost(), await newHost()];
    const inviteId = await saveDraft(services(), owner, makeDraft());
    await putMembership(opened.db, {
      id: inviteId,
      inviteId,
      uid: member.uid,
      role: 'co-host',
      now,
    });
    const { handedOver, left } = await opened.db.transaction().execute(async (trx) => {
      await lockHost(trx, member.uid);
      const handing = opened.db
        .transaction()
        .execute((other) => handOverEventsOf(other, { uid: owner.uid, now }));
      await waitForLocks(opened.db, 1);
      const leaving = leaveEvent(services(), member, inviteId);
      await Promise.race([leaving, waitForLocks(opened.db, 2)]);
      return { handedOver: handing, left: leaving };
    });
    expect([await handedOver, await left]).toEqual([[inviteId], false]);
    expect(await ownersOf([inviteId])).toEqual([member.uid]);
  });
});
