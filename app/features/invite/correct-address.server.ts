import type { Db } from '#app/platform/db/client.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';
import { toNameKey } from '#app/platform/person-names.ts';

import { redirectMail } from './redirect-mail.server.ts';

interface Correction {
  inviteId: string;
  inviteeId: string;
  address: string;
  now: number;
}

/**
 * Waiting mail goes to the new address. The list counts as changed, so that no screen opened before overwrites it. The
 * invitation must be locked. False when the invitee is gone.
 */
export async function correctInviteeAddress(
  trx: Db,
  { inviteId, inviteeId, address, now }: Correction,
): Promise<boolean> {
  const result = await trx
    .updateTable('invitees')
    .set({ email: address })
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await redirectMail(trx, inviteId);
  await changeInvite(trx, now, ['invitee']).where('id', '=', inviteId).execute();
  return true;
}

/** In E.164, or '' for none. The list counts as changed, as after another address. The invitation must be locked. */
export async function changeInviteePhone(
  trx: Db,
  { inviteId, inviteeId, phone, now }: Omit<Correction, 'address'> & { phone: string },
): Promise<void> {
  await trx
    .updateTable('invitees')
    .set({ phone })
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .execute();
  await changeInvite(trx, now, ['invitee']).where('id', '=', inviteId).execute();
}

/** '' for the event's. The list counts as changed. The invitation must be locked. */
export async function changeInviteeLanguage(
  trx: Db,
  { inviteId, inviteeId, language, now }: Omit<Correction, 'address'> & { language: string },
): Promise<void> {
  await trx
    .updateTable('invitees')
    .set({ language })
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .execute();
  await changeInvite(trx, now, ['invitee']).where('id', '=', inviteId).execute();
}

/** The list counts as changed, as after another address. The invitation must be locked. */
export async function renameInvitee(
  trx: Db,
  { inviteId, inviteeId, name, now }: Omit<Correction, 'address'> & { name: string },
): Promise<void> {
  await trx
    .updateTable('invitees')
    .set({ name, name_key: toNameKey(name) })
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .execute();
  await changeInvite(trx, now, ['invitee']).where('id', '=', inviteId).execute();
}
