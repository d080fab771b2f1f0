import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';

/** The address itself is shown once and not stored. */
export interface CalendarFeed {
  createdAt: number;
}

export async function findFeed(db: Db, hostUid: string): Promise<CalendarFeed | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at as createdAt')
    .where('host_uid', '=', hostUid)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a token, which replaces the earlier one (behaviour 26.14). */
export async function replaceFeed(
  { db, clock }: { db: Db; clock: () => number },
  hostUid: string,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('calendar_feeds')
    .values({ host_uid: hostUid, token_hash: hashToken(token), created_at: clock() })
    .onConflict((conflict) =>
      conflict.column('host_uid').doUpdateSet((row) => ({
        token_hash: row.ref('excluded.token_hash'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
  return token;
}

/** The token may be any text. */
export async function findFeedHost(db: Db, token: string): Promise<string | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const row = await db
    .selectFrom('calendar_feeds')
    .select('host_uid as hostUid')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.hostUid ?? null;
}
