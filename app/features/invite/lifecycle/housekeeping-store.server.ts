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
  'mail_opt_outs',
  'guest_labels',
  'undo_rows',
  'arrivals',
  'invitees',
  'pictures',
] as const;

/** Also deletes the host's picture, which may show guests, and closes the answers. */
export async function deleteGuests(trx: Db, id: string, now: number): Promise<void> {
  for (const table of aboutGuests)
    await trx.deleteFrom(table).where('invite_id', '=', id).execute();
  await changeInvite(trx, now)
    .set({ answers_closed: 1, picture: '', expiry_told_at: null })
    .where('id', '=', id)
    .execute();
}
