import { beforeEach, describe, expect, test } from 'vitest';

import type { Host } from '#app/features/host/schema.ts';
import { invitesPerDay, saveDraftWithin } from '#app/features/invite/save-draft.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addHost } from '#tests/setup/hosts.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('new invitations of one host on $name', (engine) => {
  const database = useDatabase(engine);
  let host: Host;
  let time = 1_800_000_000_000;
  let hosts = 0;

  beforeEach(async () => {
    host = await addHost(database.db, `host-${hosts++}`);
  });

  const save = (draft = makeDraft(), owner = host) =>
    saveDraftWithin(
      { db: database.db, clock: () => time },
      { owner, draft, perDay: invitesPerDay },
    );
  const saveMany = (count: number) => Promise.all(Array.from({ length: count }, () => save()));

  async function countStored(): Promise<number> {
    const rows = await database.db
      .selectFrom('invites')
      .select('id')
      .where('host_uid', '=', host.uid)
      .execute();
    return rows.length;
  }

  test('thirty at once are twenty invitations, and the others are refused (behaviour 22.14)', async () => {
    const saved = await saveMany(30);
    expect(saved.filter(({ ok }) => ok)).toHaveLength(20);
    expect(saved.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 10 }, () => ({ ok: false, error: 'too-many' })),
    );
    expect(await countStored()).toBe(20);
  });

  test('beyond the limit a draft that is stored already is still corrected (behaviour 22.14)', async () => {
    const draft = makeDraft();
    const first = await save(draft);
    await saveMany(19);
    expect(await save()).toEqual({ ok: false, error: 'too-many' });
    expect(await save({ ...draft, eventName: 'Corrected' })).toEqual(first);
    expect(await countStored()).toBe(20);
  });

  test('the limit is that of one host, and ends after a day (behaviour 22.14)', async () => {
    await saveMany(20);
    const other = await addHost(database.db, `host-${hosts++}`);
    expect((await save(makeDraft(), other)).ok).toBe(true);
    time += day - 1;
    expect((await save()).ok).toBe(false);
    time += 1;
    expect((await save()).ok).toBe(true);
  });
});
