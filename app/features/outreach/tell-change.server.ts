import type { Invite } from '#app/features/invite/schema.ts';
import { type Untold, findUntold, setUntold } from '#app/features/invite/untold.server.ts';
import { payloadOf } from '#app/features/mail/outbox/payload.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { MailingServices } from './compose-mailing.server.ts';
import { findAddressees } from './mailing-store.server.ts';
import { toOffer } from './offer.ts';
import type { Offer } from './schema.ts';

export type OfferServices = Pick<MailingServices, 'db' | 'clock' | 'mail'>;

/** The offer to tell guests of a change, or null (behaviour 35.4). */
export async function findOffer(
  { db, clock, mail }: OfferServices,
  invite: Invite,
): Promise<Offer | null> {
  const untold = await findUntold(db, invite.id);
  if (!untold) return null;
  const addressees = await findAddressees({ mail }, db, invite.id);
  return toOffer(invite, {
    before: untold.before,
    addressees,
    now: clock(),
    sendsMail: mail.isOn,
  });
}

/** The earlier facts in a batch of change notices; null for other batches. */
async function findToldBefore(
  db: Db,
  { inviteId, press }: { inviteId: string; press: string },
): Promise<Untold | null> {
  const row = await db
    .selectFrom('outbox')
    .select(['id', 'payload', 'created_at as changedAt'])
    .where('invite_id', '=', inviteId)
    .where('batch', '=', press)
    .where('kind', '=', 'change')
    .where('state', '=', 'queued')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { before } = payloadOf('change').decode(row.payload, row.id);
  return { before, changedAt: row.changedAt };
}

/** Undoes a batch, so that its change can be told later. */
export async function undoTelling(
  trx: Db,
  press: { inviteId: string; press: string },
  undo: () => Promise<number>,
): Promise<number> {
  const told = await findToldBefore(trx, press);
  const count = await undo();
  if (told && count > 0) {
    const later = await findUntold(trx, press.inviteId);
    const changedAt = later?.changedAt ?? told.changedAt;
    await setUntold(trx, press.inviteId, { before: told.before, changedAt });
  }
  return count;
}
