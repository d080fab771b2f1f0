import * as v from 'valibot';

import { type PartName } from './schema.ts';
import { type StepValue, emptyStep, stepSchemas } from './steps.ts';

/** One key a step (spec §3, decisions: the prefix is `festoon.`). */
const keys: Record<PartName, string> = {
  eventName: 'festoon.eventName',
  partyType: 'festoon.partyType',
  theme: 'festoon.theme',
  dateTime: 'festoon.dateTime',
  activity: 'festoon.activity',
  invitee: 'festoon.invitees',
  location: 'festoon.location',
  message: 'festoon.message',
};
const names = Object.keys(keys) as PartName[];
const draftIdKey = 'festoon.draftId';
const draftIdPattern = /^[\w-]{22,64}$/;

type Listener = () => void;
/** `raw` is the stored text that `value` was read from or written as. */
type Entry = { raw: string | null; value: unknown };

const entries = new Map<PartName, Entry>();
const listeners = new Set<Listener>();
/** Keys whose newest value the browser refused to take: memory is all they have. */
const unkept = new Set<string>();
let readingDenied = false;
let watching = false;
let memoryDraftId: string | null = null;

function read(key: string): string | null {
  try {
    const raw = window.localStorage.getItem(key);
    readingDenied = false;
    return raw;
  } catch {
    readingDenied = true;
    return null;
  }
}

/** Writes, or removes on null. When the browser refuses, the draft lives on in memory only. */
function write(key: string, raw: string | null): void {
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
  if (raw === null) return emptyStep(name);
  try {
    const parsed = v.safeParse(stepSchemas[name], JSON.parse(raw));
    return parsed.success ? parsed.output : emptyStep(name);
  } catch {
    return emptyStep(name);
  }
}

/** Reads the step anew, unless the stored text is the one already known or never reached the browser. */
function reread<Name extends PartName>(name: Name): StepValue<Name> {
  const known = entries.get(name);
  if (known && unkept.has(keys[name])) return known.value as StepValue<Name>;
  const raw = read(keys[name]);
  if (known && (known.raw === raw || readingDenied)) return known.value as StepValue<Name>;
  const value = parse(name, raw);
  entries.set(name, { raw, value });
  return value;
}

/** The step's value as saved; the same object until it changes. Unreadable data counts as none (spec §4). */
export function readStep<Name extends PartName>(name: Name): StepValue<Name> {
  watch();
  const known = entries.get(name);
  return known ? (known.value as StepValue<Name>) : reread(name);
}

/** Saves what `update` makes of the step's newest value, also when another tab wrote that one just now. */
export function updateStep<Name extends PartName>(
  name: Name,
  update: (newest: StepValue<Name>) => StepValue<Name>,
): void {
  watch();
  const value = update(reread(name));
  const raw = JSON.stringify(value);
  entries.set(name, { raw, value });
  write(keys[name], raw);
  notify();
}

/** Saves the step as given, whatever it was before. */
export function saveStep<Name extends PartName>(name: Name, value: StepValue<Name>): void {
  updateStep(name, () => value);
}

/** The draft's random id, made once per draft; saving the same id twice is one invite (decisions §4). */
export function draftId(): string {
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

/** Forgets every step and the draft's id: after a save, and for 'Create New Event'. */
export function clearDraft(): void {
  watch();
  for (const name of names) {
    entries.set(name, { raw: null, value: emptyStep(name) });
    write(keys[name], null);
  }
  memoryDraftId = null;
  write(draftIdKey, null);
  notify();
}

/** False while the browser refuses to keep something: the draft then lasts as long as the page is open. */
export function isPersistent(): boolean {
  if (entries.size === 0) read(draftIdKey);
  return !readingDenied && unkept.size === 0;
}

/** Drops what is known of a key that changed elsewhere, so that it is read again. Null stands for every key. */
function forget(key: string | null): void {
  for (const name of names) {
    if (key !== null && keys[name] !== key) continue;
    entries.delete(name);
    unkept.delete(keys[name]);
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

/** A page taken back from the back/forward cache has missed what other tabs did meanwhile. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  for (const name of names) reread(name);
  if (!unkept.has(draftIdKey)) memoryDraftId = null;
  notify();
}

/** Begins, once, to follow other tabs. It never ends: what was read stays in memory as long as the page. */
function watch(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
}

/** Calls back on every change of the draft, also one made in another tab. Returns the way to stop. */
export function subscribe(listener: Listener): () => void {
  watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
