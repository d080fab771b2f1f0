import type { NewMail } from '#app/features/mail/schema.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { createQueue } from '#tests/setup/mail.ts';

import { type Filled, fill, openFile } from './data.ts';

/** The host may send mail, and the guests have addresses and no answers. */
export async function fillForMail(dir: string, guests: number): Promise<Filled> {
  const filled = await fill(dir, { guests, answered: false });
  const db = openFile(filled.env.DATA_DIR);
  db.exec("update hosts set mail_address = 'host@example.org', mail_verified_at = 1");
  db.close();
  return filled;
}

/** Queues `count` invitations, the guests in rotation. */
export async function queueInvitations({ env, inviteId }: Filled, count: number): Promise<void> {
  const db = await openDatabase(env);
  const guests = await db
    .selectFrom('invitees')
    .innerJoin('invites', 'invites.id', 'invitees.invite_id')
    .select(['invitees.id', 'invitees.email', 'invites.host_uid as hostUid'])
    .where('invite_id', '=', inviteId)
    .execute();
  const invitations = guests.map(({ id, email, hostUid }): NewMail => ({
    kind: 'invitation',
    payload: null,
    address: email,
    hostUid,
    inviteId,
    inviteeId: id,
  }));
  const turns = Array.from({ length: Math.ceil(count / guests.length) }, () => invitations);
  const mails = turns.flat().slice(0, count);
  await db.transaction().execute((trx) => createQueue(Date.now).enqueue(trx, mails));
  await db.destroy();
}
