import { useSyncExternalStore } from 'react';

let leaving = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a sign-out is under way. It is awaited by nothing else on the screen. */
export function setLeaving(next: boolean): void {
  leaving = next;
  for (const listener of listeners) listener();
}

/** True from the press on a sign-out until it has failed or another document is shown. */
export function useLeaving(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => false,
  );
}
