import type { ReactNode } from 'react';

/** The line above the title for a guest who is not known. */
export const openGreeting = 'You’re invited to';

const longName = 24;
const longestName = 60;

/** A guest's first name: the first word of the name that the host gave. */
function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

/**
 * The greeting on a personal link (behaviour 13.20), such as 'Chiara, you’re invited'. Null for a name that is too
 * long; then only the top of the page shows it.
 */
export function greet(name: string): ReactNode {
  const first = firstName(name);
  if (first === '' || first.length > longestName) return null;
  return (
    <span data-greeting={first.length > longName ? 'long' : 'name'}>
      <bdi>{first}</bdi>, you’re invited
    </span>
  );
}
