import type { Host } from '#app/features/host/schema.ts';
import {
  type LifecycleServices,
  listDeletedEvents,
  restoreEvent,
} from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import { listInvitesOf } from '#app/features/invite/service.server.ts';
import { releaseMail } from '#app/features/mail/outbox/withdraw.server.ts';
import { loadFiguresOfInvites } from '#app/features/rsvp/service.server.ts';

import { type EventLists, sortEvents, toEventSummary } from './event-summary.ts';

export interface DeletedSummary {
  id: string;
  title: string;
  /** Minutes left to restore it, rounded up. */
  minutes: number;
}

export interface HostEvents extends EventLists {
  deleted: DeletedSummary[];
}

interface ListServices extends Pick<LifecycleServices, 'db' | 'clock'> {
  settings: { RETENTION_DAYS?: number | undefined };
}

export async function listEvents(services: ListServices, host: Host): Promise<HostEvents> {
  const { db, clock, settings } = services;
  const invites = await listInvitesOf(db, host.uid);
  const figures = await loadFiguresOfInvites(
    db,
    invites.map(({ invite }) => invite.id),
  );
  const now = clock();
  const context = { now, retentionDays: settings.RETENTION_DAYS };
  const events = invites.flatMap(({ invite, role }) => {
    const own = figures.get(invite.id);
    return own ? [toEventSummary(invite, own, { ...context, role })] : [];
  });
  const deleted = (await listDeletedEvents(services, host)).map(({ until, ...event }) => ({
    id: event.id,
    title: formatHostTitle(event),
    minutes: Math.ceil((until - now) / 60_000),
  }));
  return { ...sortEvents(events), deleted };
}

/** Restores a deleted event and its queued mail; false once it is too late. */
export function undoDeletion(
  services: LifecycleServices,
  host: Host,
  id: string,
): Promise<boolean> {
  return restoreEvent(services, host, id, (trx, now) => releaseMail(trx, id, now));
}
