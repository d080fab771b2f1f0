import type { Held } from '#app/features/mail/outbox/held.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { MailingKind } from './audience.ts';
import { type Noun, countNoun, toNoun } from './mailing-words.ts';
import { mailingKinds } from './schema.ts';

const isMailing = (kind: string): kind is MailingKind =>
  (mailingKinds as readonly string[]).includes(kind);

/** '36 invitations', '2 reminders' */
export function listHeld(held: readonly Held[]): string[] {
  const counts = new Map<Noun, number>();
  for (const { kind, count } of held) {
    const noun = isMailing(kind) ? toNoun(kind) : 'message';
    counts.set(noun, (counts.get(noun) ?? 0) + count);
  }
  return [...counts].map(([noun, count]) => countNoun(noun, count));
}

/** What the press on the link says that confirms an address, and has released these. */
export function describeConfirmed(released: readonly Held[]): string {
  const count = released.reduce((sum, held) => sum + held.count, 0);
  if (count === 0) return say('Your address is confirmed.');
  return say(
    'Confirmed. {count, plural, one {{messages} is on its way.} other {{messages} are on their way.}}',
    { messages: listHeld(released), count },
  );
}
