import type { ReactNode } from 'react';

import { nameParty, takeFirstName } from '#app/platform/person-names.ts';

const longName = 24;
const longestName = 60;

/**
 * Null for a name that is too long (behaviour 13.20, 25.30). `line` is what a greeting in the line's own face needs.
 */
export function greet(
  name: string,
  people: readonly { name: string }[] = [],
  line: ReactNode = null,
): ReactNode {
  const called = people.length > 0 ? nameParty(name, people) : (takeFirstName(name) ?? name.trim());
  if (called === '' || called.length > longestName) return null;
  const isLong = called.length > longName;
  return (
    <span data-greeting={isLong ? 'long' : 'name'}>
      {isLong ? null : line}
      <bdi>{called}</bdi>, you’re invited
    </span>
  );
}
