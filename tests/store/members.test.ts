import { beforeEach, describe, expect, test } from 'vitest';

import type { Host } from '#app/features/host/schema.ts';
import { handOverEventsOf } from '#app/features/invite/lifecycle/hand-over.server.ts';
import { deleteEvent } from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { createJoinLink, joinEvent, removeMember } from '#app/features/invite/members.server.ts';
import { listMembers } from '#app/features/invite/members/membership-store.server.ts';
import type { MemberRole } from '#app/features/invite/members/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { type OwnersInvite, findOwnInvite } from '#app/features/invite/service.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addHost } from '#tests/setup/hosts.ts';

const clock = () => 5000;

/** Runs `first` before the next transaction. */
function interpose(db: Db, first: () => Promise<unknown>): Db {
  let isDone = false;
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key !== 'transaction' || isDone) return value.bind(target) as unknown;
      isDone = true;
      return () => ({
        execute: async (work: (trx: Db) => Promise<unknown>) => {
          await first();
          return target.transaction().execute(work);
        },
      });
    },
  });
}

describe.each(engines)('members who change at the same moment on $name', (engine) => {
  const opened = useDatabase(engine);
  let owner: Host;
  let helper: Host;
  let event: OwnersInvite;
  let made = 0;
  const live = createBus();
  const services = () => ({ db: opened.db, clock, live });
  /** Services whose next transaction begins after `first`. */
  const after = (first: () => Promise<unknown>) => ({
    ...services(),
    db: interpose(opened.db, first),
  });
  const newHost = () => addHost(opened.db, `host-${(made += 1)}`);

  beforeEach(async () => {
    [owner, helper] = [await newHost(), await newHost()];
    const id = await saveDraft(services(), owner, makeDraft());
    const found = await findOwnInvite(opened.db, id, owner, 'own');
    if (!found.ok) throw new Error(found.error);
    event = found.value;
  });

  async function makeToken(role: MemberRole): Promise<string> {
    const token = await createJoinLink(services(), event, role);
    if (!token.ok) throw new Error(token.error);
    return token.value;
  }

  const join = async (host: Host, role: MemberRole) =>
    joinEvent(services(), host, await makeToken(role));
  const handOver = () =>
    opened.db
      .transaction()
      .execute((trx) => handOverEventsOf(trx, { uid: owner.uid, now: clock() }));
  const deleteIt = () => deleteEvent(services(), event);
  const members = async () =>
    (await listMembers(opened.db, event.id)).map(({ uid, role }) => [uid, role]);

  test('a co-host who becomes the owner while pressing Join stays the owner (behaviour 38.5)', async () => {
    await join(helper, 'co-host');
    const token = await makeToken('door');
    expect(await joinEvent(after(handOver), helper, token)).toEqual({
      ok: true,
      value: { inviteId: event.id, role: 'owner', change: null },
    });
    expect(await members()).toEqual([]);
  });

  test('nobody joins an event that is deleted while Join is pressed (behaviour 38.5)', async () => {
    const token = await makeToken('co-host');
    const gone = { ok: false, error: 'gone' };
    expect(await joinEvent(after(deleteIt), helper, token)).toEqual(gone);
    expect(await members()).toEqual([]);
  });

  test('an owner who has handed the event over makes no link and removes nobody (behaviour 38.3, 38.6)', async () => {
    const third = await newHost();
    await join(helper, 'co-host');
    await join(third, 'door');
    const [, { id } = { id: '' }] = await listMembers(opened.db, event.id);
    const refused = { ok: false, error: 'not-owner' };
    expect(await createJoinLink(after(handOver), event, 'co-host')).toEqual(refused);
    expect(await removeMember(services(), event, id)).toEqual(refused);
    expect(await members()).toEqual([[third.uid, 'door']]);
  });
});
