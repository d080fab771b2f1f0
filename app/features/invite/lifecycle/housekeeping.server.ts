import { noteActivity } from '#app/features/activity/store.server.ts';
import { isPastSince } from '#app/features/schedule/past.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { askForErasure, eraseDeleted } from '#app/platform/db/erase.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';

import { lockEvent } from '../members/membership-store.server.ts';
import { findInvite } from '../store.server.ts';
import {
  deleteGuests,
  hasDeleted,
  listLongPast,
  removeDeleted,
  setExpiryNotice,
} from './housekeeping-store.server.ts';
import { hasExpired, noticeDays, undoDeletionMs } from './rules.ts';

export interface HousekeepingServices {
  db: Db;
  clock: Clock;
  live: Publisher;
  settings: { RETENTION_DAYS?: number | undefined };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Every process may call it at any time (behaviour 34.8, 34.10, 34.11). */
export async function runHousekeeping(services: HousekeepingServices): Promise<void> {
  await removeDeletedEvents(services);
  const { RETENTION_DAYS: days } = services.settings;
  if (days !== undefined) await expireGuests(services, days);
  await eraseDeleted(services.db);
}

async function removeDeletedEvents({ db, clock }: HousekeepingServices): Promise<void> {
  const until = clock() - undoDeletionMs;
  if (!(await hasDeleted(db, until))) return;
  await db.transaction().execute(async (trx) => {
    await removeDeleted(trx, until);
    await askForErasure(trx);
  });
}

async function expireGuests(services: HousekeepingServices, days: number): Promise<void> {
  const { db, clock } = services;
  // A day more, because the day of an event ends at another moment in every zone.
  const latest = new Date(clock() - (days - noticeDays - 1) * dayMs).toISOString().slice(0, 10);
  for (const id of await listLongPast(db, latest)) await expireGuestsOf(services, id, days);
}

/** Each event in a transaction of its own, in which it is read: its host may have changed the date meanwhile. */
async function expireGuestsOf(
  { db, clock, live }: HousekeepingServices,
  id: string,
  days: number,
): Promise<void> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    await lockEvent(trx, id);
    const event = await findInvite(trx, id);
    if (!event) return false;
    const isDue = isPastSince(event, days - noticeDays, now);
    if (!isDue)
      return event.expiryToldAt !== null && setExpiryNotice(trx, { id, toldAt: null, now });
    if (event.expiryToldAt === null) return setExpiryNotice(trx, { id, toldAt: now, now });
    if (!hasExpired(event, days, event.expiryToldAt, now)) return false;
    await deleteGuests(trx, id, now);
    await noteActivity(trx, { inviteId: id, hostUid: null, kind: 'guests-expired', now });
    await askForErasure(trx);
    return true;
  });
  if (done) live.publish(id);
}
