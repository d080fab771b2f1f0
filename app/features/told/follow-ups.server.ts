import type { Invite } from '#app/features/invite/schema.ts';
import { selectInvitees } from '#app/features/rsvp/reply/reply-queries.server.ts';
import { addDays } from '#app/features/schedule/add-days.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

import { isFollowUpDue } from './follow-up-rules.ts';
import { notToldYet } from './told-sql.server.ts';

/** The rounds that ask for answers. */
export const isFollowed = (about: ToldAbout): boolean => about === 'invite' || about === 'remind';

/** `day` is '' for none. */
export async function setFollowUp(
  trx: Db,
  roundId: string,
  { day, hostUid }: { day: string; hostUid: string },
): Promise<void> {
  await trx
    .updateTable('phone_rounds')
    .set({ remind_on: day, remind_host: day === '' ? null : hostUid })
    .where('id', '=', roundId)
    .execute();
}

/** A host goes through the guests without an answer. */
export async function endFollowUps(trx: Db, inviteId: string): Promise<void> {
  await trx
    .updateTable('phone_rounds')
    .set({ remind_on: '', remind_host: null })
    .where('invite_id', '=', inviteId)
    .where('remind_on', '<>', '')
    .execute();
}

/** Whether the day has come on which a host wants to go through the guests without an answer (behaviour 48.9). */
export async function isFollowUpWanted(
  { db, clock }: { db: Db; clock: Clock },
  { id, timeZone }: Pick<Invite, 'id' | 'timeZone'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('phone_rounds')
    .select(({ fn }) => fn.min<string | null>('remind_on').as('day'))
    .where('invite_id', '=', id)
    .where('remind_on', '<>', '')
    .executeTakeFirst();
  return row?.day ? isFollowUpDue(row.day, timeZone, clock()) : false;
}

/** How many invitees were told and have not answered. */
export async function countSilent(db: Db, inviteId: string): Promise<number> {
  const { count } = await selectInvitees(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invitees.invite_id', '=', inviteId)
    .where((eb) => eb.and([eb('rsvps.id', 'is', null), eb.not(notToldYet)]))
    .executeTakeFirstOrThrow();
  return count;
}

export interface DueFollowUp {
  roundId: string;
  inviteId: string;
  hostUid: string;
}

/** Those whose mail is due; each is taken once, by `takeFollowUp`. */
export async function listDueFollowUps(db: Db, now: number): Promise<DueFollowUp[]> {
  const tomorrow = addDays(new Date(now).toISOString().slice(0, 10), 1);
  const rows = await db
    .selectFrom('phone_rounds')
    .innerJoin('invites', 'invites.id', 'phone_rounds.invite_id')
    .select(['phone_rounds.id as roundId', 'phone_rounds.invite_id as inviteId'])
    .select(['remind_on as day', 'remind_host as hostUid', 'invites.time_zone as timeZone'])
    .where('remind_host', 'is not', null)
    .where('remind_on', '<=', tomorrow)
    .execute();
  return rows.flatMap(({ day, hostUid, timeZone, ...due }) =>
    hostUid !== null && isFollowUpDue(day, timeZone, now) ? [{ ...due, hostUid }] : [],
  );
}

/** False when another process has taken it. */
export async function takeFollowUp(trx: Db, { roundId, hostUid }: DueFollowUp): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('phone_rounds')
    .set({ remind_host: null })
    .where('id', '=', roundId)
    .where('remind_host', '=', hostUid)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
