import { useCallback, useEffect, useRef, useState } from 'react';

import type { Place, Point, Suggestion, Zoned } from '../port.ts';
import { maxAddress, minSearch, prependName } from '../rules.ts';
import { askChosen, askPlace, askSuggestions } from './places-client.ts';

/** Milliseconds. */
const restBeforeSearch = 250;

interface State {
  phase: 'idle' | 'searching' | 'unreachable';
  suggestions: Zoned<Suggestion>[];
  attribution: string;
}

const idle: State = { phase: 'idle', suggestions: [], attribution: '' };
const unreachable: State = { ...idle, phase: 'unreachable' };

/** Keeps the outage message until an answer comes, so that it does not flicker while typing. */
function searching(previous: State): State {
  return previous.phase === 'unreachable' ? previous : { ...previous, phase: 'searching' };
}

function suggested(answer: Awaited<ReturnType<typeof askSuggestions>>): State {
  if (!answer.ok) return unreachable;
  return { phase: 'idle', suggestions: answer.value, attribution: answer.attribution };
}

export interface PlaceLookUp extends State {
  /** Searches when typing pauses, and ranks places near `near` first. Too few characters clear the suggestions. */
  search(text: string, near: Point | null): void;
  /** Null without a match, on failure, and when superseded. */
  geocode(text: string): Promise<Zoned<Place> | null>;
  /** Requests the place if the suggestion has no point. Null as for `geocode`. */
  choose(suggestion: Zoned<Suggestion>): Promise<Zoned<Place> | null>;
  /** Clears the suggestions and aborts the running request. */
  reset(): void;
}

/** Aborts the previous request and returns the signal of the new one. */
function useNewest(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}

/** A new request aborts the previous one, so no stale answer arrives. */
export function usePlaces(): PlaceLookUp {
  const [state, setState] = useState(idle);
  const session = useRef('');
  const begin = useNewest();

  const reset = useCallback(() => {
    begin();
    setState(idle);
  }, [begin]);

  const search = useCallback(
    (text: string, near: Point | null) => {
      const signal = begin();
      const words = text.trim();
      const sought = words.length >= minSearch && words.length <= maxAddress;
      setState(sought ? searching : idle);
      if (!sought) return;
      const send = async () => {
        session.current ||= newSession();
        const answer = await askSuggestions({ q: words, session: session.current, near }, signal);
        if (!signal.aborted) setState(suggested(answer));
      };
      const timer = setTimeout(() => void send(), restBeforeSearch);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [begin],
  );

  const find = useCallback(
    async (question: (signal: AbortSignal) => ReturnType<typeof askPlace>) => {
      const signal = begin();
      setState((previous) => ({ ...searching(previous), suggestions: [] }));
      const answer = await question(signal);
      if (signal.aborted) return null;
      setState(answer.ok ? idle : unreachable);
      return answer.ok ? answer.value : null;
    },
    [begin],
  );

  return {
    ...state,
    search,
    reset,
    geocode: (text) => find((signal) => askPlace(text, signal)),
    choose: (suggestion) => {
      const known = session.current;
      session.current = '';
      const ask = () => find((signal) => askChosen(suggestion.id, known, signal));
      return placeOf(suggestion, ask);
    },
  };
}

async function placeOf(
  { name, address, lat, lng, timeZone }: Zoned<Suggestion>,
  ask: () => Promise<Zoned<Place> | null>,
): Promise<Zoned<Place> | null> {
  if (lat !== null && lng !== null) return { address, lat, lng, timeZone };
  const place = await ask();
  return place && { ...place, address: prependName(name, place.address) };
}

/** A random id by which a provider groups the requests of one search. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
