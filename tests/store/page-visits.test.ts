import { describe, expect, test } from 'vitest';

import { createBus } from '#app/features/live/bus.server.ts';
import { findVisits, mostVisits, toVisit } from '#app/features/rsvp/page-visits.server.ts';
import { answer } from '#app/features/rsvp/reply/answer.server.ts';
import { createToken, hashToken } from '#app/platform/ids.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';

describe.each(engines)('views of pages on $name', (engine) => {
  const opened = useDatabase(engine);

  test('that are looked up together tell guests from strangers, each for their own invitation (behaviour 23.6)', async () => {
    const { db } = opened;
    const invitees = [{ name: 'Ana', email: '' }];
    const ids = [await addEvent(db, { invitees }), await addEvent(db, { invitees })] as const;
    const [ana = ''] = await listTokens(db, ids[0]);
    const device = createToken();
    const services = { db, clock: () => 1, live: createBus() };
    const respondent = { inviteId: ids[1], guest: { keyHash: hashToken(device) } };
    expect((await answer(services, respondent, { answer: 'yes' }, { by: 'guest' })).ok).toBe(true);
    const asked = ids.flatMap((id) => [
      toVisit(id, ''),
      toVisit(id, ana),
      toVisit(id, device),
      toVisit(id, createToken()),
    ]);
    const missing = toVisit('no-invitation', ana);
    const found = await findVisits(db, [...asked, missing], 0);
    const known = asked.map((visit) => found.get(visit)?.isGuest);
    expect([known.slice(0, 4), known.slice(4)]).toEqual([
      [false, true, false, false],
      [false, false, true, false],
    ]);
    expect(asked.map((visit) => found.get(visit)?.stamp)).toEqual(asked.map(() => '1.1000.before'));
    expect(found.get(missing)).toEqual({ stamp: undefined, language: 'en', isGuest: false });
  });

  test('tell the language of their event (behaviour 49.8)', async () => {
    const { db } = opened;
    const ids = [await addEvent(db), await addEvent(db)];
    const changed = db.updateTable('invites').set({ language: 'sl' });
    await changed.where('id', '=', ids[1] ?? '').execute();
    const asked = ids.map((id) => toVisit(id, createToken()));
    const found = await findVisits(db, asked, 0);
    expect(asked.map((visit) => found.get(visit)?.language)).toEqual(['en', 'sl']);
  });

  test.each([1, 2, 3, mostVisits])('number %i at a time', async (size) => {
    const inviteId = await addEvent(opened.db);
    const asked = Array.from({ length: size }, () => toVisit(inviteId, createToken()));
    const found = await findVisits(opened.db, asked, 0);
    const stranger = { stamp: '1.1000.before', language: 'en', isGuest: false };
    expect([...found.values()]).toEqual(asked.map(() => stranger));
  });
});
