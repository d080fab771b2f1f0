import type { Db } from '#app/platform/db/client.server.ts';

/**
 * Lets the mail of an event that waits go where its invitees read mail by now, in the transaction that changes their
 * addresses (behaviour 29.8). What is being sent loses its lease, so that it goes to the new address as well. Mail to
 * who has no address any more stays, and is not sent.
 */
export async function redirectMail(trx: Db, inviteId: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .from('invitees')
    .set((eb) => ({ address: eb.ref('invitees.email'), state: 'queued' as const, lease: null }))
    .whereRef('invitees.id', '=', 'outbox.invitee_id')
    .where('outbox.invite_id', '=', inviteId)
    .where('outbox.state', 'in', ['queued', 'leased'])
    .where('invitees.email', '<>', '')
    .whereRef('invitees.email', '<>', 'outbox.address')
    .execute();
}
