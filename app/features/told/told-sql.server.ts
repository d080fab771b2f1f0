import { sql } from 'kysely';

/*
 * Who was told of an event, as SQL over a row of `invitees` (behaviour 48.3). What is known of it is the mail to the
 * address on the list and what hosts said, so that a changed address or a bounce takes it back by itself.
 */

/** The latest mail to the address on the list failed. */
const lastFailed = sql`
  select 1 from outbox
  where outbox.invitee_id = invitees.id and outbox.address = invitees.email
    and outbox.state = 'failed'
    and not exists (
      select 1 from outbox as later
      where later.invitee_id = invitees.id and later.address = outbox.address
        and later.id > outbox.id and later.state <> 'suppressed'
    )
`;

/** Nobody has the address on the list, as the latest mail to it has shown. */
export const isDead = sql<boolean | number>`exists (
  ${lastFailed} and outbox.problem in ('no-mailbox', 'no-domain', 'bad-address')
)`;

/** The latest mail to the address on the list failed after all that a host said. */
export const cameBack = sql<boolean>`exists (
  ${lastFailed}
    and not exists (
      select 1 from handed_over
      where handed_over.invitee_id = invitees.id and handed_over.at >= outbox.updated_at
    )
)`;

/** Mail to the address on the list was sent or will be, or a host told the guest. */
export const isReached = sql<boolean>`(
  exists (
    select 1 from outbox
    where outbox.invitee_id = invitees.id and outbox.address = invitees.email
      and outbox.state not in ('failed', 'suppressed')
  ) or exists (select 1 from handed_over where handed_over.invitee_id = invitees.id)
)`;

/** Without an answer, which counts as told, and `rsvps` left joined. */
export const notToldYet = sql<boolean>`(rsvps.id is null and (not ${isReached} or ${cameBack}))`;
