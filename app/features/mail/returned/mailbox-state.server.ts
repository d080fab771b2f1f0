import type { Db } from '#app/platform/db/client.server.ts';

import type { MailboxRead } from './mailbox-rules.ts';

const id = 'returned';

/** Of all processes together. */
export async function findMailboxState(db: Db): Promise<MailboxRead> {
  const row = await db
    .selectFrom('mailbox_state')
    .select(['read_at as readAt', 'away_since as awaySince'])
    .select(['waiting', 'processed', 'unmatched'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? { readAt: null, awaySince: null, waiting: 0, processed: 0, unmatched: 0 };
}

interface Looked {
  waiting: number;
  processed: number;
  unmatched: number;
  now: number;
}

export async function noteLook(
  db: Db,
  { waiting, processed, unmatched, now }: Looked,
): Promise<void> {
  const read = { read_at: now, away_since: null, waiting };
  await db
    .insertInto('mailbox_state')
    .values({ id, ...read, processed, unmatched })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...read,
        processed: eb('mailbox_state.processed', '+', processed),
        unmatched: eb('mailbox_state.unmatched', '+', unmatched),
      })),
    )
    .execute();
}

/** The first failure counts. */
export async function noteAway(db: Db, now: number): Promise<void> {
  await db
    .insertInto('mailbox_state')
    .values({ id, away_since: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ away_since: now })
        .where('mailbox_state.away_since', 'is', null),
    )
    .execute();
}

export interface TestMail {
  token: string;
  sentAt: number;
  seenAt: number | null;
}

/** The test message that was sent last. */
export async function findTestMail(db: Db): Promise<TestMail | null> {
  const row = await db
    .selectFrom('mailbox_state')
    .select(['test_token as token', 'test_sent_at as sentAt', 'test_seen_at as seenAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.token === null || row.sentAt === null) return null;
  return { token: row.token, sentAt: row.sentAt, seenAt: row.seenAt };
}

export async function noteTestMail(db: Db, token: string, now: number): Promise<void> {
  const test = { test_token: token, test_sent_at: now, test_seen_at: null };
  await db
    .insertInto('mailbox_state')
    .values({ id, ...test })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(test))
    .execute();
}

/** Whether one of the tokens is that of the test message that was sent last. */
export async function noteTestSeen(
  db: Db,
  tokens: readonly string[],
  now: number,
): Promise<boolean> {
  if (tokens.length === 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('mailbox_state')
    .set((eb) => ({ test_seen_at: eb.fn.coalesce('test_seen_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('test_token', 'in', [...tokens])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
