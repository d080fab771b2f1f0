import { sql } from 'kysely';

import type { Answer, Extra } from '#app/features/rsvp/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';

/** An answer as the host records it. */
interface Given {
  answer: Answer;
  extra: Extra;
  now: number;
}

interface Invited {
  inviteId: string;
  inviteeId: string;
}

interface Listed {
  inviteId: string;
  answerId: string;
}

export async function isInvited(db: Db, { inviteId, inviteeId }: Invited): Promise<boolean> {
  const row = await db
    .selectFrom('invitees')
    .select('id')
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the answer for an invitee, marked as recorded by the host. The same answer again writes nothing, so an
 * answer that the guest gave stays unmarked. Violates the foreign key if the invitee was removed meanwhile.
 */
export async function recordForInvitee(
  db: Db,
  { inviteId, inviteeId }: Invited,
  { answer, extra, now }: Given,
): Promise<void> {
  await db
    .insertInto('rsvps')
    .values({
      id: createOrderedId(now),
      invite_id: inviteId,
      invitee_id: inviteeId,
      guest_key_hash: null,
      name: '',
      answer,
      extra,
      recorded_by_host: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('invitee_id')
        .doUpdateSet({
          answer: sql`excluded.answer`,
          extra: sql`excluded.extra`,
          recorded_by_host: 1,
          updated_at: sql`excluded.updated_at`,
        })
        .where((where) =>
          where.or([
            where('rsvps.answer', '<>', sql<Answer>`excluded.answer`),
            where('rsvps.extra', '<>', sql<number>`excluded.extra`),
          ]),
        ),
    )
    .execute();
}

/** Deletes an invitee's answer; false when there is none. */
export async function removeInviteesAnswer(
  db: Db,
  { inviteId, inviteeId }: Invited,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rsvps')
    .where('invite_id', '=', inviteId)
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Corrects an answer that came over the open link; false when there is none of that id. */
export async function correctAnswer(
  db: Db,
  { inviteId, answerId }: Listed,
  { answer, extra, now }: Given,
): Promise<boolean> {
  const corrected = await db
    .updateTable('rsvps')
    .set({ answer, extra, recorded_by_host: 1, updated_at: now })
    .where('id', '=', answerId)
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is', null)
    .where((where) => where.or([where('answer', '<>', answer), where('extra', '<>', extra)]))
    .executeTakeFirst();
  if (corrected.numUpdatedRows > 0n) return true;
  const same = await db
    .selectFrom('rsvps')
    .select('id')
    .where('id', '=', answerId)
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is', null)
    .executeTakeFirst();
  return same !== undefined;
}

/** Deletes an answer that came over the open link; false when there is none of that id. */
export async function removeAnswer(db: Db, { inviteId, answerId }: Listed): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rsvps')
    .where('id', '=', answerId)
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
