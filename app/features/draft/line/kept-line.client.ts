import * as v from 'valibot';

import { limits } from '../limits.ts';
import { lineKey, read, subscribe, write } from '../storage.client.ts';
import type { Choices } from './reading.ts';

export interface KeptLine {
  text: string;
  choices: Choices;
  /** False until the draft has been filled from it. */
  filled: boolean;
  /** The ids of the cover that was pressed with it, until then. */
  cover?: { look: string; type: string } | undefined;
}

const keptSchema = v.object({
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.line)),
  choices: v.fallback(
    v.record(v.string(), v.union([v.pipe(v.number(), v.integer()), v.literal('words')])),
    {},
  ),
  filled: v.fallback(v.boolean(), true),
  cover: v.fallback(v.optional(v.object({ look: v.string(), type: v.string() })), undefined),
});

const listeners = new Set<() => void>();
let known: { raw: string | null; line: KeptLine | null } = { raw: null, line: null };
/** The newest line while the browser refuses to store it. */
let unkept: KeptLine | null = null;

function parse(raw: string): KeptLine | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(raw));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The same object until it changes. Null when there is none, or none that can be read. */
export function readKeptLine(): KeptLine | null {
  if (unkept) return unkept;
  const raw = read(lineKey);
  if (raw !== known.raw) known = { raw, line: raw === null ? null : parse(raw) };
  return known.line;
}

export function keepLine(line: KeptLine | null): void {
  const raw = line && JSON.stringify(line);
  write(lineKey, raw);
  unkept = read(lineKey) === raw ? null : line;
  for (const listener of listeners) listener();
}

/** On every change of the line, also when the draft is cleared or another tab changes it. */
export function subscribeToLine(listener: () => void): () => void {
  const stop = subscribe(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

const mark = '#line=';

/** The line that the home page has put behind the address, which the server never gets; '' without one. */
export function takeLineOfAddress(): string {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(mark)) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  try {
    return decodeURIComponent(hash.slice(mark.length)).trim().slice(0, limits.line);
  } catch {
    return '';
  }
}
