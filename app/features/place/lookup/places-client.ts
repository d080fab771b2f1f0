import * as v from 'valibot';

import * as addresses from '#app/platform/addresses.ts';
import { fail } from '#app/platform/result.ts';

import type { Place, Point, Suggestion, Zoned } from '../port.ts';

/** Milliseconds, longer than the server's limit. */
const timeLimitMs = 8000;

const place = v.object({
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  timeZone: v.string(),
});
const suggestion = v.object({
  ...place.entries,
  id: v.string(),
  name: v.string(),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
});

type PlacesReply<Value> =
  | { ok: true; value: Value; attribution: string }
  | { ok: false; error: 'unreachable' };

export interface SuggestionQuestion {
  q: string;
  /** Groups the searches until a place is chosen. */
  session: string;
  near: Point | null;
}

/** Every failure, including an abort, is 'unreachable'. */
export function askSuggestions(
  { q, session, near }: SuggestionQuestion,
  signal: AbortSignal,
): Promise<PlacesReply<Zoned<Suggestion>[]>> {
  const around = near ? { lat: String(near.lat), lng: String(near.lng) } : {};
  return ask({ q, session, ...around }, v.array(suggestion), signal);
}

/** Null when the chosen place is gone. Every failure is 'unreachable'. */
export function askChosen(
  id: string,
  session: string,
  signal: AbortSignal,
): Promise<PlacesReply<Zoned<Place> | null>> {
  return ask({ place: id, session }, v.nullable(place), signal);
}

/** Null without a match for the address. Every failure is 'unreachable'. */
export function askPlace(
  address: string,
  signal: AbortSignal,
): Promise<PlacesReply<Zoned<Place> | null>> {
  return ask({ address }, v.nullable(place), signal);
}

async function ask<Value>(
  query: Record<string, string>,
  value: v.GenericSchema<unknown, Value>,
  signal: AbortSignal,
): Promise<PlacesReply<Value>> {
  const schema = v.object({ ok: v.literal(true), value, attribution: v.string() });
  try {
    const response = await fetch(`${addresses.places}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
    });
    const parsed = v.safeParse(schema, await response.json());
    return parsed.success ? parsed.output : fail('unreachable');
  } catch {
    return fail('unreachable');
  }
}
