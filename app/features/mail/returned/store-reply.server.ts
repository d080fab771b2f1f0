import type { Db } from '#app/platform/db/client.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { createOrderedId, hashToken } from '#app/platform/ids.server.ts';

import { passingKinds } from '../schema.ts';
import type { ReturnedMail } from './returned-rules.ts';

/** What is stored of guests' mail within a day (behaviour 29.35). */
export const dayOfReplies = { ofGuest: 20, ofEvent: 500 } as const;

const dayMs = 24 * 60 * 60_000;

interface Storing {
  /** Of Message-IDs. */
  domain: string;
  now: number;
}

/** The message to a guest that a reply is about; null without one. */
async function findAnswered(db: Db, tokens: readonly string[], domain: string) {
  for (const token of tokens) {
    const row = await db
      .selectFrom('outbox')
      .select(['invite_id as inviteId', 'invitee_id as inviteeId', 'reply_id as replyId'])
      .where('message_id', '=', `${token}@${domain}`)
      .where('state', '=', 'sent')
      .where('kind', 'not in', passingKinds)
      .executeTakeFirst();
    const { inviteId = null, inviteeId = null, replyId = null } = row ?? {};
    if (inviteId !== null && (inviteeId !== null || replyId !== null)) {
      return { inviteId, inviteeId, replyId };
    }
  }
  return null;
}

type Answered = NonNullable<Awaited<ReturnType<typeof findAnswered>>>;

async function hasRoom(db: Db, { inviteId, inviteeId, replyId }: Answered, now: number) {
  const ofDay = db
    .selectFrom('guest_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invite_id', '=', inviteId)
    .where('at', '>', now - dayMs);
  const ofGuest =
    inviteeId === null
      ? ofDay.where('reply_id', '=', replyId)
      : ofDay.where('invitee_id', '=', inviteeId);
  const guest = await ofGuest.executeTakeFirstOrThrow();
  const event = await ofDay.executeTakeFirstOrThrow();
  return guest.count < dayOfReplies.ofGuest && event.count < dayOfReplies.ofEvent;
}

/**
 * Stores what a guest wrote by mail, once, and returns its event; null where nothing changes. Only a token that was stored
 * with a sent message says whose it is, whoever it names as its sender (behaviour 29.35).
 */
export async function storeReply(
  db: Db,
  { class: kind, id, tokens, text }: ReturnedMail,
  { domain, now }: Storing,
): Promise<{ inviteId: string } | null> {
  if (kind !== 'reply') return null;
  const answered = await findAnswered(db, tokens, domain);
  if (!answered || !(await hasRoom(db, answered, now))) return null;
  const { inviteId, inviteeId, replyId } = answered;
  const row = {
    id: createOrderedId(now),
    invite_id: inviteId,
    invitee_id: inviteeId,
    reply_id: replyId,
    mail_hash: hashToken([inviteeId ?? replyId, id || text].join(' ')),
    text,
    at: now,
  };
  const stored = await insertRows(db, 'guest_messages', [row], 'keep');
  return stored === 0 ? null : { inviteId };
}
