import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';

export interface InviteeCounts {
  /** All people of all households. */
  guests: number;
  /** Invitees with an email address. */
  byMail: number;
  /** Invitees without one. */
  others: number;
  /** The name of one without an address; '' when there is none, or without a name. */
  otherName: string;
}

/** Counts an event's invitees without reading them. */
export async function countInvitees(db: Db, inviteId: string): Promise<InviteeCounts> {
  const none = sql<number>`case when email = '' then 1 else 0 end`;
  const row = await db
    .selectFrom('invitees')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`coalesce(sum(size), 0)`.as('guests'),
      sql<number>`coalesce(sum(${none}), 0)`.as('others'),
      sql<string>`coalesce(min(case when email = '' then name end), '')`.as('otherName'),
    ])
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  const { all, ...counts } = row;
  return { ...counts, byMail: all - counts.others };
}
