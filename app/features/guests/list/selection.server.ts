import type { Db } from '#app/platform/db/client.server.ts';

import type { GuestsSelection } from '../schema.ts';
import { listMatchingIds } from './guest-list.server.ts';

/** The selected guests who are still on the list, in its order. */
export interface SelectedGuests {
  invited: string[];
  open: string[];
}

const everybody = { find: '', show: 'all', labels: [] } as const;

export async function resolveGuests(
  db: Db,
  inviteId: string,
  guests: GuestsSelection,
): Promise<SelectedGuests> {
  const isEvery = 'every' in guests;
  const named = new Set(isEvery ? guests.except : guests.ids);
  const isChosen = (id: string) => named.has(id) !== isEvery;
  const listed = await listMatchingIds(db, inviteId, isEvery ? guests.every : everybody);
  return { invited: listed.invited.filter(isChosen), open: listed.open.filter(isChosen) };
}
