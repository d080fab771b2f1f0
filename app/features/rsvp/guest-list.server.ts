import type { GuestPageQuery, Show } from '#app/features/invite/guest-query.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import * as store from './guest-list-store.server.ts';
import { type Counted, createFinder, sizesOf } from './rules.ts';
import type { GuestPage, ListedGuest } from './schema.ts';

const givenBy: Record<Show, store.Guests['given']> = {
  all: 'all',
  going: 'yes',
  maybe: 'maybe',
  declined: 'no',
  none: 'none',
};

/**
 * One page of the guests of an invitation, whose answers have been counted: the invitees in the host's order,
 * then who answered over the open link.
 */
export async function listGuestPage(
  db: Db,
  { inviteId, counted }: { inviteId: string; counted: Counted },
  { find, show, from }: GuestPageQuery,
  limit: number,
): Promise<GuestPage> {
  const guests: store.Guests = { inviteId, given: givenBy[show] };
  if (find !== '') return findGuests(db, guests, { find, from, limit });
  const { invited, open } = sizesOf(counted, guests.given);
  const rows: ListedGuest[] = [];
  if (from < invited) rows.push(...(await store.listInvited(db, guests, { offset: from, limit })));
  const left = limit - rows.length;
  if (left > 0 && open > 0) {
    const offset = Math.max(0, from - invited);
    rows.push(...(await store.listOpen(db, guests, { offset, limit: left })));
  }
  return { invited, open, rows };
}

const idsOf = (some: readonly store.NamedGuest[]) => some.map(({ id }) => id);

/**
 * Names are compared here and not by the database: what counts as the same letter would be another thing on
 * each engine. Ten thousand of them take some ten milliseconds.
 */
async function findGuests(
  db: Db,
  guests: store.Guests,
  { find, from, limit }: { find: string; from: number; limit: number },
): Promise<GuestPage> {
  const found = createFinder(find);
  const matches = ({ name, email }: store.NamedGuest) => found(`${name} ${email}`);
  const invited = (await store.nameInvited(db, guests)).filter(matches);
  const open = (await store.nameOpen(db, guests)).filter(matches);
  const ofInvited = idsOf(invited.slice(from, from + limit));
  const start = Math.max(0, from - invited.length);
  const ofOpen = idsOf(open.slice(start, start + limit - ofInvited.length));
  const rows = [
    ...(ofInvited.length > 0 ? await store.listInvited(db, guests, { ids: ofInvited }) : []),
    ...(ofOpen.length > 0 ? await store.listOpen(db, guests, { ids: ofOpen }) : []),
  ];
  return { invited: invited.length, open: open.length, rows };
}
