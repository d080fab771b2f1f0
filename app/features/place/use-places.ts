import { useCallback, useEffect, useRef, useState } from 'react';

import { askPlace, askSuggestions } from './ask-places.ts';
import type { Place, Suggestion } from './port.ts';
import { maxAddress, minSearch } from './rules.ts';

/** Milliseconds of rest in typing before a search is sent. */
const restBeforeSearch = 250;

interface State {
  phase: 'idle' | 'searching' | 'unreachable';
  suggestions: Suggestion[];
  attribution: string;
}

const idle: State = { phase: 'idle', suggestions: [], attribution: '' };
const unreachable: State = { ...idle, phase: 'unreachable' };

/** An outage stays on screen until an answer comes, instead of flickering with every letter. */
function searching(previous: State): State {
  return previous.phase === 'unreachable' ? previous : { ...previous, phase: 'searching' };
}

export interface PlaceLookUp extends State {
  /** Looks for suggestions once typing rests; fewer than three characters clear them. */
  search(text: string): void;
  /** The place of a whole address; null when there is none, when unreachable and when overtaken. */
  geocode(text: string): Promise<Place | null>;
  /** Forgets the suggestions and gives up what is being asked. */
  reset(): void;
}

/** Place look-up of one form. A newer question ends the one before: an old answer never arrives late. */
export function usePlaces(): PlaceLookUp {
  const [state, setState] = useState(idle);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const begin = useCallback(() => {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);

  const reset = useCallback(() => {
    begin();
    setState(idle);
  }, [begin]);

  const search = useCallback(
    (text: string) => {
      const signal = begin();
      const words = text.trim();
      if (words.length < minSearch || words.length > maxAddress) {
        setState(idle);
        return;
      }
      setState(searching);
      const send = async () => {
        const answer = await askSuggestions(words, signal);
        if (signal.aborted) return;
        setState(
          answer.ok
            ? { phase: 'idle', suggestions: answer.value, attribution: answer.attribution }
            : unreachable,
        );
      };
      const timer = setTimeout(() => void send(), restBeforeSearch);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [begin],
  );

  const geocode = useCallback(
    async (text: string) => {
      const signal = begin();
      setState((previous) => ({ ...searching(previous), suggestions: [] }));
      const answer = await askPlace(text, signal);
      if (signal.aborted) return null;
      setState(answer.ok ? idle : unreachable);
      return answer.ok ? answer.value : null;
    },
    [begin],
  );

  return { ...state, search, geocode, reset };
}
