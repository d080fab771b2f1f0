import type { Result } from '#app/platform/result.ts';

export interface Place {
  /** The full address as one line. What reaches a browser has at most 200 characters. */
  address: string;
  /** Degrees, -90 to 90. */
  lat: number;
  /** Degrees, -180 to 180. */
  lng: number;
}

export interface Suggestion extends Place {
  /** Unique within one answer. */
  id: string;
  /** Short name, such as the venue's. */
  name: string;
}

export type PlaceAnswer<Value> = Result<Value, 'unreachable'>;

/**
 * Where places come from. Every provider is an adapter of this port (decisions §9). It may throw or take
 * its time: `lookUp` turns both into 'unreachable'.
 */
export interface Places {
  /** Autocomplete: at most ten suggestions for what was typed so far. */
  search(text: string, signal?: AbortSignal): Promise<PlaceAnswer<Suggestion[]>>;
  /** Enter: the best match for a whole address, or null when there is none. */
  geocode(text: string, signal?: AbortSignal): Promise<PlaceAnswer<Place | null>>;
  /** Whom to thank for the answers, as plain text; empty when nobody. */
  readonly attribution: string;
}
