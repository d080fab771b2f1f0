import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { mailProblems } from '#app/features/mail/rules.ts';
import type { MailStatus } from '#app/features/mail/schema.ts';
import type { AnswerCounts } from '#app/features/rsvp/rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { GuestListing, GuestMarks, MailState } from '../guest-row.ts';
import { countMailed } from './guest-list-store.server.ts';

export interface MailServices {
  db: Db;
  mail: Pick<Mailer, 'isOn' | 'listStatuses' | 'findOptedOut'>;
}

function describeStatus(status: MailStatus | undefined): string {
  switch (status?.state) {
    case undefined:
      return 'Not sent';
    case 'queued':
      return 'Queued';
    case 'sent':
      return 'Sent';
    case 'failed':
      return `Failed: ${mailProblems[status.problem ?? 'refused']}`;
    case 'suppressed':
      return status.problem === 'opted-out' ? 'Opted out' : 'No longer needed';
  }
}

/** Of one invitee; null if this server sends no mail. */
export async function findMailState(
  { db, mail }: MailServices,
  inviteId: string,
  { id, email }: { id: string; email: string },
): Promise<MailState | null> {
  if (!mail.isOn) return null;
  const status = (await mail.listStatuses(db, [id])).get(id);
  const isOut = (await mail.findOptedOut(db, inviteId, [email])).has(email);
  return {
    words: isOut ? 'Opted out' : describeStatus(status),
    state: isOut ? 'opted-out' : (status?.state ?? 'none'),
  };
}

/** Adds the state of the latest mail to invitees, if this server sends mail (behaviour 31.9). */
export async function addMailStatus(
  { db, mail }: MailServices,
  inviteId: string,
  listing: GuestListing,
): Promise<GuestListing> {
  const invitees = listing.rows.filter(({ token }) => token !== null);
  if (!mail.isOn || invitees.length === 0) return listing;
  const ids = invitees.map(({ id }) => id);
  const addresses = invitees.flatMap(({ email }) => email || []);
  const statuses = await mail.listStatuses(db, ids);
  const optedOut = await mail.findOptedOut(db, inviteId, addresses);
  const rows = listing.rows.map((row) => {
    if (row.token === null) return row;
    const isOut = row.email !== null && optedOut.has(row.email);
    return { ...row, mail: isOut ? 'Opted out' : describeStatus(statuses.get(row.id)) };
  });
  return { ...listing, rows };
}

/** Counts invitees without mail and with failed mail; 0 if this server sends none (behaviour 31.9). */
export async function countMailMarks(
  { db, mail }: MailServices,
  inviteId: string,
  { invitees }: Pick<AnswerCounts, 'invitees'>,
): Promise<Pick<GuestMarks, 'unsent' | 'failed'>> {
  if (!mail.isOn) return { unsent: 0, failed: 0 };
  const { reached, failures } = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.count<number>('invitee_id').distinct().as('reached'),
      fn
        .sum<number | null>(eb.case().when('state', '=', 'failed').then(1).else(0).end())
        .as('failures'),
    ])
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const failed = (failures ?? 0) > 0 ? await countMailed(db, inviteId, 'failed') : 0;
  return { unsent: invitees - reached, failed };
}
