import { pictureKey, read, write } from './storage.client.ts';

/** The draft's own picture, made ready for its upload. */
export interface DraftPicture {
  file: Blob;
  /** The same as a data address, which the site's policy lets pages show. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Set when it lasts only as long as the page is open. */
  isUnkept?: boolean;
}

/** The live layer's script reads them too (app/guest-site/live/live-layer.js). */
const database = 'festoon';
const store = 'pictures';
const draftKey = 'draft';

type KeptPicture = Omit<DraftPicture, 'src'>;

/** When a picture began to wait for the live layer, in epoch milliseconds. */
const waitingKey = 'festoon.waitingPicture';
/** As long as the layer is shown. */
const waitsMs = 30 * 60 * 1000;

/** What stands under `pictureKey`: the picture's id, and its description, which changes with every key. */
const toMark = (id: string, alt: string) => `${id} ${alt}`;

/** The description is null in a mark of an earlier release. */
function readMark(): { id: string; alt: string | null } {
  const mark = read(pictureKey) ?? '';
  const end = mark.indexOf(' ');
  return end === -1
    ? { id: mark, alt: null }
    : { id: mark.slice(0, end), alt: mark.slice(end + 1) };
}

/** Of the picture that is kept; '' without one. */
export const getKeptId = () => readMark().id;
export const readKeptAlt = () => readMark().alt;

export function keepAlt(alt: string): void {
  const { id } = readMark();
  if (id !== '') write(pictureKey, toMark(id, alt));
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
  return promise;
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (pictures: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = window.indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const db = await settle(opening);
  try {
    return await settle(act(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
}

/** As an address that an image may have here. */
export function readAsAddress(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result as string));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')));
  reader.readAsDataURL(file);
  return promise;
}

/** The draft's picture; deletes what an earlier page was to delete. */
export async function readPicture(): Promise<DraftPicture | null> {
  if (read(pictureKey) === '') await keepPicture(null);
  const kept = await inStore<KeptPicture | undefined>('readonly', (all) => all.get(draftKey));
  if (!kept) return null;
  return { ...kept, alt: readKeptAlt() ?? kept.alt, src: await readAsAddress(kept.file) };
}

/** Throws when the browser refuses. */
export async function keepPicture(next: DraftPicture | null): Promise<void> {
  if (next === null) {
    await inStore('readwrite', (all) => all.delete(draftKey));
    window.localStorage.removeItem(pictureKey);
    return;
  }
  const { src: _src, ...kept } = next;
  await inStore('readwrite', (all) => all.put(kept, draftKey));
  window.localStorage.setItem(pictureKey, toMark(`${Date.now()}-${Math.random()}`, next.alt));
}

/** Keeps a picture that did not get through for its event's live layer. Throws when the browser refuses. */
export async function keepForLayer(inviteId: string, { file, alt }: DraftPicture): Promise<void> {
  await inStore('readwrite', (all) => all.put({ file, alt }, inviteId));
  write(waitingKey, String(Date.now()));
}

/** Deletes the pictures that have waited for a layer longer than one is shown (behaviour 40.17). */
export async function dropWaitedPictures(): Promise<void> {
  const since = read(waitingKey);
  if (since === null || Date.now() - Number(since) < waitsMs) return;
  for (const others of [
    IDBKeyRange.upperBound(draftKey, true),
    IDBKeyRange.lowerBound(draftKey, true),
  ]) {
    await inStore('readwrite', (all) => all.delete(others));
  }
  write(waitingKey, null);
}
