import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';

/** How many replies of an event have answered each of these questions. */
export async function countAnswered(
  db: Db,
  inviteId: string,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (questionIds.length === 0) return new Map();
  const row = await db
    .selectFrom('rsvps')
    .select(questionIds.map((id, index) => countOf(id).as(`q${index}`)))
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  return new Map(questionIds.map((id, index) => [id, row[`q${index}`] ?? 0]));
}

/**
 * Counts the replies whose JSON has this id as a key. An answer's text cannot match, because its quotation marks are
 * escaped.
 */
function countOf(id: string) {
  const pattern = `%"${id.replaceAll('_', String.raw`\_`)}":{%`;
  return sql<number | null>`sum(case when answers like ${pattern} escape '\\' then 1 else 0 end)`;
}
