import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { createOrderedId, createToken, hashToken } from '#app/platform/ids.server.ts';

import { heldMs } from '../rules.ts';
import type { NewMail } from '../schema.ts';
import { payloadOf } from './payload.server.ts';

export interface Posting {
  now: number;
  /** The id of the host's action, for `undoBatch`. */
  batch?: string | null;
  delay?: number;
  /** The sender's address is not confirmed: it waits for that (behaviour 29.25). */
  isHeld?: boolean;
  /** The network address that it is queued from, for its limit. */
  visitor?: string | null;
  /** The domain of Message-IDs. */
  domain: string;
}

/** Queues mail in the transaction of its cause (behaviour 29.2), skips used `once` keys, and returns the number. */
export async function enqueueMail(
  trx: Db,
  mails: readonly NewMail[],
  { now, batch = null, delay = 0, isHeld = false, visitor = null, domain }: Posting,
): Promise<number> {
  const network = visitor === null ? null : hashToken(visitor);
  const rows = mails.map((mail) => ({
    id: createOrderedId(now),
    kind: mail.kind,
    host_uid: mail.hostUid,
    invite_id: mail.inviteId,
    invitee_id: mail.inviteeId ?? null,
    reply_id: mail.replyId ?? null,
    address: mail.address.trim(),
    message_id: `${createToken()}@${domain}`,
    payload: payloadOf(mail.kind).encode(mail.payload),
    batch,
    network,
    once: mail.once ?? null,
    state: 'queued' as const,
    due_at: now + (isHeld ? heldMs : delay),
    waits_for: isHeld ? ('sender' as const) : null,
    created_at: now,
    updated_at: now,
  }));
  return insertRows(trx, 'outbox', rows, 'keep');
}

/** Withdraws the messages of a batch that are not being sent. Returns their number (behaviour 29.3). */
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
