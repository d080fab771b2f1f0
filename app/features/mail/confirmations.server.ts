import type { Guest } from '#app/features/rsvp/schema.ts';
import { isPast } from '#app/features/schedule/past.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Mailer } from './mailer.server.ts';

/** A guest who changes an answer within this time gets one message. */
const settleMs = 60_000;
/** The most confirmations that a guest who keeps changing an answer gets. */
const mostPerGuest = 5;

interface Place {
  inviteId: string;
  guest: Guest;
}

/** One of the two ids is set. */
interface Reader {
  address: string;
  hostUid: string;
  inviteeId: string | null;
  replyId: string | null;
  isComing: boolean;
}

const isComing = (reply: { answer: string | null; waiting: number | null }) =>
  reply.answer === 'yes' && reply.waiting === null;

/**
 * Prepares the function that queues a confirmation of a yes with the calendar file, or withdraws it after a no.
 * Undefined without a verified host or a reachable guest, and once the event is over (behaviour 36.1).
 */
export async function prepareConfirmation(
  { db, mail, clock }: { db: Db; mail: Mailer; clock: Clock },
  place: Place,
): Promise<((trx: Db) => Promise<void>) | undefined> {
  if (!mail.isOn) return undefined;
  const before = await findReader(db, place, clock());
  if (!before) return undefined;
  return async (trx) => {
    const after = await findReader(trx, place, clock());
    if (!after || (before.isComing && after.isComing)) return;
    await withdraw(trx, after);
    if (after.isComing && (await countSent(trx, after)) < mostPerGuest) {
      await enqueue(trx, mail, { ...after, inviteId: place.inviteId, delayMs: settleMs });
    }
  };
}

/** Sends the calendar file at once to a guest of the open link who comes and has confirmed an address. */
export async function confirmReply(
  trx: Db,
  mail: Mailer,
  { inviteId, replyId, now }: { inviteId: string; replyId: string; now: number },
): Promise<void> {
  if (!mail.isOn) return;
  const reader = await findReader(trx, { inviteId, guest: { replyId } }, now);
  if (reader?.isComing) await enqueue(trx, mail, { ...reader, inviteId, delayMs: 0 });
}

async function enqueue(
  trx: Db,
  mail: Mailer,
  reader: Reader & { inviteId: string; delayMs: number },
): Promise<void> {
  const { address, hostUid, inviteId, inviteeId, replyId, delayMs } = reader;
  const about = { address, hostUid, inviteId, inviteeId, replyId };
  await mail.enqueue(trx, [{ kind: 'confirmation', payload: null, ...about }], { delayMs });
}

interface FoundRow {
  address: string;
  hostUid: string;
  inviteeId: string | null;
  replyId: string | null;
  answer: string | null;
  waiting: number | null;
  date: string;
  /** 1 for an event that ends on the next day. */
  nextDay: number;
  timeZone: string;
}

/** Null also for an event that is over, which nobody needs in a calendar. */
async function findReader(db: Db, { inviteId, guest }: Place, now: number): Promise<Reader | null> {
  const row =
    'inviteeId' in guest
      ? await findInvited(db, inviteId, guest.inviteeId)
      : await findAddressed(db, inviteId, guest);
  if (!row || isPast({ ...row, endsNextDay: row.nextDay === 1 }, now)) return null;
  const { address, hostUid, inviteeId, replyId } = row;
  return { address, hostUid, inviteeId, replyId, isComing: isComing(row) };
}

const shared = [
  'rsvps.answer',
  'rsvps.waiting',
  'invites.date',
  'invites.ends_next_day as nextDay',
  'invites.time_zone as timeZone',
  'hosts.uid as hostUid',
] as const;

async function findInvited(
  db: Db,
  inviteId: string,
  inviteeId: string,
): Promise<FoundRow | undefined> {
  const row = await db
    .selectFrom('invitees')
    .innerJoin('invites', 'invites.id', 'invitees.invite_id')
    .innerJoin('hosts', 'hosts.uid', 'invites.host_uid')
    .leftJoin('rsvps', 'rsvps.invitee_id', 'invitees.id')
    .select(['invitees.email as address', ...shared])
    .where('invitees.id', '=', inviteeId)
    .where('invitees.invite_id', '=', inviteId)
    .where('hosts.mail_verified_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.invitee_id', '=', 'invitees.id')
          .whereRef('outbox.address', '=', 'invitees.email')
          .where('outbox.kind', '=', 'invitation')
          .where('outbox.state', '=', 'sent'),
      ),
    )
    .executeTakeFirst();
  return row && { ...row, inviteeId, replyId: null };
}

async function findAddressed(
  db: Db,
  inviteId: string,
  guest: Exclude<Guest, { inviteeId: string }>,
): Promise<FoundRow | undefined> {
  const row = await db
    .selectFrom('rsvps')
    .innerJoin('guest_addresses', 'guest_addresses.reply_id', 'rsvps.id')
    .innerJoin('invites', 'invites.id', 'rsvps.invite_id')
    .innerJoin('hosts', 'hosts.uid', 'invites.host_uid')
    .select(['rsvps.id as replyId', 'guest_addresses.address', ...shared])
    .where('rsvps.invite_id', '=', inviteId)
    .$if('keyHash' in guest, (query) =>
      query.where('rsvps.guest_key_hash', '=', 'keyHash' in guest ? guest.keyHash : ''),
    )
    .$if('replyId' in guest, (query) =>
      query.where('rsvps.id', '=', 'replyId' in guest ? guest.replyId : ''),
    )
    .where('guest_addresses.confirmed_at', 'is not', null)
    .where('hosts.mail_verified_at', 'is not', null)
    .executeTakeFirst();
  return row && { ...row, inviteeId: null };
}

const keyOf = ({ inviteeId, replyId }: Reader) =>
  inviteeId === null ? (['reply_id', replyId] as const) : (['invitee_id', inviteeId] as const);

async function withdraw(trx: Db, reader: Reader): Promise<void> {
  const [column, id] = keyOf(reader);
  await trx
    .deleteFrom('outbox')
    .where(column, '=', id)
    .where('kind', '=', 'confirmation')
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .execute();
}

async function countSent(trx: Db, reader: Reader): Promise<number> {
  const [column, id] = keyOf(reader);
  const { count } = await trx
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .where('kind', '=', 'confirmation')
    .executeTakeFirstOrThrow();
  return count;
}
