import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { nameActor } from '#app/features/activity/rules.ts';
import { listActivity } from '#app/features/activity/store.server.ts';
import { runCardAction } from '#app/features/guest-card/record-reply.server.ts';
import { addGuests } from '#app/features/guest-lists/adding/add-guests.server.ts';
import { runGuestAction } from '#app/features/guests/run-action.server.ts';
import { guestActionSchema } from '#app/features/guests/schema.ts';
import { type OwnedInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent, findOwn } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { noSecurityLog } from '#tests/setup/security-log.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';

describe.each(engines)('the activity on $name', (engine) => {
  const opened = useDatabase(engine);
  let db: Db;
  let invite: OwnedInvite;
  let now = 1_000_000;

  beforeAll(() => {
    ({ db } = opened);
  });
  beforeEach(async () => {
    const id = await addEvent(db, { invitees: makeInvitees(2) });
    for (const name of ['Dora', 'Emil', 'Fay']) {
      await addAnswer(db, { inviteId: id, answer: 'yes', name });
    }
    invite = await findOwn(db, id, secretHost);
  });

  // Entries of one millisecond have no order, so time goes on.
  const services = () => ({
    db,
    live: { publish() {} },
    clock: () => (now += 1),
    security: noSecurityLog,
  });
  const acting = () => ({ host: secretHost, invite, visitor: '' });
  const act = (action: unknown) =>
    runGuestAction(services(), acting(), v.parse(guestActionSchema, action));
  const entries = async () => {
    const stored = await listActivity(db, invite, 20);
    expect(JSON.stringify(stored)).not.toMatch(/Dora|Emil|Fay|Guest \d|Gus/);
    expect(stored.every((entry) => nameActor(entry) === 'You')).toBe(true);
    return stored.map(({ kind, count }) => `${kind} ${count}`);
  };
  const openIds = async () => {
    const rows = await db
      .selectFrom('rsvps')
      .select('id')
      .where('invite_id', '=', invite.id)
      .where('invitee_id', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  };

  test('tells of answers that the host records, removes and puts back, and of nothing that changes nothing (behaviour 34.12)', async () => {
    const [one, two] = await listInvitees(db, invite.id);
    const record = async (inviteeId = '', as = '') => {
      const seen = await findSeenVersion(db, inviteeId);
      return act({ intent: 'record', record: { inviteeId }, as, seen });
    };
    await record(one?.id, 'yes');
    await record(one?.id, 'yes');
    await record(two?.id, 'no');
    await record(one?.id, 'none');
    await record(one?.id, 'none');
    expect(await entries()).toEqual(['answers-removed 1', 'answer-recorded 2']);
    const guestId = two?.id ?? '';
    const seen = await findSeenVersion(db, guestId);
    const removal = { intent: 'remove', seen: seen ?? 0 } as const;
    await runCardAction(services(), { ...acting(), guestId }, removal);
    expect(await entries()).toEqual(['answers-removed 2', 'answer-recorded 2']);
    const removed = await act({ intent: 'remove', guests: { ids: await openIds() } });
    const { change } = (removed.reply as { changed: { change: string } }).changed;
    await act({ intent: 'undo', change });
    await act({ intent: 'undo', change });
    expect(await entries()).toEqual([
      'guests-restored 3',
      'guests-removed 3',
      'answers-removed 2',
      'answer-recorded 2',
    ]);
  });

  test('tells of guests who are added, and of one who is corrected (behaviour 34.12)', async () => {
    const guests = Array.from({ length: 40 }, (_, at) => ({
      name: `Gus ${at}`,
      email: '',
      labels: [],
    }));
    const added = await addGuests(services(), invite, { version: 1, guests, labels: [] });
    expect(added.ok).toBe(true);
    await addGuests(services(), invite, { version: 1, guests, labels: [] });
    const answerId = await addAnswer(db, { inviteId: invite.id, name: 'Dora', answer: 'yes' });
    await act({ intent: 'name', answerId, name: 'Gustav', seen: 'Dora' });
    await act({ intent: 'name', answerId: 'gone', name: 'Gustav' });
    expect(await entries()).toEqual(['guest-edited 1', 'guests-added 40']);
  });
});
