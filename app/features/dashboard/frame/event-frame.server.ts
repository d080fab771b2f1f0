import type { Host } from '#app/features/host/schema.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { DoorInvite } from '#app/features/invite/service.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { countUnread } from '#app/features/outreach/received/guest-messages.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

/** What surrounds every screen of an event (behaviour 39.1). */
export async function loadEventFrame(
  { db, mail }: { db: Db; mail: Pick<Mailer, 'isOn'> },
  { uid, displayName }: Pick<Host, 'uid' | 'displayName'>,
  invite: DoorInvite,
): Promise<EventFrame> {
  const isDoorHelper = invite.role === 'door';
  return {
    hostName: displayName,
    inviteId: invite.id,
    title: formatHostTitle(invite),
    sendsMail: mail.isOn,
    unread: isDoorHelper ? 0 : await countUnread(db, uid, invite.id),
    isDoorHelper,
  };
}
