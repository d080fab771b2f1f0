import { useSyncExternalStore } from 'react';

let modal: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setModal(next: HTMLElement | null) {
  modal = next;
  for (const listener of listeners) listener();
}

/** Returns a function that records that the dialog has closed. */
export function announceModal(element: HTMLElement): () => void {
  setModal(element);
  return () => setModal(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpenModal(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => modal,
    () => null,
  );
}
