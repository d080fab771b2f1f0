import { toFacts } from '#app/features/invite/rules.ts';
import type { Invite, KnownFacts } from '#app/features/invite/schema.ts';
import { isPast } from '#app/features/schedule/past.ts';

import { type Addressee, isUnreachable, sortAddressees } from './audience.ts';
import { nameChanges } from './change-words.ts';
import type { Offer } from './schema.ts';

interface Known {
  /** The facts that guests know, if they have changed. */
  before: KnownFacts | null;
  addressees: readonly Addressee[];
  now: number;
  sendsMail: boolean;
}

/** Whether a change can be told to somebody by phone alone (behaviour 48.4). */
export function isForPhone(addressee: Addressee, sendsMail: boolean): boolean {
  const { isReply, knewBefore, answer } = addressee;
  return !isReply && knewBefore && answer !== 'no' && isUnreachable(addressee, sendsMail);
}

/** Null when there is nothing to tell, or nobody to tell it to. */
export function toOffer(
  invite: Invite,
  { before, addressees, now, sendsMail }: Known,
): Offer | null {
  if (!before || invite.cancellation || isPast(invite, now)) return null;
  const what = nameChanges(before, { ...toFacts(invite), eventName: invite.eventName });
  const target = { kind: 'change', to: 'all', guests: [] } as const;
  const { readers } = sortAddressees(target, addressees);
  const count = sendsMail ? readers.length : 0;
  const byPhone = addressees.filter((one) => isForPhone(one, sendsMail)).length;
  return what === '' || count + byPhone === 0 ? null : { what, count, byPhone };
}
