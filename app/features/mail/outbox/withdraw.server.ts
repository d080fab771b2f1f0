import type { Db } from '#app/platform/db/client.server.ts';

import { pointlessOnceCanceled } from '../schema.ts';

function waiting(trx: Db, inviteId: string) {
  return trx.deleteFrom('outbox').where('invite_id', '=', inviteId).where('state', '=', 'queued');
}

/** Takes back the mail of a canceled event that waits to be sent, in the transaction (behaviour 34.4). */
export async function withdrawForCancellation(trx: Db, inviteId: string): Promise<void> {
  await waiting(trx, inviteId).where('kind', 'in', pointlessOnceCanceled).execute();
}

/** Takes back the cancellations that wait to be sent, in the transaction that takes the cancellation back. */
export async function withdrawCancellations(trx: Db, inviteId: string): Promise<void> {
  await waiting(trx, inviteId).where('kind', '=', 'cancellation').execute();
}

/** Keeps the mail of a deleted event from being sent for as long as the event can be brought back. */
export async function holdMail(trx: Db, inviteId: string, until: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due_at: until })
    .where('invite_id', '=', inviteId)
    .where('state', '=', 'queued')
    .where('due_at', '<', until)
    .execute();
}

/** Lets held mail of an event that was brought back be sent. */
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
