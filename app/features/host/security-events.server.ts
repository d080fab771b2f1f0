import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';
import type { SecurityEvent, SecurityLog } from '#app/platform/security-log.server.ts';

/** Kept events of each kind, so that a flood of failures displaces nothing else. */
const mostOfKind = 20;
const mostShown = 30;

export interface RecordServices {
  db: Db;
  clock: Clock;
  security: SecurityLog;
}

/** Only the device is stored. */
export interface EventSource {
  address: string;
  /** Browser and system in words. */
  device: string;
  problem?: string;
}

/** Writes to the security log, and to the host's 'Recent activity' (behaviour 32.6). */
export async function recordHostEvent(
  services: RecordServices,
  event: SecurityEvent,
  { uid, username }: { uid: string; username: string },
  { address, device, problem }: EventSource,
): Promise<void> {
  services.security.record(event, { address, username, problem });
  await noteHostEvent(services, event, { uid, device });
}

/** Writes only to 'Recent activity': for what somebody else does, whose address is not the host's. */
export async function noteHostEvent(
  { db, clock }: Pick<RecordServices, 'db' | 'clock'>,
  event: SecurityEvent,
  { uid, device }: { uid: string; device: string },
): Promise<void> {
  const at = clock();
  await db
    .insertInto('security_events')
    .values({ id: createOrderedId(at), host_uid: uid, event, device, at })
    .execute();
  const kept = db
    .selectFrom('security_events')
    .select('id')
    .where('host_uid', '=', uid)
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .limit(mostOfKind);
  await db
    .deleteFrom('security_events')
    .where('host_uid', '=', uid)
    .where('event', '=', event)
    .where('id', 'not in', kept)
    .execute();
}

export interface HostEvent {
  id: string;
  event: string;
  device: string;
  at: number;
}

/** The newest first. */
export async function listHostEvents(db: Db, uid: string): Promise<HostEvent[]> {
  return db
    .selectFrom('security_events')
    .select(['id', 'event', 'device', 'at'])
    .where('host_uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}
