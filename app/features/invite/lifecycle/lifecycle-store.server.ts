import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { nextVersion } from '#app/platform/db/next-version.server.ts';

import { eventTypeColumn, themeColumn } from '../json-columns.server.ts';
import type { Invite } from '../schema.ts';

interface Canceling {
  id: string;
  message: string;
  /** The message that the host saw before changing it; null when the event was not canceled. */
  seen: string | null;
  now: number;
}

/** Forms that are sent without JavaScript end lines with CRLF. */
const withLines = (text: string | null) => text?.replaceAll('\r\n', '\n') ?? null;

/**
 * 'worded': only the message changed. 'stale': the stored state is neither the one that was seen nor the wanted one.
 */
export async function setCanceled(
  trx: Db,
  { id, message, seen, now }: Canceling,
): Promise<'canceled' | 'worded' | 'unchanged' | 'stale'> {
  const stored = await lockRows(
    trx,
    trx
      .selectFrom('invites')
      .select(['canceled_at', 'cancel_message'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  ).executeTakeFirst();
  if (!stored) return 'stale';
  const current = stored.canceled_at === null ? null : withLines(stored.cancel_message);
  if (current === withLines(message)) return 'unchanged';
  if (current !== withLines(seen)) return 'stale';
  await trx
    .updateTable('invites')
    .set({
      canceled_at: stored.canceled_at ?? now,
      cancel_message: message,
      ...nextVersion(now),
    })
    .where('id', '=', id)
    .execute();
  return current === null ? 'canceled' : 'worded';
}

export async function setTakingPlace(trx: Db, id: string, now: number): Promise<boolean> {
  const result = await trx
    .updateTable('invites')
    .set({
      canceled_at: null,
      cancel_message: '',
      ...nextVersion(now),
    })
    .where('id', '=', id)
    .where('canceled_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The draft's id becomes free, so that the host can save the same draft again. */
export async function setDeleted(trx: Db, id: string, now: number): Promise<boolean> {
  const result = await trx
    .updateTable('invites')
    .set((row) => ({
      deleted_at: now,
      draft_id: row.ref('id'),
      ...nextVersion(now),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface Restoring {
  id: string;
  uid: string;
  /** Only an event that was deleted after this moment. */
  since: number;
  now: number;
}

export async function setRestored(trx: Db, { id, uid, since, now }: Restoring): Promise<boolean> {
  const result = await trx
    .updateTable('invites')
    .set({ deleted_at: null, ...nextVersion(now) })
    .where('id', '=', id)
    .where('host_uid', '=', uid)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface DeletedRow extends Pick<Invite, 'id' | 'eventName' | 'theme' | 'eventType'> {
  deletedAt: number;
}

/** One that cannot be read has its name alone. */
export async function listDeleted(db: Db, uid: string, since: number): Promise<DeletedRow[]> {
  const rows = await db
    .selectFrom('invites')
    .select(['id', 'event_name as eventName', 'theme', 'event_type as eventType'])
    .select((eb) => eb.ref('deleted_at').$notNull().as('deletedAt'))
    .where('host_uid', '=', uid)
    .where('deleted_at', '>', since)
    .orderBy('deleted_at', 'desc')
    .execute();
  return rows.map((row) => {
    try {
      const theme = themeColumn.decode(row.theme, row.id);
      return { ...row, theme, eventType: eventTypeColumn.decode(row.eventType, row.id) };
    } catch {
      return { ...row, theme: [], eventType: [] };
    }
  });
}
