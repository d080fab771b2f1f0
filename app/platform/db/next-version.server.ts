import { sql } from 'kysely';

/** The columns of every change of an invitation. An update that names an older version is refused. */
export const nextVersion = (now: number) => ({
  version: sql<number>`version + 1`,
  updated_at: now,
});
