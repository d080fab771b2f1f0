import type { Result } from '#app/platform/result.ts';

export interface Point {
  /** Degrees, -90 to 90. */
  lat: number;
  /** Degrees, -180 to 180. */
  lng: number;
}

export interface Place extends Point {
  /** One line. What reaches a browser has at most 200 characters. */
  address: string;
}

export interface Suggestion {
  /** Unique within one answer; an argument of `resolve`. */
  id: string;
  /** Short, such as a venue's name. */
  name: string;
  address: string;
  /** Null from a provider that returns the point only for a chosen suggestion: see `resolve`. */
  lat: number | null;
  lng: number | null;
}

/** With an IANA time zone, '' when unknown. */
export type Zoned<Found> = Found & { timeZone: string };

export type PlaceAnswer<Value> = Result<Value, 'unreachable'>;

export interface LookUpContext {
  signal?: AbortSignal;
  /** Created by the browser for one search, until a place is chosen. Google bills by it. */
  session?: string;
  /** Ranks places around this point first. Rough, so that answers can be shared. */
  near?: Point;
  /** The visitor's network address, for fair shares of what a provider allows. */
  visitor?: string;
}

/** An adapter may throw or be slow: `look-up.server.ts` turns both into 'unreachable'. */
export interface Places {
  /** At most ten suggestions for incomplete text. */
  search(text: string, asking: LookUpContext): Promise<PlaceAnswer<Suggestion[]>>;
  /** The place of a suggestion without a point; null when it is gone. */
  resolve(id: string, asking: LookUpContext): Promise<PlaceAnswer<Place | null>>;
  /** The best match for a whole address, or null. */
  geocode(text: string, asking: LookUpContext): Promise<PlaceAnswer<Place | null>>;
  /** Plain text; may be empty. */
  readonly attribution: string;
  /** False where the provider's terms forbid sharing answers between visitors. */
  readonly mayKeep: boolean;
}
