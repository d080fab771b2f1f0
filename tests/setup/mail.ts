import { createMailer } from '#app/features/mail/mailer.server.ts';
import type { NewMail } from '#app/features/mail/schema.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { saveInvite, secretHost } from './invites.ts';

/** Only queues. */
export function createQueue(clock: () => number) {
  const MAIL_FROM = { name: 'Festoon', address: 'invitations@festoon.example' };
  const settings = { SMTP_URL: { folder: '/nowhere' }, MAIL_FROM };
  return createMailer({ settings, clock, wake() {} });
}

/** An event with `count` guests, and an invitation to each that is not queued yet. */
export async function prepareInvitations(
  db: Db,
  guests: readonly { name: string; email: string }[],
): Promise<{ inviteId: string; inviteeIds: string[]; mails: NewMail[] }> {
  const inviteId = await saveInvite(db, { invitees: [...guests] });
  const rows = await db
    .selectFrom('invitees')
    .select(['id', 'email'])
    .where('invite_id', '=', inviteId)
    .orderBy('position')
    .execute();
  const mails = rows.map(({ id, email }): NewMail => ({
    kind: 'invitation',
    payload: null,
    address: email,
    hostUid: secretHost.uid,
    inviteId,
    inviteeId: id,
  }));
  return { inviteId, inviteeIds: rows.map(({ id }) => id), mails };
}

export function makeGuests(count: number): { name: string; email: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Guest ${index}`,
    email: `guest-${index}@example.org`,
  }));
}
