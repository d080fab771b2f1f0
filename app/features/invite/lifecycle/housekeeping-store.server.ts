import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';

export async function hasDeleted(db: Db, until: number): Promise<boolean> {
  const row = await db
    .selectFrom('invites')
    .select('id')
    .where('deleted_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Summaries for hosts name events only in their payload, so they are found there. */
export async function removeDeleted(trx: Db, until: number): Promise<void> {
  const removed = await trx
    .deleteFrom('invites')
    .where('deleted_at', '<=', until)
    .returning('id')
    .execute();
  for (const { id } of removed) {
    await trx
      .deleteFrom('outbox')
      .where('kind', '=', 'answers')
      .where('payload', 'like', `%${id}%`)
      .execute();
  }
}

/** The events until a day (YYYY-MM-DD) that have guests or a notice. */
export async function listLongPast(db: Db, latest: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invites')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('date', '<>', '')
    .where((eb) =>
      eb.or([
        eb('expiry_told_at', 'is not', null),
        eb.and([
          eb('date', '<=', latest),
          eb.or(
            (['invitees', 'rsvps', 'pictures'] as const).map((table) =>
              eb.exists(
                eb.selectFrom(table).select('id').whereRef(`${table}.invite_id`, '=', 'invites.id'),
              ),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** `toldAt` is null when the guests will not be deleted. */
export async function setExpiryNotice(
  trx: Db,
  { id, toldAt, now }: { id: string; toldAt: number | null; now: number },
): Promise<true> {
  await changeInvite(trx, now).set({ expiry_told_at: toldAt }).where('id', '=', id).execute();
  return true;
}

const aboutGuests = [
  'rsvps',
  'removed_answers',
  'reply_history',
  'outbox',
  'guest_messages',
  'phone_rounds',
  'mail_opt_outs',
  'guest_labels',
  'undo_rows',
  'arrivals',
  'invitees',
  'pictures',
] as const;

/** How many people said yes and have a place, and how many were here. */
async function countPeople(trx: Db, id: string): Promise<{ people: number; here: number }> {
  const { people } = await trx
    .selectFrom('rsvps')
    .select(sql<number | null>`sum(coalesce(yes_count, 1) + extra)`.as('people'))
    .where('invite_id', '=', id)
    .where('answer', '=', 'yes')
    .where('waiting', 'is', null)
    .executeTakeFirstOrThrow();
  const { here } = await trx
    .selectFrom('arrivals')
    .select(({ fn }) => fn.sum<number | null>('people').as('here'))
    .where('invite_id', '=', id)
    .executeTakeFirstOrThrow();
  return { people: people ?? 0, here: here ?? 0 };
}

/** Also deletes the host's picture, which may show guests, and closes the answers. How many they were is kept. */
export async function deleteGuests(trx: Db, id: string, now: number): Promise<void> {
  const { people, here } = await countPeople(trx, id);
  for (const table of aboutGuests)
    await trx.deleteFrom(table).where('invite_id', '=', id).execute();
  await changeInvite(trx, now)
    .set((row) => ({
      answers_closed: 1,
      picture: '',
      expiry_told_at: null,
      kept_people: row('kept_people', '+', people),
      kept_here: row('kept_here', '+', here),
    }))
    .where('id', '=', id)
    .execute();
}
