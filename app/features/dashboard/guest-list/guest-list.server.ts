import type { AnswerFilter } from '#app/features/guests/answer-filter.ts';
import type { GuestPageQuery, GuestQuery } from '#app/features/guests/guest-query.ts';
import { createNameFilter } from '#app/features/guests/name-search.ts';
import { type AnswerCounts, countGuests } from '#app/features/rsvp/rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import * as store from './guest-list-store.server.ts';
import type { GuestListing, ListedGuest } from './guest-row.ts';

const answersOf: Record<AnswerFilter, store.GuestSelection['answer']> = {
  all: 'all',
  going: 'yes',
  maybe: 'maybe',
  declined: 'no',
  none: 'none',
};

/**
 * Lists one page of an invitation's guests: the invitees in the host's order, then the guests of the open link.
 * `counts` are the invitation's answers, as counted a moment before.
 */
export async function listGuests(
  db: Db,
  { inviteId, counts }: { inviteId: string; counts: AnswerCounts },
  { find, show, from }: GuestPageQuery,
  limit: number,
): Promise<GuestListing> {
  const guests: store.GuestSelection = { inviteId, answer: answersOf[show] };
  if (find !== '') return findGuests(db, guests, { find, from, limit });
  const { invited, open } = countGuests(counts, guests.answer);
  const rows: ListedGuest[] = [];
  if (from < invited) rows.push(...(await store.listInvited(db, guests, { offset: from, limit })));
  const left = limit - rows.length;
  if (left > 0 && open > 0) {
    const offset = Math.max(0, from - invited);
    rows.push(...(await store.listOpen(db, guests, { offset, limit: left })));
  }
  return { invited, open, rows };
}

/** The answers of the open link that a search lists, the newest first. */
export async function listOpenIds(
  db: Db,
  inviteId: string,
  { find, show }: GuestQuery,
): Promise<string[]> {
  const isMatch = createNameFilter(find);
  const named = await store.listOpenNames(db, { inviteId, answer: answersOf[show] });
  return named.filter(({ name }) => isMatch(name)).map(({ id }) => id);
}

/**
 * Compares names here and not in SQL, because the two engines differ in which letters they treat as equal.
 * 10,000 names take about 10 ms.
 */
async function findGuests(
  db: Db,
  guests: store.GuestSelection,
  { find, from, limit }: { find: string; from: number; limit: number },
): Promise<GuestListing> {
  const isMatch = createNameFilter(find);
  const matches = ({ name, email }: store.NamedGuest) => isMatch(`${name} ${email}`);
  const invited = (await store.listInvitedNames(db, guests)).filter(matches);
  const open = (await store.listOpenNames(db, guests)).filter(matches);
  const invitedIds = invited.slice(from, from + limit).map(({ id }) => id);
  const start = Math.max(0, from - invited.length);
  const openIds = open.slice(start, start + limit - invitedIds.length).map(({ id }) => id);
  const rows = [
    ...(invitedIds.length > 0 ? await store.listInvited(db, guests, { ids: invitedIds }) : []),
    ...(openIds.length > 0 ? await store.listOpen(db, guests, { ids: openIds }) : []),
  ];
  return { invited: invited.length, open: open.length, rows };
}
