import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';

import { findTomorrow, toPeriods } from '../rules.ts';
import { type DayLimits, type MailWait, guestCausedKinds } from '../schema.ts';
import { boundHost, boundMailbox, boundNetwork } from './bounds.server.ts';
import { readCounts } from './counts.server.ts';
import { findYoung } from './young-hosts.server.ts';

interface Day extends DayLimits {
  now: number;
}

/** A link to an address, and the network address of who asks for it. */
export interface Sending {
  address: string;
  visitor: string;
}

export async function hasRoomForLink(
  db: Db,
  { address, visitor }: Sending,
  day: Day,
): Promise<boolean> {
  const bounds = [boundMailbox(address, day), boundNetwork(hashToken(visitor), day)];
  const scopes = bounds.map(({ scope }) => scope);
  const counts = await readCounts(db, toPeriods(day.now).day, scopes);
  return bounds.every(({ scope, limit }) => (counts.get(scope) ?? 0) < limit);
}

function waitingMail(db: Db, now: number) {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'queued')
    .where('counted', '=', 0)
    .where('due_at', '<', findTomorrow(now))
    .where('kind', 'not in', guestCausedKinds)
    .where('invite_id', 'is not', null);
}

/** The rest of a host's day without what is queued for it, and the limit that leaves the least (behaviour 31.6). */
export async function findRoom(
  db: Db,
  { hostUid, visitor }: { hostUid: string; visitor: string },
  day: Day,
): Promise<{ left: number; wait: MailWait }> {
  const { young } = await findYoung(db, [hostUid], day.now);
  const ofHost = boundHost(hostUid, young.has(hostUid), day);
  const network = hashToken(visitor);
  const ofNetwork = boundNetwork(network, day);
  const counts = await readCounts(db, toPeriods(day.now).day, [ofHost.scope, ofNetwork.scope]);
  const queued = new Map([
    [
      ofHost,
      await waitingMail(db, day.now).where('host_uid', '=', hostUid).executeTakeFirstOrThrow(),
    ],
    [
      ofNetwork,
      await waitingMail(db, day.now).where('network', '=', network).executeTakeFirstOrThrow(),
    ],
  ]);
  const rooms = [...queued].map(([{ scope, limit, wait }, { count }]) => ({
    left: Math.max(0, limit - (counts.get(scope) ?? 0) - count),
    wait,
  }));
  return rooms.reduce((least, room) => (room.left < least.left ? room : least));
}
