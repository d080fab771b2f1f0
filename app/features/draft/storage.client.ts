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
const draftIdKey = 'festoon.draftId';

type Listener = () => void;
type Entry = { raw: string | null; value: unknown };

const entries = new Map<PartName, Entry>();
const listeners = new Set<Listener>();
let persistent = true;
let memoryDraftId: string | null = null;

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes, or removes on null. When the browser refuses, the draft lives on in memory only. */
function write(key: string, raw: string | null): void {
  try {
    if (raw === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, raw);
    persistent = true;
  } catch {
    persistent = false;
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

/** The step's value as saved; the same object until it changes. Unreadable data counts as none (spec §4). */
export function readStep<Name extends PartName>(name: Name): StepValue<Name> {
  const known = entries.get(name);
  if (known) return known.value as StepValue<Name>;
  const raw = read(keys[name]);
  const value = parse(name, raw);
  entries.set(name, { raw, value });
  return value;
}

export function saveStep<Name extends PartName>(name: Name, value: StepValue<Name>): void {
  const raw = JSON.stringify(value);
  entries.set(name, { raw, value });
  write(keys[name], raw);
  notify();
}

/** The draft's random id, made once per draft; saving the same id twice is one invite (decisions §4). */
export function draftId(): string {
  const known = memoryDraftId ?? read(draftIdKey);
  if (known && /^[\w-]{22,64}$/.test(known)) {
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
  for (const name of Object.keys(keys) as PartName[]) {
    entries.set(name, { raw: null, value: emptyStep(name) });
    write(keys[name], null);
  }
  memoryDraftId = null;
  write(draftIdKey, null);
  notify();
}

/** False once the browser has refused to keep something: the draft is only kept while the page is open. */
export function isPersistent(): boolean {
  return persistent;
}

function refresh(event: StorageEvent): void {
  if (event.key === null || event.key === draftIdKey) memoryDraftId = null;
  const touched = (Object.keys(keys) as PartName[]).filter(
    (name) => event.key === null || keys[name] === event.key,
  );
  for (const name of touched) entries.delete(name);
  if (touched.length > 0) notify();
}

/** Calls back on every change of the draft, also one made in another tab. Returns the way to stop. */
export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', refresh);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refresh);
  };
}
