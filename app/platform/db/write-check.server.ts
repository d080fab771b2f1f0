import { sql } from 'kysely';

import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';

import type { Db } from './client.server.ts';

/** How long an outcome is reused, because each check waits for the disk and anybody may request one. */
const reusedForMs = 5000;

async function write(db: Db): Promise<void> {
  await db.transaction().execute((trx) =>
    sql`
      update migrations set timestamp = timestamp where name = (select min(name) from migrations)
    `.execute(trx),
  );
}

export function createWriteCheck(services: {
  db: Db;
  clock: Clock;
  log: Log;
}): () => Promise<boolean> {
  const { db, clock, log } = services;
  const check = async () => {
    try {
      await write(db);
      return true;
    } catch (error) {
      log.error('the database refuses writes', { error });
      return false;
    }
  };
  let last = { at: -Infinity, accepts: Promise.resolve(true) };
  return () => {
    const now = clock();
    if (now - last.at >= reusedForMs) last = { at: now, accepts: check() };
    return last.accepts;
  };
}
