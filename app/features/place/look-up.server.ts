import type { Log } from '#app/platform/log.server.ts';
import { fail, ok } from '#app/platform/result.ts';

import type { Place, PlaceAnswer, Places, Suggestion } from './port.ts';
import { shortenAddress } from './rules.ts';

/** How long a provider may take, in milliseconds. */
export const patience = 4000;

const maxSuggestions = 10;

export interface LookUp {
  places: Places;
  log: Log;
  /** Ends the look-up when the visitor has gone. */
  signal: AbortSignal;
  /** Milliseconds; `patience` when left out. */
  timeout?: number;
}

/** Suggestions for what was typed so far; 'unreachable' also for a provider that throws or is too slow. */
export async function searchPlaces(
  text: string,
  lookUp: LookUp,
): Promise<PlaceAnswer<Suggestion[]>> {
  const answer = await ask(lookUp, (signal) => lookUp.places.search(text, signal));
  if (!answer.ok) return answer;
  const named = answer.value.map((place) => shortened(place)).filter(hasAddress);
  return ok(named.slice(0, maxSuggestions));
}

/** The best match for a whole address, or null when there is none; 'unreachable' as in `searchPlaces`. */
export async function geocodeAddress(
  text: string,
  lookUp: LookUp,
): Promise<PlaceAnswer<Place | null>> {
  const answer = await ask(lookUp, (signal) => lookUp.places.geocode(text, signal));
  if (!answer.ok || !answer.value) return answer;
  const place = shortened(answer.value);
  return ok(hasAddress(place) ? place : null);
}

function shortened<P extends Place>(place: P): P {
  return { ...place, address: shortenAddress(place.address) };
}

function hasAddress(place: Place): boolean {
  return place.address !== '';
}

async function ask<Value>(
  { log, signal, timeout = patience }: LookUp,
  question: (signal: AbortSignal) => Promise<PlaceAnswer<Value>>,
): Promise<PlaceAnswer<Value>> {
  const limit = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const stop = (reason: unknown) => {
    limit.abort(reason);
    reject(reason);
  };
  const timer = setTimeout(() => stop(new Error('no answer in time')), timeout);
  const leave = () => stop(signal.reason);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    // Not left to the adapter: one that ignores its signal is given up as well.
    return await Promise.race([question(limit.signal), late]);
  } catch (error) {
    if (!signal.aborted) log.warn('place provider failed', { error });
    return fail('unreachable');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
