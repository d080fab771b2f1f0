import type { Db } from '#app/platform/db/client.server.ts';

import { pointlessOnceCanceled } from '../schema.ts';

function waiting(trx: Db, inviteId: string) {
  return trx.deleteFrom('outbox').where('invite_id', '=', inviteId).where('state', '=', 'queued');
}

/** Withdraws mail that a cancellation makes pointless, in its transaction (behaviour 34.4). */
export async function withdrawForCancellation(trx: Db, inviteId: string): Promise<void> {
  await waiting(trx, inviteId).where('kind', 'in', pointlessOnceCanceled).execute();
}

/** Withdraws news of a cancellation, in the transaction that takes it back. */
export async function withdrawCancellations(trx: Db, inviteId: string): Promise<void> {
  await waiting(trx, inviteId).where('kind', '=', 'cancellation').execute();
}

/** Holds the mail of a deleted event while it can be restored. */
export async function holdMail(trx: Db, inviteId: string, until: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due_at: until })
    .where('invite_id', '=', inviteId)
    .where('state', '=', 'queued')
    .where('due_at', '<', until)
    .execute();
}

export async function releaseMail(trx: Db, inviteId: string, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due_at: now })
    .where('invite_id', '=', inviteId)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .execute();
}
