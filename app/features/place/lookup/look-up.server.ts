import { aborted } from 'node:util';

import type { Log } from '#app/platform/log.server.ts';
import { fail, succeed } from '#app/platform/result.ts';

import { roundRoughly } from '../point.ts';
import type {
  LookUpContext,
  Place,
  PlaceAnswer,
  Places,
  Point,
  Suggestion,
  Zoned,
} from '../port.ts';
import { shortenAddress } from '../rules.ts';
import { findTimeZone } from '../zone.server.ts';

/** Milliseconds. */
export const timeLimitMs = 4000;

const maxSuggestions = 10;

export interface LookUp {
  places: Places;
  log: Log;
  /** Aborts the lookup when the visitor disconnects. */
  signal: AbortSignal;
  session?: string | undefined;
  /** The provider receives a rough point. */
  near?: Point | undefined;
  visitor?: string | undefined;
  /** Milliseconds; `timeLimitMs` by default. */
  timeout?: number;
}

/** Suggestions for incomplete text; 'unreachable' also if a provider throws or is too slow. */
export async function searchPlaces(
  text: string,
  lookUp: LookUp,
): Promise<PlaceAnswer<Zoned<Suggestion>[]>> {
  const answer = await ask(lookUp, (asking) => lookUp.places.search(text, asking));
  if (!answer.ok) return answer;
  const named = answer.value.map(shortened).filter(({ address }) => address !== '');
  return succeed(named.slice(0, maxSuggestions).map(zoned));
}

/** Null when the suggested place is gone; 'unreachable' as in `searchPlaces`. */
export function resolvePlace(
  id: string,
  lookUp: LookUp,
): Promise<PlaceAnswer<Zoned<Place> | null>> {
  return askOne(lookUp, (asking) => lookUp.places.resolve(id, asking));
}

/** The best match for a whole address, or null; 'unreachable' as in `searchPlaces`. */
export function geocodeAddress(
  text: string,
  lookUp: LookUp,
): Promise<PlaceAnswer<Zoned<Place> | null>> {
  return askOne(lookUp, (asking) => lookUp.places.geocode(text, asking));
}

async function askOne(
  lookUp: LookUp,
  question: (asking: LookUpContext) => Promise<PlaceAnswer<Place | null>>,
): Promise<PlaceAnswer<Zoned<Place> | null>> {
  const answer = await ask(lookUp, question);
  if (!answer.ok || !answer.value) return answer.ok ? succeed(null) : answer;
  const place = shortened(answer.value);
  return succeed(place.address === '' ? null : zoned(place));
}

function shortened<P extends { address: string }>(place: P): P {
  return { ...place, address: shortenAddress(place.address) };
}

function zoned<P extends { lat: number | null; lng: number | null }>(place: P): Zoned<P> {
  const { lat, lng } = place;
  return { ...place, timeZone: lat === null || lng === null ? '' : findTimeZone({ lat, lng }) };
}

async function ask<Value>(
  { log, signal, session, near, visitor, timeout = timeLimitMs }: LookUp,
  question: (asking: LookUpContext) => Promise<PlaceAnswer<Value>>,
): Promise<PlaceAnswer<Value>> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  try {
    // Also ends the wait for an adapter that ignores its signal.
    return await Promise.race([
      question({
        signal: limit,
        ...(session ? { session } : {}),
        ...(near ? { near: roundRoughly(near) } : {}),
        ...(visitor ? { visitor } : {}),
      }),
      aborted(limit, limit).then(() => limit.throwIfAborted() as never),
    ]);
  } catch (error) {
    if (!signal.aborted) log.warn('place provider failed', { error });
    return fail('unreachable');
  }
}
