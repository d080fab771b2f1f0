import type { ReactNode } from 'react';

import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { nameParty } from '#app/features/words/guest/name-party.ts';
import { takeFirstName } from '#app/platform/person-names.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

const longName = 24;
const longestName = 60;

/**
 * Null for a name that is too long (behaviour 13.20, 25.30). `line` is what a greeting in the line's own face needs.
 */
export function greet(
  name: string,
  words: SharedWords,
  people: readonly { name: string }[] = [],
  line: ReactNode = null,
): ReactNode {
  const called =
    people.length > 0 ? nameParty(name, people, words) : (takeFirstName(name) ?? name.trim());
  if (called === '' || called.length > longestName) return null;
  const count = Math.max(1, people.length);
  const text = words.say('invitedByName', { name: spot('name'), count });
  const isLong = called.length > longName;
  return (
    <span data-greeting={isLong ? 'long' : 'name'}>
      {isLong ? null : line}
      {withElements(text, { name: <bdi>{called}</bdi> })}
    </span>
  );
}
