import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { findUntold } from '#app/features/invite/untold.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { type Addressee, isUnreachable } from '#app/features/outreach/audience.ts';
import { findAddressees } from '#app/features/outreach/mailing-store.server.ts';
import { isForPhone } from '#app/features/outreach/offer.ts';
import { selectInvitees } from '#app/features/rsvp/reply/reply-queries.server.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { notToldYet } from '#app/features/told/told-sql.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

export interface WhoServices {
  mail: Pick<Mailer, 'isOn' | 'findOptedOut'>;
}

const listInOrder = async (db: Db, inviteId: string, isToldYet: boolean): Promise<string[]> => {
  const rows = await selectInvitees(db)
    .select('invitees.id')
    .where('invitees.invite_id', '=', inviteId)
    .where((eb) =>
      isToldYet ? eb.and([eb('rsvps.id', 'is', null), eb.not(notToldYet)]) : notToldYet,
    )
    .orderBy('invitees.position')
    .orderBy('invitees.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The invitees whom hosts have thanked. */
async function listThanked(db: Db, inviteId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('handed_over')
    .select('invitee_id as id')
    .where('invite_id', '=', inviteId)
    .where('about', '=', 'thanks')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function listUnreachable(
  services: WhoServices,
  db: Db,
  { invite, about }: { invite: OwnedInvite; about: 'change' | 'cancel' | 'thanks' },
): Promise<string[]> {
  const all = await findAddressees(services, db, invite.id);
  const thanked = about === 'thanks' ? await listThanked(db, invite.id) : new Set();
  const isMeant = {
    change: (one: Addressee) => isForPhone(one, services.mail.isOn),
    cancel: ({ isTold, answer }: Addressee) => !isTold && answer !== 'no',
    thanks: ({ id, answer }: Addressee) => answer === 'yes' && !thanked.has(id),
  }[about];
  return all
    .filter((one) => !one.isReply && isUnreachable(one, services.mail.isOn) && isMeant(one))
    .map(({ id }) => id);
}

/** When the event gave a reason for a round; Infinity while it gives none (behaviour 48.4). */
export async function findReason(
  db: Db,
  invite: OwnedInvite,
  { about, now }: { about: ToldAbout; now: number },
): Promise<number> {
  if (about === 'thanks') return 0;
  if (about === 'cancel') {
    const event = db.selectFrom('invites').select('canceled_at as at').where('id', '=', invite.id);
    return (await event.executeTakeFirst())?.at ?? Infinity;
  }
  if (invite.cancellation || isPast(invite, now)) return Infinity;
  if (about !== 'change') return 0;
  return (await findUntold(db, invite.id))?.changedAt ?? Infinity;
}

/**
 * The invitees that a round is for, in the list's order (behaviour 48.4): not told yet; told and without an answer; or
 * whom no mail reaches, of a change, a cancellation or thanks that nobody has told them. Nobody without a reason.
 */
export async function listForRound(
  services: WhoServices,
  db: Db,
  invite: OwnedInvite,
  { about, now }: { about: ToldAbout; now: number },
): Promise<string[]> {
  if ((await findReason(db, invite, { about, now })) === Infinity) return [];
  if (about === 'invite') return listInOrder(db, invite.id, false);
  if (about === 'remind') return listInOrder(db, invite.id, true);
  return listUnreachable(services, db, { invite, about });
}
