import type { Result } from '#app/platform/result.ts';

/** A point on the map. */
export interface Point {
  /** Degrees, -90 to 90. */
  lat: number;
  /** Degrees, -180 to 180. */
  lng: number;
}

export interface Place extends Point {
  /** The full address as one line. What reaches a browser has at most 200 characters. */
  address: string;
}

export interface Suggestion {
  /** Unique within one answer. `resolve` takes it. */
  id: string;
  /** A short name, such as the venue's. */
  name: string;
  address: string;
  /** Null from a provider that returns the point only for a chosen suggestion: see `resolve`. */
  lat: number | null;
  lng: number | null;
}

/** What the browser receives: a place or suggestion with its IANA time zone, '' when unknown. */
export type Zoned<Found> = Found & { timeZone: string };

export type PlaceAnswer<Value> = Result<Value, 'unreachable'>;

/** What accompanies a request to a provider. */
export interface LookUpContext {
  signal?: AbortSignal;
  /** Created by the browser for one search, until a place is chosen. Google bills by it. */
  session?: string;
  /** Autocomplete puts places around this point first. It is rough, so that answers can be shared. */
  near?: Point;
  /** The visitor's network address, so that visitors share fairly what a provider allows. */
  visitor?: string;
}

/**
 * Where places come from. Every provider is an adapter of this port. It may throw
 * or be slow: `look-up.server.ts` turns both into 'unreachable'.
 */
export interface Places {
  /** Autocomplete: at most ten suggestions for what was typed so far. */
  search(text: string, asking: LookUpContext): Promise<PlaceAnswer<Suggestion[]>>;
  /** The place of a suggestion that came without its point, or null when it is gone. */
  resolve(id: string, asking: LookUpContext): Promise<PlaceAnswer<Place | null>>;
  /** Enter: the best match for a whole address, or null when there is none. */
  geocode(text: string, asking: LookUpContext): Promise<PlaceAnswer<Place | null>>;
  /** The attribution of the answers as plain text; may be empty. */
  readonly attribution: string;
  /** False where the provider's terms forbid keeping an answer for the next visitor who asks the same. */
  readonly mayKeep: boolean;
}
