import type { ReactNode } from 'react';

import { nameParty, takeFirstName } from '#app/platform/person-names.ts';

/** The line above the title for a guest who is not known. */
export const openGreeting = 'You’re invited to';

const longName = 24;
const longestName = 60;

/**
 * The greeting on a personal link (behaviour 13.20, 25.30), such as 'Chiara, you’re invited'. Null for a name that is
 * too long; then only the top of the page shows it.
 */
export function greet(name: string, people: readonly { name: string }[] = []): ReactNode {
  const called = people.length > 0 ? nameParty(name, people) : (takeFirstName(name) ?? name.trim());
  if (called === '' || called.length > longestName) return null;
  return (
    <span data-greeting={called.length > longName ? 'long' : 'name'}>
      <bdi>{called}</bdi>, you’re invited
    </span>
  );
}
