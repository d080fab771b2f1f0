const key = 'festoon.username';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The username that signed in last in this browser; '' where none did or the storage is denied (behaviour 17.51). */
export function readLastUsername(): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** A name and no secret; '' forgets it. */
export function keepLastUsername(username: string): void {
  try {
    if (username === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, username);
  } catch {
    // Then the login begins as in a browser where nobody has signed in.
  }
  for (const listener of listeners) listener();
}

export function subscribeToLastUsername(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
