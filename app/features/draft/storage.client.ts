import * as v from 'valibot';

import {
  type PartName,
  type StepValue,
  type StepValues,
  getEmptyStep,
  partNames,
  parts,
} from './parts.ts';

const draftIdKey = 'festoon.draftId';
/** Of the draft's picture: another text for every kept one; '' for one that is still to be deleted. */
export const pictureKey = 'festoon.picture';
/** The line that filled the draft goes with it. */
export const lineKey = 'festoon.line';
const draftIdPattern = /^[\w-]{22,64}$/;

type Listener = () => void;
type Watcher = <Name extends PartName>(
  name: Name,
  from: StepValue<Name>,
  to: StepValue<Name>,
) => void;
/** `raw` is the stored text of `value`. */
type Entry = { raw: string | null; value: unknown };

const entries = new Map<PartName, Entry>();
const listeners = new Set<Listener>();
const watchers = new Set<Watcher>();
const clearings = new Set<Listener>();
/** Keys whose newest value is only in memory, because the browser refused to store it. */
const unkept = new Set<string>();
let readingDenied = false;
let watching = false;
let memoryDraftId: string | null = null;

/** Null also when the browser refuses. */
export function read(key: string): string | null {
  try {
    const raw = window.localStorage.getItem(key);
    readingDenied = false;
    return raw;
  } catch {
    readingDenied = true;
    return null;
  }
}

/** Null removes the key. When the browser refuses, the value stays in memory only. */
export function write(key: string, raw: string | null): void {
  try {
    if (raw === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, raw);
    unkept.delete(key);
  } catch {
    unkept.add(key);
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function parse<Name extends PartName>(name: Name, raw: string | null): StepValue<Name> {
  if (raw === null) return getEmptyStep(name);
  try {
    const parsed = v.safeParse(parts[name].stepSchema, JSON.parse(raw));
    return parsed.success ? parsed.output : getEmptyStep(name);
  } catch {
    return getEmptyStep(name);
  }
}

/** Does nothing when the stored text is unchanged or the newest value is in memory only. */
function reread<Name extends PartName>(name: Name): StepValue<Name> {
  const known = entries.get(name);
  if (known && unkept.has(parts[name].storageKey)) return known.value as StepValue<Name>;
  const raw = read(parts[name].storageKey);
  if (known && (known.raw === raw || readingDenied)) return known.value as StepValue<Name>;
  const value = parse(name, raw);
  entries.set(name, { raw, value });
  return value;
}

/** The same object until the value changes. Unreadable data counts as none (behaviour 3.4). */
export function readStep<Name extends PartName>(name: Name): StepValue<Name> {
  watch();
  const known = entries.get(name);
  return known ? (known.value as StepValue<Name>) : reread(name);
}

/** From the newest stored value, which another tab may have written. */
export function updateStep<Name extends PartName>(
  name: Name,
  update: (newest: StepValue<Name>) => StepValue<Name>,
): void {
  watch();
  const newest = reread(name);
  const value = update(newest);
  const raw = JSON.stringify(value);
  entries.set(name, { raw, value });
  write(parts[name].storageKey, raw);
  for (const tell of watchers) tell(name, newest, value);
  notify();
}

/** Tells of every update that this page makes; returns a function that ends it. */
export function watchUpdates(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Random. Saving the same id twice creates one invitation (behaviour 12.12). */
export function getDraftId(): string {
  watch();
  const known = memoryDraftId ?? read(draftIdKey);
  if (known && draftIdPattern.test(known)) {
    memoryDraftId = known;
    return known;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  memoryDraftId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  write(draftIdKey, memoryDraftId);
  return memoryDraftId;
}

function clearStep(name: PartName): void {
  entries.set(name, { raw: null, value: getEmptyStep(name) });
  write(parts[name].storageKey, null);
}

export function clearDraft(): void {
  watch();
  for (const name of partNames) clearStep(name);
  memoryDraftId = null;
  write(draftIdKey, null);
  write(lineKey, null);
  if (read(pictureKey)) write(pictureKey, '');
  for (const tell of clearings) tell();
  notify();
}

/** Whether a picture is kept with the draft. Those of this page's memory alone do not count. */
export const hasKeptPicture = (): boolean => Boolean(read(pictureKey));

/** Tells when the whole draft is deleted by this page. */
export function watchClearing(listener: Listener): void {
  clearings.add(listener);
}

export type DraftFate = 'clear' | 'invitees' | 'keep';

export function leaveDraft(fate: unknown): void {
  if (fate === 'clear') clearDraft();
  if (fate !== 'invitees') return;
  watch();
  clearStep('invitee');
  notify();
}

export interface DraftCopy {
  id: string;
  values: StepValues;
}

/** Null when nobody had touched a step, nor chosen a picture. */
export function takeDraft(hasPicture: boolean): DraftCopy | null {
  const values = Object.fromEntries(partNames.map((name) => [name, reread(name)]));
  const touched = partNames.some((name) => values[name] !== getEmptyStep(name));
  if (!touched && !hasPicture && !hasKeptPicture()) return null;
  const copy = { id: getDraftId(), values: values as StepValues };
  clearDraft();
  return copy;
}

export function restoreDraft({ id, values }: DraftCopy): void {
  for (const name of partNames) updateStep(name, () => values[name]);
  memoryDraftId = id;
  write(draftIdKey, id);
}

/** False while the browser refuses to store something. The draft then lasts as long as the page is open. */
export function isPersistent(): boolean {
  if (entries.size === 0) read(draftIdKey);
  return !readingDenied && unkept.size === 0;
}

/** For a key that changed in another tab; null means every key. */
function forget(key: string | null): void {
  for (const name of partNames) {
    if (key !== null && parts[name].storageKey !== key) continue;
    entries.delete(name);
    unkept.delete(parts[name].storageKey);
  }
  if (key === null || key === draftIdKey) {
    memoryDraftId = null;
    unkept.delete(draftIdKey);
  }
}

function onStorage(event: StorageEvent): void {
  forget(event.key);
  notify();
}

/** A page restored from the back/forward cache has missed the changes of other tabs. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  for (const name of partNames) reread(name);
  if (!unkept.has(draftIdKey)) memoryDraftId = null;
  notify();
}

function watch(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
}

/** On every change of the draft, also in another tab. */
export function subscribe(listener: Listener): () => void {
  watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
