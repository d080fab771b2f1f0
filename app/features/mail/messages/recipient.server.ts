import { peopleColumn } from '#app/features/invite/json-columns.server.ts';
import type { Person } from '#app/features/invite/schema.ts';
import { selectInvitees } from '#app/features/rsvp/reply/reply-queries.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { LeasedMail } from '../outbox/leases.server.ts';

export interface Recipient {
  /** As the host or the guest has typed it. */
  name: string;
  people: readonly Person[];
  /** A code of `languages`; '' for the event's. */
  language: string;
  /** Null for a guest of the open link and for a host's test message. */
  token: string | null;
  answer: 'yes' | 'no' | 'maybe' | null;
  isWaiting: boolean;
  /** How many come with the guest, who counts. */
  coming: number;
}

const unknownGuest: Recipient = {
  name: '',
  people: [],
  language: '',
  token: null,
  answer: null,
  isWaiting: false,
  coming: 1,
};

/** Null when the guest was removed, or has removed or replaced the address. */
export async function findRecipient(
  db: Db,
  { inviteeId, replyId, address, kind }: Omit<LeasedMail, 'payload'>,
): Promise<Recipient | null> {
  if (inviteeId !== null) return findInvitee(db, { id: inviteeId, address });
  if (replyId !== null) return findReply(db, { replyId, address, isNew: kind === 'address' });
  return unknownGuest;
}

async function findInvitee(
  db: Db,
  { id, address }: { id: string; address: string },
): Promise<Recipient | null> {
  const row = await selectInvitees(db)
    .select([
      'invitees.name',
      'invitees.email',
      'invitees.token',
      'invitees.people',
      'invitees.language',
      'rsvps.answer',
      'rsvps.waiting',
    ])
    .select(['rsvps.yes_count as coming', 'rsvps.extra'])
    .where('invitees.id', '=', id)
    .executeTakeFirst();
  if (row?.email.trim() !== address.trim()) return null;
  return {
    name: row.name,
    people: peopleColumn.decode(row.people, id),
    language: row.language,
    token: row.token,
    answer: row.answer,
    isWaiting: row.waiting !== null,
    coming: (row.coming ?? 1) + (row.extra ?? 0),
  };
}

/** The address must be confirmed, unless the message asks for that. */
async function findReply(
  db: Db,
  { replyId, address, isNew }: { replyId: string; address: string; isNew: boolean },
): Promise<Recipient | null> {
  const row = await db
    .selectFrom('rsvps')
    .innerJoin('guest_addresses', 'guest_addresses.reply_id', 'rsvps.id')
    .select(['name', 'answer', 'waiting', 'extra', 'guest_addresses.language'])
    .where('rsvps.id', '=', replyId)
    .where('guest_addresses.address', '=', address)
    .$if(!isNew, (query) => query.where('guest_addresses.confirmed_at', 'is not', null))
    .executeTakeFirst();
  if (!row) return null;
  const { name, answer, waiting, extra, language } = row;
  const isWaiting = waiting !== null;
  return { ...unknownGuest, name, language, answer, isWaiting, coming: 1 + extra };
}

/** The host's address, if it is verified and the host agrees. */
export async function findReplyTo(db: Db, hostUid: string | null): Promise<string | null> {
  if (hostUid === null) return null;
  const row = await db
    .selectFrom('hosts')
    .select('mail_address as address')
    .where('uid', '=', hostUid)
    .where('mail_verified_at', 'is not', null)
    .where('mail_replies', '=', 1)
    .executeTakeFirst();
  return row?.address ?? null;
}
