import { setTimeout } from 'node:timers/promises';

import { geocodeAddress } from '#app/features/place/lookup/look-up.server.ts';
import type { Places } from '#app/features/place/port.ts';
import type { Limit } from '#app/platform/limits/limit.ts';
import type { Log } from '#app/platform/log.server.ts';

import type { UpdateServices } from './service.server.ts';
import * as store from './store.server.ts';

/** The longest a save waits, in milliseconds. */
const locateWait = 1000;

export interface LocateServices extends UpdateServices {
  places: Places;
  log: Log;
  limits: { placesByAddress: Limit };
  stopping: AbortSignal;
}

/**
 * Gives a location that was saved as text the first point that the geocoder has (behaviour 10.30). Never fails; a
 * point that is found after a second is still stored and published. `visitor` is the host's network address.
 */
export async function locateInvite(
  services: LocateServices,
  inviteId: string,
  visitor: string,
): Promise<void> {
  const located = findAndStore(services, inviteId, visitor).catch((error: unknown) => {
    services.log.error('location not looked up', { error });
  });
  await Promise.race([located, setTimeout(locateWait, undefined, { ref: false })]);
}

async function findAndStore(
  { db, clock, live, places, log, limits, stopping }: LocateServices,
  inviteId: string,
  visitor: string,
): Promise<void> {
  const invite = await store.findInvite(db, inviteId);
  if (!invite || invite.location === '' || invite.lat !== null) return;
  if (!(await limits.placesByAddress.allow(visitor))) return;
  const { location } = invite;
  const found = await geocodeAddress(location, { places, log, visitor, signal: stopping });
  if (!found.ok || !found.value || stopping.aborted) return;
  const { lat, lng, timeZone } = found.value;
  const point = { id: inviteId, location, lat, lng, timeZone, now: clock() };
  if (await db.transaction().execute((trx) => store.setPoint(trx, point))) live.publish(inviteId);
}
