import type { Host } from '#app/features/host/schema.ts';
import {
  type LifecycleServices,
  deleteEvent,
} from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { undoDeletionMs } from '#app/features/invite/lifecycle/rules.ts';
import type { Admitted } from '#app/features/invite/service.server.ts';
import { holdMail } from '#app/features/mail/outbox/withdraw.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

/** Deletes an event of this host until it is brought back, with its mail. `visitor` is the network address. */
export async function deleteOwnEvent(
  services: LifecycleServices & { security: SecurityLog },
  { host, visitor }: { host: Host; visitor: string },
  event: Admitted & { readonly role: 'owner' },
): Promise<void> {
  const { id } = event;
  // One minute more, so that the event is gone before its mail would be due.
  await deleteEvent(services, event, (trx, now) =>
    holdMail(trx, id, now + undoDeletionMs + 60_000),
  );
  const who = { address: visitor, username: host.username, invite: id };
  services.security.record('event deleted', who);
}
