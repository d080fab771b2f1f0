import {
  type DraftPicture,
  dropWaitedPictures,
  getKeptId,
  keepAlt,
  keepPicture,
  readKeptAlt,
  readPicture,
} from './kept-picture.client.ts';
import { hasKeptPicture, pictureKey, read, watchClearing, write } from './storage.client.ts';

export type { DraftPicture };

let current: DraftPicture | null = null;
let isRead = false;
/** Of the picture that is shown, as it is kept. */
let shownId = '';
const listeners = new Set<() => void>();

export const getPicture = (): DraftPicture | null => current;

/** Also before it is read. */
export const hasPicture = (): boolean => current !== null || hasKeptPicture();

function show(next: DraftPicture | null): void {
  current = next;
  for (const listener of listeners) listener();
}

async function reread(): Promise<void> {
  const before = current;
  const id = getKeptId();
  // Another tab has described it.
  if (before && id !== '' && id === shownId) {
    show({ ...before, alt: readKeptAlt() ?? before.alt });
    return;
  }
  const kept = await readPicture().catch(() => null);
  // Another one may have been chosen meanwhile.
  if (current !== before || before?.isUnkept) return;
  shownId = id;
  show(kept);
}

function onChange(event: StorageEvent | PageTransitionEvent): void {
  const isMissed = 'persisted' in event ? event.persisted : [pictureKey, null].includes(event.key);
  if (isMissed) void reread();
}

/** On every change, also in another tab. The first call reads a kept picture. */
export function subscribeToPicture(listener: () => void): () => void {
  if (!isRead) {
    isRead = true;
    window.addEventListener('storage', onChange);
    window.addEventListener('pageshow', onChange);
    if (read(pictureKey) !== null) void reread();
    dropWaitedPictures().catch((error: unknown) => console.warn(error));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

async function keep(next: DraftPicture | null): Promise<void> {
  try {
    await keepPicture(next);
    shownId = getKeptId();
    // Described meanwhile.
    if (next && current?.file === next.file && current.alt !== next.alt) keepAlt(current.alt);
  } catch (error) {
    console.warn(error);
    if (next && current?.file === next.file) show({ ...current, isUnkept: true });
  }
}

/** Null deletes it. When the browser refuses, the picture stays in memory only (behaviour 40.16). */
export function setPicture(next: DraftPicture | null): void {
  const picture = next && { ...next, isUnkept: false };
  show(picture);
  if (next === null && read(pictureKey) !== null) write(pictureKey, '');
  void keep(picture);
}

/** Without writing the picture anew at every key. */
export function describePicture(alt: string): void {
  if (!current) return;
  show({ ...current, alt });
  if (!current.isUnkept) keepAlt(alt);
}

watchClearing(() => {
  if (current || read(pictureKey) === '') setPicture(null);
});
