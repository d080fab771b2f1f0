import type { Db } from '#app/platform/db/client.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import type { GuestMessage } from '../schema.ts';

const shownMessages = 100;

async function findMark(db: Db, hostUid: string, inviteId: string): Promise<string> {
  const row = await db
    .selectFrom('message_marks')
    .select('read_to as readTo')
    .where('host_uid', '=', hostUid)
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  return row?.readTo ?? '';
}

const selectMessages = (db: Db, inviteId: string) =>
  db
    .selectFrom('guest_messages')
    .leftJoin('invitees', 'invitees.id', 'guest_messages.invitee_id')
    .leftJoin('rsvps', 'rsvps.id', 'guest_messages.reply_id')
    .select(['guest_messages.id', 'guest_messages.text', 'guest_messages.at'])
    .select(['guest_messages.invitee_id as guestId', 'guest_messages.reply_id as replyId'])
    .select(['invitees.name as invitee', 'rsvps.name as typed'])
    .where('guest_messages.invite_id', '=', inviteId)
    .orderBy('guest_messages.id', 'desc');

interface Writer {
  invitee: string | null;
  typed: string | null;
}

/** '' for a guest without a name. */
const nameWriter = ({ invitee, typed }: Writer) => (invitee ?? typed ?? '').trim();

/** The latest of what guests wrote by mail, and what of it this host has not seen (behaviour 31.16). */
export async function listGuestMessages(
  db: Db,
  hostUid: string,
  inviteId: string,
): Promise<GuestMessage[]> {
  const readTo = await findMark(db, hostUid, inviteId);
  const rows = await selectMessages(db, inviteId).limit(shownMessages).execute();
  return rows.map(({ id, text, at, guestId, replyId, ...names }) => ({
    id,
    guestId,
    readerId: guestId ?? replyId ?? '',
    name: nameWriter(names) || say(namelessGuest),
    text,
    at,
    isUnread: id > readTo,
  }));
}

/** As the account's file has them (behaviour 32.8). */
export async function exportGuestMessages(db: Db, inviteId: string) {
  const rows = await selectMessages(db, inviteId).execute();
  return rows.map(({ text, at, ...names }) => ({
    from: nameWriter(names) || namelessGuest,
    text,
    at,
  }));
}

/** How many messages of guests this host has not seen (behaviour 31.16). */
export async function countUnread(db: Db, hostUid: string, inviteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('guest_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invite_id', '=', inviteId)
    .where('id', '>', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('message_marks')
          .select('read_to')
          .where('host_uid', '=', hostUid)
          .where('invite_id', '=', inviteId),
        eb.val(''),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

interface Seen {
  hostUid: string;
  inviteId: string;
  /** The latest message that was on the screen. */
  readTo: string;
}

/** What arrived since stays unread, and what was read stays so (behaviour 31.16). */
export async function markSeen(db: Db, { hostUid, inviteId, readTo }: Seen): Promise<void> {
  const row = { id: `${hostUid} ${inviteId}`, host_uid: hostUid, invite_id: inviteId };
  const shown = await db
    .selectFrom('guest_messages')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('id', '=', readTo)
    .executeTakeFirst();
  if (!shown) return;
  await db
    .insertInto('message_marks')
    .values({ ...row, read_to: readTo })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ read_to: readTo })
        .where('message_marks.read_to', '<', readTo),
    )
    .execute();
}
