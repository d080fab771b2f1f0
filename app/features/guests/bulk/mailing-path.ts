import { getMessagesPath } from '#app/platform/paths.ts';

import { writeGuestQuery } from '../find/guest-query.ts';
import { type GuestsSelection, mostInAddress } from '../schema.ts';

interface Meant {
  chosen: GuestsSelection;
  /** Invitees who are selected one by one, or excepted from all. */
  named: readonly string[];
}

/** The address that writes to selected invitees; null if it would name too many (behaviour 35.8). */
export function findMailingPath(
  inviteId: string,
  kind: 'invitation' | 'reminder' | 'message',
  { chosen, named }: Meant,
): string | null {
  if (named.length > mostInAddress) return null;
  const isEvery = 'every' in chosen;
  const search = new URLSearchParams(
    isEvery ? writeGuestQuery({ ...chosen.every, columns: [], sort: 'need' }) : '',
  );
  search.set('send', kind);
  if (isEvery) search.set('every', '');
  for (const id of named) search.append(isEvery ? 'except' : 'guest', id);
  return `${getMessagesPath(inviteId)}?${search}`;
}
