import type { Host } from '#app/features/host/schema.ts';
import {
  type LifecycleServices,
  listDeletedEvents,
  restoreEvent,
} from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { leaveEvent } from '#app/features/invite/members.server.ts';
import type { Role } from '#app/features/invite/members/schema.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { type ListedEntry, isOwner, listEntriesOf } from '#app/features/invite/service.server.ts';
import { readInvites } from '#app/features/invite/store.server.ts';
import { releaseMail } from '#app/features/mail/outbox/withdraw.server.ts';
import { type ToldServices, findToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import { loadFiguresOfInvites } from '#app/features/rsvp/service.server.ts';
import { readEach } from '#app/platform/db/read-each.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import { deleteOwnEvent } from '../delete-event.server.ts';
import {
  type EventLists,
  type EventSummary,
  sortEvents,
  toEventSummary,
} from './event-summary.server.ts';

export interface DeletedSummary {
  id: string;
  title: string;
  /** Minutes left to restore it, rounded up. */
  minutes: number;
}

/** An event whose data is damaged; it can be deleted or left. */
export interface UnreadableSummary {
  id: string;
  title: string;
  role: Role;
}

export interface HostEvents extends EventLists {
  deleted: DeletedSummary[];
  unreadable: UnreadableSummary[];
}

interface ListServices extends ToldServices {
  log: Log;
  settings: { RETENTION_DAYS?: number | undefined };
}

/** How many do not know that it is canceled. */
async function countUntold(
  services: ListServices,
  host: Host,
  invite: Invite,
  role: Role,
): Promise<number> {
  if (!invite.cancellation || role === 'door') return 0;
  const { byMail, others } = await findToTell(services, { ...invite, editor: host.uid });
  return byMail + others;
}

async function summarize(
  services: ListServices,
  host: Host,
  entries: readonly ListedEntry[],
): Promise<EventSummary[]> {
  const { db, clock, settings } = services;
  const ids = entries.map(({ id }) => id);
  const roles = new Map(entries.map(({ id, role }) => [id, role]));
  const invites = await readInvites(db, ids);
  const figures = await loadFiguresOfInvites(db, ids);
  const context = { now: clock(), retentionDays: settings.RETENTION_DAYS };
  const summaries: EventSummary[] = [];
  for (const invite of invites) {
    const [own, role] = [figures.get(invite.id), roles.get(invite.id)];
    if (!own || !role) continue;
    const untold = await countUntold(services, host, invite, role);
    summaries.push(toEventSummary(invite, own, { ...context, role, untold }));
  }
  return summaries;
}

function readSummaries(services: ListServices, host: Host, entries: readonly ListedEntry[]) {
  return readEach(
    entries,
    (some) => summarize(services, host, some),
    ({ id }, error) => services.log.error('event cannot be read', { invite: id, error }),
  );
}

export async function listEvents(services: ListServices, host: Host): Promise<HostEvents> {
  const entries = await listEntriesOf(services.db, host.uid);
  const { values, failed } = await readSummaries(services, host, entries);
  const now = services.clock();
  const deleted = (await listDeletedEvents(services, host)).map(({ until, ...event }) => ({
    id: event.id,
    title: formatHostTitle(event),
    minutes: Math.ceil((until - now) / 60_000),
  }));
  const unreadable = failed.map(({ id, eventName, role }) => {
    const title = formatHostTitle({ eventName, theme: [], eventType: [] });
    return { id, title, role };
  });
  return { ...sortEvents(values), deleted, unreadable };
}

/** Deletes or leaves an event that cannot be read; false where there is no such event (behaviour 33.34). */
export async function removeUnreadable(
  services: ListServices & LifecycleServices & { security: SecurityLog },
  asked: { host: Host; visitor: string },
  id: string,
): Promise<boolean> {
  const entries = await listEntriesOf(services.db, asked.host.uid);
  const own = entries.filter((entry) => entry.id === id);
  const [entry] = (await readSummaries(services, asked.host, own)).failed;
  if (!entry) return false;
  if (isOwner(entry)) await deleteOwnEvent(services, asked, entry);
  else await leaveEvent(services, asked.host, id);
  return true;
}

/** Restores a deleted event and its queued mail; false once it is too late. */
export function undoDeletion(
  services: LifecycleServices,
  host: Host,
  id: string,
): Promise<boolean> {
  return restoreEvent(services, host, id, (trx, now) => releaseMail(trx, id, now));
}
