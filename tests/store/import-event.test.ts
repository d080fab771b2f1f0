import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';

import { importEvent, parseEventFile } from '#app/features/event-file/import-event.server.ts';
import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { listDeleted } from '#app/features/invite/lifecycle/lifecycle-store.server.ts';
import { undoDeletionMs } from '#app/features/invite/lifecycle/rules.ts';
import { findInvite, listEntriesOfHost } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { makeFullEventFile } from '#tests/fixtures/full-event-file.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addHost } from '#tests/setup/hosts.ts';

const now = Date.UTC(2027, 3, 1);
const tables = ['invitees', 'rsvps', 'reply_history', 'arrivals', 'guest_labels'] as const;

async function readFile() {
  const parsed = await parseEventFile(makeFullEventFile(now), now);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** Fails at the first statement that names the table. */
const failAt = (table: string): KyselyPlugin => ({
  transformQuery({ node }) {
    if (JSON.stringify(node).includes(`"${table}"`)) throw new Error('The server is killed.');
    return node;
  },
  transformResult: async ({ result }) => result,
});

describe.each(engines)('an import on $name', (engine) => {
  const opened = useDatabase(engine);

  test.each(['rsvps', 'arrivals', 'activity'])(
    'that is killed at %s is seen by nobody, and is removed (behaviour 33.11)',
    async (table) => {
      const { db } = opened;
      const host = await addHost(db, `killed-at-${table}`);
      const services = { db: db.withPlugin(failAt(table)), clock: () => now };
      await expect(importEvent(services, host, await readFile())).rejects.toThrow('killed');
      const left = await db
        .selectFrom('invites')
        .select('id')
        .where('host_uid', 'is', null)
        .execute();
      expect(left).toHaveLength(1);
      expect(await findInvite(db, left[0]!.id)).toBeNull();
      expect(await listEntriesOfHost(db, host.uid)).toEqual([]);
      expect(await listDeleted(db, host.uid, 0)).toEqual([]);
      const later = { db, clock: () => now + undoDeletionMs, live: createBus(), settings: {} };
      await runHousekeeping(later);
      for (const each of ['invites', ...tables] as const) {
        expect(await db.selectFrom(each).select('id').execute()).toEqual([]);
      }
    },
  );

  test('is there with all guests at its end (behaviour 33.11)', async () => {
    const { db } = opened;
    const host = await addHost(db, 'importer');
    const file = await readFile();
    const guests = Array.from({ length: 1500 }, () => file.guests[0]!);
    const done = await importEvent({ db, clock: () => now }, host, { ...file, guests });
    const [entry] = await listEntriesOfHost(db, host.uid);
    expect(done).toEqual({ ok: true, value: entry?.id });
    const { count } = await db
      .selectFrom('rsvps')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('invitee_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1500);
  });
});
