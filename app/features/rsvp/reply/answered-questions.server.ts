import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';

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

/** Finds the id as a key of JSON. Texts cannot match, because their quotation marks are escaped. */
function countOf(id: string) {
  const pattern = `%"${id.replaceAll('_', String.raw`\_`)}":{%`;
  return sql<number | null>`sum(case when answers like ${pattern} escape '\\' then 1 else 0 end)`;
}
