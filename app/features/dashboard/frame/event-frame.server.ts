import type { Host } from '#app/features/host/schema.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { DoorInvite } from '#app/features/invite/service.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';

/** What surrounds every screen of an event (behaviour 39.1). */
export function toEventFrame(
  { mail }: { mail: Pick<Mailer, 'isOn'> },
  { displayName }: Pick<Host, 'displayName'>,
  invite: DoorInvite,
): EventFrame {
  return {
    hostName: displayName,
    inviteId: invite.id,
    title: formatHostTitle(invite),
    sendsMail: mail.isOn,
    isDoorHelper: invite.role === 'door',
  };
}
