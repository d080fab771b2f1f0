import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';

import { findTomorrow, toPeriods } from '../rules.ts';
import { type DayLimits, type DayWait, guestCausedKinds, hostKinds } from '../schema.ts';
import { boundHost, boundMailbox, boundNetwork, listBounds } from './bounds.server.ts';
import { readCounts } from './counts.server.ts';
import { sortByRoom } from './day-limits.server.ts';
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
): Promise<{ left: number; wait: DayWait }> {
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

/** What is queued for today to each of these addresses, of all hosts. */
async function countWaitingTo(
  db: Db,
  addresses: readonly string[],
  now: number,
): Promise<{ address: string; count: number }[]> {
  const found = [];
  for (const some of inBatches([...new Set(addresses)])) {
    found.push(
      await db
        .selectFrom('outbox')
        .select(({ fn }) => ['address', fn.countAll<number>().as('count')])
        .where('address', 'in', some)
        .where('state', '=', 'queued')
        .where('counted', '=', 0)
        .where('due_at', '<', findTomorrow(now))
        .where('kind', 'not in', hostKinds)
        .groupBy('address')
        .execute(),
    );
  }
  return found.flat();
}

interface Foreseen {
  wait: DayWait;
  count: number;
}

/**
 * How many messages to these addresses would wait for another day, and because of which limits, were they queued now in
 * this order (behaviour 31.6). Other spellings of a mailbox count once they are sent.
 */
export async function foreseeWaiting(
  db: Db,
  {
    hostUid,
    visitor,
    addresses,
  }: { hostUid: string; visitor: string; addresses: readonly string[] },
  day: Day,
): Promise<Foreseen[]> {
  const { young } = await findYoung(db, [hostUid], day.now);
  const network = hashToken(visitor);
  const toRow = (address: string) => ({
    kind: 'invitation' as const,
    address,
    host_uid: hostUid,
    invitee_id: address,
    reply_id: null,
    network,
  });
  const boundsOf = (address: string) => listBounds(toRow(address), young.has(hostUid), day);
  const bounds = new Map(addresses.map((address) => [toRow(address), boundsOf(address)]));
  const counts = new Map<string, number>();
  const add = (scope: string, count: number) => counts.set(scope, (counts.get(scope) ?? 0) + count);
  const scopes = [...new Set([...bounds.values()].flat().map(({ scope }) => scope))];
  const { day: period } = toPeriods(day.now);
  for (const some of inBatches(scopes)) {
    for (const [scope, count] of await readCounts(db, period, some)) add(scope, count);
  }
  const ofHost = waitingMail(db, day.now).where('host_uid', '=', hostUid);
  const ofNetwork = waitingMail(db, day.now).where('network', '=', network);
  add(hostUid, (await ofHost.executeTakeFirstOrThrow()).count);
  add(boundNetwork(network, day).scope, (await ofNetwork.executeTakeFirstOrThrow()).count);
  for (const { address, count } of await countWaitingTo(db, addresses, day.now)) {
    add(boundMailbox(address, day).scope, count);
  }
  const byWait = Map.groupBy(sortByRoom(bounds, counts).late.values(), ({ wait }) => wait);
  return [...byWait].map(([wait, late]) => ({ wait, count: late.length }));
}
