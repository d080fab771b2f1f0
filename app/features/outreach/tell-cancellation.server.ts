import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { isPast } from '#app/features/schedule/past.ts';

import { sortAddressees } from './audience.ts';
import type { MailingServices } from './compose-mailing.server.ts';
import { findSenderProblem } from './mailing-problem.ts';
import { findAddressees } from './mailing-store.server.ts';

/**
 * Counts guests with an address who have not said no, opted out or been told. 0 if the host cannot send mail, and once
 * the event is over (behaviour 34.15).
 */
export async function countToTell(
  { db, clock, mail }: Pick<MailingServices, 'db' | 'clock' | 'mail'>,
  invite: OwnedInvite,
): Promise<number> {
  const host = await findMailAddress(db, invite.editor);
  if (findSenderProblem(mail.isOn, host) !== '' || isPast(invite, clock())) return 0;
  const target = { kind: 'cancellation', to: 'all', guests: [] } as const;
  return sortAddressees(target, await findAddressees({ mail }, db, invite.id)).readers.length;
}
