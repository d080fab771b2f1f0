import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { getEngine } from '#app/platform/db/dialects.server.ts';

import type { Reply } from './site.ts';

export function readShownAnswer({ text }: Reply): string | null {
  const buttons = text.match(/<button[^>]*name="answer"[^>]*>/g) ?? [];
  const pressed = buttons.filter((button) => button.includes('aria-pressed="true"'));
  return pressed.map((button) => /value="(\w+)"/.exec(button)?.[1]).join() || null;
}

/** The oldest first. */
export function listAnswers(db: Db, inviteId: string) {
  return db
    .selectFrom('rsvps')
    .select(['invitee_id', 'answer', 'extra', 'name'])
    .where('invite_id', '=', inviteId)
    .orderBy('created_at')
    .execute();
}

const tables = ['hosts', 'sessions', 'invites', 'invitees', 'rsvps'] as const;

/** Differs after every write to the tables, even of the same values. */
export async function identifyLastWrite(db: Db): Promise<unknown> {
  if (getEngine(db) === 'sqlite') {
    const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(db);
    return rows;
  }
  // The position of each row and the transaction that wrote it.
  const marks = tables.map(async (table) => {
    const { rows } = await sql`select ctid::text, xmin::text from ${sql.table(table)}`.execute(db);
    return rows;
  });
  return Promise.all(marks);
}
