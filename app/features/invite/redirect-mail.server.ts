import type { Db } from '#app/platform/db/client.server.ts';

/**
 * Waiting mail goes to the invitees' current addresses (behaviour 29.8). A message that is being sent loses its lease,
 * so that it goes to the new address as well, and counts again. Messages to invitees without an address are not sent.
 */
export async function redirectMail(trx: Db, inviteId: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .from('invitees')
    .set((eb) => ({
      address: eb.ref('invitees.email'),
      state: 'queued' as const,
      lease: null,
      counted: 0,
    }))
    .whereRef('invitees.id', '=', 'outbox.invitee_id')
    .where('outbox.invite_id', '=', inviteId)
    .where('outbox.state', 'in', ['queued', 'leased'])
    .where('invitees.email', '<>', '')
    .whereRef('invitees.email', '<>', 'outbox.address')
    .execute();
}
