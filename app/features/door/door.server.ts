import type { DoorInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { type DoorGuest, type Press, decidePress, isWalkIn } from './door-rules.ts';
import * as store from './door-store.server.ts';
import { type DoorMessage, type DoorNews, type DoorView, mostWalkIns } from './schema.ts';

/** The guests sorted by name. */
export async function listDoorGuests(db: Db, { id }: DoorInvite): Promise<DoorGuest[]> {
  const { compare } = new Intl.Collator('en');
  const guests = await store.listDoorRows(db, id);
  return guests.toSorted((one, other) => compare(one.name, other.name));
}

/**
 * The news for a phone. The number of the last change is read first, so that a change in between is sent twice and
 * never missed.
 */
async function readNews(
  db: Db,
  invite: DoorInvite,
  { seen, guests: known }: Pick<DoorMessage, 'seen' | 'guests'>,
): Promise<DoorNews> {
  const last = await store.readLastChange(db, invite.id);
  const mark = await store.readAnswersMark(db, invite.id);
  const arrivals = last === seen ? [] : await store.listArrivals(db, invite.id, seen);
  const guests = `${invite.version}.${mark}`;
  const news = { seen: last, arrivals, guests };
  return guests === known ? news : { ...news, list: await listDoorGuests(db, invite) };
}

const nothing = { seen: 0, guests: '' };

/** The whole list with everybody who is here (behaviour 41.1). */
export async function loadDoor(db: Db, invite: DoorInvite): Promise<DoorView> {
  return { list: [], ...(await readNews(db, invite, nothing)) };
}

/** Keeps only the last press for each guest in a message. */
function takeLast(presses: readonly Press[]): Press[] {
  const last = new Map<string, Press>();
  for (const press of presses) {
    if ((last.get(press.guest)?.press ?? -1) <= press.press) last.set(press.guest, press);
  }
  return [...last.values()];
}

/**
 * Stores the presses of a phone. Returns the changes since its last message, the presses that another phone was faster
 * with, and the people who were not added because the event has too many. Presses for guests who are no longer on the
 * list change nothing (behaviour 41.4, 41.5).
 */
export async function takePresses(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  invite: DoorInvite,
  message: DoorMessage,
): Promise<DoorNews & { elsewhere: string[]; full: string[] }> {
  const { phone, presses } = message;
  const elsewhere: string[] = [];
  const full: string[] = [];
  const wanted = takeLast(presses);
  if (wanted.length > 0) {
    const isChanged = await db.transaction().execute(async (trx) => {
      await lockInvite(trx, invite.id);
      const ids = wanted.map(({ guest }) => guest);
      const stored = await store.findArrivals(trx, invite.id, ids);
      const listed = await store.findListed(trx, invite.id, ids);
      const first = await store.readLastChange(trx, invite.id);
      let room = ids.some(isWalkIn) ? mostWalkIns - (await store.countWalkIns(trx, invite.id)) : 0;
      let change = first;
      for (const press of wanted) {
        const { guest, people } = press;
        const before = stored.get(guest);
        if (!listed.has(guest) && !isWalkIn(guest)) continue;
        const outcome = decidePress(before, press, phone);
        if (outcome === 'elsewhere') elsewhere.push(guest);
        if (outcome !== 'stored') continue;
        if (isWalkIn(guest) && !before && room-- <= 0) {
          full.push(guest);
          continue;
        }
        const name = isWalkIn(guest) && people > 0 ? press.name : '';
        const version = (before?.version ?? 0) + 1;
        const at = { inviteId: invite.id, id: createId(), change: (change += 1), now: clock() };
        const arrival = { guest, people, name, version, phone, press: press.press };
        await store.putArrival(trx, at, arrival);
      }
      return change > first;
    });
    if (isChanged) live.publish(invite.id);
  }
  return { ...(await readNews(db, invite, message)), elsewhere, full };
}
