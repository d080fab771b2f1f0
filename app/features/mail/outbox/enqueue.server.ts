import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { createOrderedId, createToken } from '#app/platform/ids.server.ts';

import type { NewMail } from '../schema.ts';

/** When mail is sent, and which messages can be undone together. */
export interface Posting {
  now: number;
  /** The id of the host's action that queues it; `undoBatch` takes it back. */
  batch?: string | null;
  /** How long it waits before the first attempt. */
  delay?: number;
  /** The name after @ in Message-IDs. */
  domain: string;
}

/**
 * Queues mail in the transaction of the change that causes it, so that both are stored or neither (behaviour 29.2).
 * Returns how many were queued. A message whose `once` is taken is skipped.
 */
export async function enqueueMail(
  trx: Db,
  mails: readonly NewMail[],
  { now, batch = null, delay = 0, domain }: Posting,
): Promise<number> {
  let queued = 0;
  for (const some of inBatches(mails)) {
    const rows = some.map((mail) => ({
      id: createOrderedId(now),
      kind: mail.kind,
      host_uid: mail.hostUid,
      invite_id: mail.inviteId,
      invitee_id: mail.inviteeId ?? null,
      reply_id: mail.replyId ?? null,
      address: mail.address.trim(),
      message_id: `${createToken()}@${domain}`,
      payload: JSON.stringify(mail.payload),
      batch,
      once: mail.once ?? null,
      state: 'queued' as const,
      due_at: now + delay,
      created_at: now,
      updated_at: now,
    }));
    const result = await trx
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.column('once').doNothing())
      .executeTakeFirst();
    queued += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return queued;
}

/** Takes back the messages of a batch that no process has begun to send. Returns their number (behaviour 29.3). */
export async function undoBatch(
  trx: Db,
  { inviteId, batch }: { inviteId: string; batch: string },
): Promise<number> {
  const result = await trx
    .deleteFrom('outbox')
    .where('invite_id', '=', inviteId)
    .where('batch', '=', batch)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
