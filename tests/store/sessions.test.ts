import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  type SessionServices,
  findCurrentHost,
  listSessions,
  startSession,
} from '#app/features/host/sessions.server.ts';
import { addHost } from '#tests/fixtures/invites.ts';
import { type TestDatabase, engines } from '#tests/setup/engines.ts';

const origin = 'http://localhost';
const dayMs = 24 * 60 * 60 * 1000;

function requestWith(cookie: string): Request {
  return new Request(origin, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } });
}

describe.each(engines)('on $name', (engine) => {
  let database: TestDatabase;
  let services: SessionServices;
  let now = 0;

  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('hosts').execute();
    now = Date.UTC(2030, 0, 1);
    services = { db: database.db, clock: () => now, origin };
  });

  const countSessions = async () =>
    (await database.db.selectFrom('sessions').select('token_hash').execute()).length;

  test('a session ends after 30 days, and the next log-in sweeps it away (behaviour 17.33)', async () => {
    const host = await addHost(services.db, 'ana');
    const cookie = await startSession(services, host.uid);
    for (const days of [13, 13, 4]) {
      now += days * dayMs - 1;
      expect(await findCurrentHost(services, requestWith(cookie))).toEqual(host);
    }
    now += 3;
    expect(await findCurrentHost(services, requestWith(cookie))).toBeNull();
    await startSession(services, host.uid);
    expect(await countSessions()).toBe(1);
  });

  test('a session ends after 14 days without use, and the next log-in sweeps it away (behaviour 32.4)', async () => {
    const host = await addHost(services.db, 'ana');
    const cookie = await startSession(services, host.uid);
    const find = () => findCurrentHost(services, requestWith(cookie));
    now += 14 * dayMs - 1;
    expect(await find()).toEqual(host);
    now += 14 * dayMs;
    expect(await find()).toBeNull();
    expect(await listSessions(services, host.uid, null)).toEqual([]);
    await startSession(services, host.uid);
    expect(await countSessions()).toBe(1);
  });

  test('a session that an earlier release has opened counts from then on (behaviour 32.4)', async () => {
    const host = await addHost(services.db, 'ana');
    const cookie = await startSession(services, host.uid);
    await database.db.updateTable('sessions').set({ seen_at: null }).execute();
    expect(await findCurrentHost(services, requestWith(cookie))).toEqual(host);
    expect(await listSessions(services, host.uid, null)).toMatchObject([{ seenAt: now }]);
  });
});
