import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { isPast } from '#app/features/schedule/past.ts';

import { sortAddressees } from './audience.ts';
import type { MailingServices } from './compose-mailing.server.ts';
import { findAddressees } from './mailing-store.server.ts';

/** The guests who do not know of a cancellation, or would not. */
export interface ToTell {
  /** With an address: who has not said no, opted out or been told. */
  byMail: number;
  /** Their messages would wait for the host to confirm an address. */
  isHeld: boolean;
  /** Whom no mail from here reaches, and nobody has told by phone. */
  others: number;
}

export type ToldServices = Pick<MailingServices, 'db' | 'clock' | 'mail'>;

type Told = Pick<OwnedInvite, 'id' | 'editor'> & Parameters<typeof isPast>[0];

/** Nobody once the event is over, and nobody by mail on a server that sends none (behaviour 34.15). */
export async function findToTell({ db, clock, mail }: ToldServices, invite: Told): Promise<ToTell> {
  if (isPast(invite, clock())) return { byMail: 0, isHeld: false, others: 0 };
  const target = { kind: 'cancellation', to: 'all', guests: [] } as const;
  const { readers, leftOut } = sortAddressees(
    target,
    await findAddressees({ mail }, db, invite.id),
  );
  const unreachable = (['no-address', 'dead', 'opted-out'] as const).flatMap((reason) =>
    (leftOut.get(reason) ?? []).filter(
      ({ answer, isTold, isReply }) => answer !== 'no' && !isTold && !isReply,
    ),
  );
  const host = await findMailAddress(db, invite.editor);
  return {
    byMail: mail.isOn ? readers.length : 0,
    isHeld: host?.isVerified !== true,
    others: unreachable.length + (mail.isOn ? 0 : readers.filter(({ isReply }) => !isReply).length),
  };
}

/** How many guests can be told of a cancellation by mail (behaviour 34.15). */
export async function countToTell(services: ToldServices, invite: Told): Promise<number> {
  return (await findToTell(services, invite)).byMail;
}
