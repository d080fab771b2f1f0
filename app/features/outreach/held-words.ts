import type { Held } from '#app/features/mail/outbox/held.server.ts';
import { countLabel } from '#app/platform/text.ts';

import type { MailingKind } from './audience.ts';
import { countMailing } from './mailing-words.ts';
import { mailingKinds } from './schema.ts';

const isMailing = (kind: string): kind is MailingKind =>
  (mailingKinds as readonly string[]).includes(kind);

/** '36 invitations', '2 invitations and 5 messages' */
export function describeHeld(held: readonly Held[]): string {
  const counts = new Map<string, number>();
  for (const { kind, count } of held) {
    const noun = isMailing(kind) && kind !== 'change' && kind !== 'cancellation' ? kind : 'message';
    counts.set(noun, (counts.get(noun) ?? 0) + count);
  }
  const parts = [...counts].map(([kind, count]) =>
    isMailing(kind) ? countMailing(kind, count) : countLabel(count, kind),
  );
  return new Intl.ListFormat('en').format(parts);
}

/** What the press on the link says that confirms an address, and has released these. */
export function describeConfirmed(released: readonly Held[]): string {
  if (released.length === 0) return 'Your address is confirmed.';
  const isOne = released.length === 1 && released[0]?.count === 1;
  return `Confirmed. ${describeHeld(released)} ${isOne ? 'is' : 'are'} on ${isOne ? 'its' : 'their'} way.`;
}
