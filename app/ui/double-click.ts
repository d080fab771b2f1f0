import type { MouseEvent } from 'react';

/** For a button that adds: the second press of a double click would complain that nothing is left to add. */
export function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
