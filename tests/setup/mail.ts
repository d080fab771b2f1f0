import type { Host } from '#app/features/host/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { createMailer } from '#app/features/mail/mailer.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { addEvent } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';

/** Only queues. */
export function createQueue(clock: () => number) {
  const MAIL_FROM = 'Festoon <invitations@festoon.example>';
  const settings = readSettings({ SMTP_URL: 'file:/nowhere', MAIL_FROM });
  return createMailer({ settings, clock, wake() {} });
}

/** An event with `count` guests, and an invitation to each that is not queued yet. */
export async function prepareInvitations(
  db: Db,
  guests: readonly { name: string; email: string }[],
  host: Host = secretHost,
): Promise<{ inviteId: string; inviteeIds: string[]; mails: NewMail[] }> {
  const inviteId = await addEvent(db, { host, invitees: [...guests] });
  const rows = await listInvitees(db, inviteId);
  const mails = rows.map(({ id, email }): NewMail => ({
    kind: 'invitation',
    payload: null,
    address: email,
    hostUid: host.uid,
    inviteId,
    inviteeId: id,
  }));
  return { inviteId, inviteeIds: rows.map(({ id }) => id), mails };
}
