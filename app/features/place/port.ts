export interface Place {
  /** The full address as one line, at most 200 characters. */
  address: string;
  lat: number;
  lng: number;
}

export interface Suggestion extends Place {
  /** Unique within one answer. */
  id: string;
  /** Short name, such as the venue's. */
  name: string;
}

export type Unreachable = { ok: false; error: 'unreachable' };

/** Where places come from. Every provider is an adapter of this port (decisions §9). */
export interface Places {
  /** Autocomplete: at most ten suggestions for what was typed so far. */
  search(
    text: string,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: Suggestion[] } | Unreachable>;
  /** Enter: the best match for a whole address, or null when there is none. */
  geocode(
    text: string,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: Place | null } | Unreachable>;
  /** Whom to thank for the answers, as plain text; empty when nobody. */
  readonly attribution: string;
}
