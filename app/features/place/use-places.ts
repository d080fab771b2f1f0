import { useCallback, useEffect, useRef, useState } from 'react';

import { askChosen, askPlace, askSuggestions } from './ask-places.ts';
import type { Place, Point, Suggestion, Zoned } from './port.ts';
import { maxAddress, minSearch, withName } from './rules.ts';

/** Milliseconds of rest in typing before a search is sent. */
const restBeforeSearch = 250;

interface State {
  phase: 'idle' | 'searching' | 'unreachable';
  suggestions: Zoned<Suggestion>[];
  attribution: string;
}

const idle: State = { phase: 'idle', suggestions: [], attribution: '' };
const unreachable: State = { ...idle, phase: 'unreachable' };

/** An outage stays on screen until an answer comes, instead of flickering with every letter. */
function searching(previous: State): State {
  return previous.phase === 'unreachable' ? previous : { ...previous, phase: 'searching' };
}

function suggested(answer: Awaited<ReturnType<typeof askSuggestions>>): State {
  if (!answer.ok) return unreachable;
  return { phase: 'idle', suggestions: answer.value, attribution: answer.attribution };
}

export interface PlaceLookUp extends State {
  /** Looks for suggestions, those around `near` first, once typing rests; too few characters clear them. */
  search(text: string, near: Point | null): void;
  /** The place of a whole address; null when there is none, when unreachable and when overtaken. */
  geocode(text: string): Promise<Zoned<Place> | null>;
  /** The place of a suggestion, asked for where only its provider knows the point; null as above. */
  choose(suggestion: Zoned<Suggestion>): Promise<Zoned<Place> | null>;
  /** Forgets the suggestions and gives up what is being asked. */
  reset(): void;
}

/** Begins a question: the one before is given up, and the signal tells when this one is. */
function useNewest(): () => AbortSignal {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}

/** Place look-up of one form. A newer question ends the one before: an old answer never arrives late. */
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
  return place && { ...place, address: withName(name, place.address) };
}

/** Random, so that a provider can tell one person's typing from another's, and nothing else. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
