import { useSyncExternalStore } from 'react';

const prefix = 'festoon.typed.';
const choicePrefix = 'festoon.chosen.';

const listeners = new Set<() => void>();
/** What the browser refused to store. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps in this browser what is typed and not sent; null forgets it. */
export function keepText(name: string, text: string | null): void {
  write(prefix + name, text);
}

export const readKeptText = (name: string): string | null => read(prefix + name);

function useKept(key: string): string | null {
  return useSyncExternalStore(
    listen,
    () => read(key),
    () => null,
  );
}

/** Null without a kept text, and on the server. */
export function useKeptText(name: string): string | null {
  return useKept(prefix + name);
}

/** Keeps how this browser is used, also after a sign-out; null is the usual way. */
export function keepChoice(name: string, choice: string | null): void {
  write(choicePrefix + name, choice);
}

export function useKeptChoice(name: string): string | null {
  return useKept(choicePrefix + name);
}

/** After a sign-out. */
export function forgetTexts(): void {
  unkept.clear();
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of kept) write(key, null);
  } catch {
    // A browser that refuses access has stored nothing.
  }
}
