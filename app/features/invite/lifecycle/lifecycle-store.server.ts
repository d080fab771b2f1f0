import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { changeInvite, isStale } from '#app/platform/db/versions.server.ts';

import { eventTypeColumn, themeColumn } from '../json-columns.server.ts';
import type { Invite } from '../schema.ts';

interface Canceling {
  id: string;
  message: string;
  /** The event's version at which the host has seen the cancellation. */
  version: number;
  now: number;
}

/** Forms that are sent without JavaScript end lines with CRLF. */
const withLines = (text: string) => text.replaceAll('\r\n', '\n');

/** 'worded': only the message changed. 'stale': it was written since `version`, and says something else. */
export async function setCanceled(
  trx: Db,
  { id, message, version, now }: Canceling,
): Promise<'canceled' | 'worded' | 'unchanged' | 'stale'> {
  const query = trx
    .selectFrom('invites')
    .select(['id', 'canceled_at', 'cancel_message', 'version', 'part_versions'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const stored = await lockRows(trx, query).executeTakeFirst();
  if (!stored) return 'stale';
  const { canceled_at: canceledAt, cancel_message: current } = stored;
  if (canceledAt !== null && withLines(current) === withLines(message)) return 'unchanged';
  if (isStale(stored, 'cancellation', version)) return 'stale';
  await changeInvite(trx, now, ['cancellation'])
    .set({ canceled_at: canceledAt ?? now, cancel_message: message })
    .where('id', '=', id)
    .execute();
  return canceledAt === null ? 'canceled' : 'worded';
}

export async function setTakingPlace(trx: Db, id: string, now: number): Promise<boolean> {
  const result = await changeInvite(trx, now, ['cancellation'])
    .set({ canceled_at: null, cancel_message: '' })
    .where('id', '=', id)
    .where('canceled_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The draft's id becomes free, so that the host can save the same draft again. */
export async function setDeleted(trx: Db, id: string, now: number): Promise<boolean> {
  const result = await changeInvite(trx, now)
    .set((row) => ({ deleted_at: now, draft_id: row.ref('id') }))
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
  const result = await changeInvite(trx, now)
    .set({ deleted_at: null })
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
