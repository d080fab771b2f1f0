import type { DoorInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readMark } from '#app/platform/db/versions.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { type DoorGuest, type Press, decidePress, isWalkIn } from './door-rules.ts';
import * as store from './door-store.server.ts';
import {
  type DoorMessage,
  type DoorNews,
  type DoorView,
  type Unstored,
  mostWalkIns,
} from './schema.ts';

/** The guests sorted by name. */
export async function listDoorGuests(db: Db, { id }: DoorInvite): Promise<DoorGuest[]> {
  const { compare } = new Intl.Collator('en');
  const guests = await store.listDoorRows(db, id);
  return guests.toSorted((one, other) => compare(one.name, other.name));
}

/** Reads the number of the last change first, so that a concurrent change is sent twice rather than missed. */
async function readNews(
  db: Db,
  invite: DoorInvite,
  { seen, guests: known }: Pick<DoorMessage, 'seen' | 'guests'>,
): Promise<DoorNews> {
  const last = await store.readLastChange(db, invite.id);
  const guests = await readMark(db, invite.id);
  const arrivals = last === seen ? [] : await store.listArrivals(db, invite.id, seen);
  const news = { seen: last, arrivals, guests };
  return guests === known ? news : { ...news, list: await listDoorGuests(db, invite) };
}

const nothing = { seen: 0, guests: '' };

/** The whole list with everybody who is here (behaviour 41.1). */
export async function loadDoor(db: Db, invite: DoorInvite): Promise<DoorView> {
  return { list: [], ...(await readNews(db, invite, nothing)) };
}

function takeLast(presses: readonly Press[]): Press[] {
  const last = new Map<string, Press>();
  for (const press of presses) {
    if ((last.get(press.guest)?.press ?? -1) <= press.press) last.set(press.guest, press);
  }
  return [...last.values()];
}

/**
 * Stores the presses of a phone. Returns the changes since its last message, and the presses that were not stored. A
 * press for an answer that was merged with an invitee's counts for the invitee (behaviour 41.4, 41.5, 41.11).
 */
export async function takePresses(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  invite: DoorInvite,
  message: DoorMessage,
): Promise<DoorNews & Unstored> {
  const unstored: Unstored = { elsewhere: [], gone: [], full: [] };
  const presses = takeLast(message.presses);
  if (presses.length > 0) {
    const { phone } = message;
    const isChanged = await db.transaction().execute(async (trx) => {
      await lockInvite(trx, invite.id);
      return storePresses({ trx, inviteId: invite.id, phone, now: clock() }, presses, unstored);
    });
    if (isChanged) live.publish(invite.id);
  }
  return { ...(await readNews(db, invite, message)), ...unstored };
}

interface Storing {
  trx: Db;
  inviteId: string;
  phone: string;
  now: number;
}

/** Returns whether presses changed anything. Adds the guests of those that are not stored to `unstored`. */
async function storePresses(
  { trx, inviteId, phone, now }: Storing,
  presses: readonly Press[],
  { elsewhere, gone, full }: Unstored,
): Promise<boolean> {
  const pressed = presses.map(({ guest }) => guest);
  const merged = await store.findMerged(trx, inviteId, pressed);
  const ids = [...new Set([...pressed, ...merged.values()])];
  const stored = await store.findArrivals(trx, inviteId, ids);
  const listed = await store.findListed(trx, inviteId, ids);
  const first = await store.readLastChange(trx, inviteId);
  let room = ids.some(isWalkIn) ? mostWalkIns - (await store.countWalkIns(trx, inviteId)) : 0;
  let change = first;
  for (const press of presses) {
    const guest = merged.get(press.guest) ?? press.guest;
    const before = stored.get(guest);
    const isAdded = isWalkIn(guest);
    // What a phone has pressed for an invitee is not replaced by its press for an answer that became theirs.
    const outcome = decidePress(before, press, guest === press.guest ? phone : '');
    if (!listed.has(guest) && !isAdded) gone.push(press.guest);
    else if (outcome === 'elsewhere') elsewhere.push(press.guest);
    else if (outcome === 'stored' && isAdded && !before && room-- <= 0) full.push(guest);
    else if (outcome === 'stored') {
      const { people } = press;
      const name = isAdded && people > 0 ? press.name : '';
      const version = (before?.version ?? 0) + 1;
      const arrival = { guest, people, name, version, phone, press: press.press };
      const at = { inviteId, id: createId(), change: (change += 1), now };
      await store.putArrival(trx, at, arrival);
      stored.set(guest, arrival);
    }
  }
  return change > first;
}
