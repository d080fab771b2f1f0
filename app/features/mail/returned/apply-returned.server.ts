import type { Db } from '#app/platform/db/client.server.ts';

import { hostKinds } from '../schema.ts';
import type { ReturnedMail } from './returned-rules.ts';

interface Applying {
  /** Of Message-IDs. */
  domain: string;
  now: number;
}

/**
 * Marks the message that came back as failed, once, and returns its event; null where nothing changes. Only a token that
 * was stored with a sent message to a guest finds one (behaviour 29.31).
 */
export async function applyReturned(
  db: Db,
  { class: kind, tokens, problem, text }: ReturnedMail,
  { domain, now }: Applying,
): Promise<{ inviteId: string } | null> {
  if (kind !== 'failed') return null;
  for (const token of tokens) {
    const row = await db
      .updateTable('outbox')
      .set({ state: 'failed', problem: problem ?? 'refused', last_answer: text, updated_at: now })
      .where('message_id', '=', `${token}@${domain}`)
      .where('state', '=', 'sent')
      .where('kind', 'not in', hostKinds)
      .returning('invite_id as inviteId')
      .executeTakeFirst();
    if (row) return row.inviteId === null ? null : { inviteId: row.inviteId };
  }
  return null;
}
