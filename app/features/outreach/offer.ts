import { toFacts } from '#app/features/invite/rules.ts';
import type { Invite, KnownFacts } from '#app/features/invite/schema.ts';
import { isPast } from '#app/features/schedule/past.ts';

import { type Addressee, sortAddressees } from './audience.ts';
import { nameChanges } from './change-words.ts';
import type { Offer } from './schema.ts';

interface Known {
  /** The facts that guests know, if they have changed. */
  before: KnownFacts | null;
  addressees: readonly Addressee[];
  now: number;
}

/** Null when there is nothing to tell, or nobody to tell it to. */
export function toOffer(invite: Invite, { before, addressees, now }: Known): Offer | null {
  if (!before || invite.cancellation || isPast(invite, now)) return null;
  const what = nameChanges(before, { ...toFacts(invite), eventName: invite.eventName });
  const { readers } = sortAddressees({ kind: 'change', to: 'all', guests: [] }, addressees);
  return what === '' || readers.length === 0 ? null : { what, count: readers.length };
}
