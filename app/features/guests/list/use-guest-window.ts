import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetchers } from 'react-router';

import type { Live } from '#app/features/live/use-live.ts';
import { type EventData, getEventDataPath } from '#app/platform/paths.ts';

import { type GuestQuery, writeGuestQuery, isSameQuery } from '../find/guest-query.ts';
import { keepBeside } from './beside-address.ts';
import {
  type GuestWindow,
  takeLoaderData,
  markOutdated,
  findPageToLoad,
  markPartial,
  addPage,
  startWindow,
} from './guest-window.ts';
import type { LiveView } from './views.ts';

/** The status that ends the updates: signed out, another host's event, or no such event. */
export type Refused = 401 | 403 | 404;

const refusals = new Set<number>([401, 403, 404]);

type Source = Extract<EventData, 'guests' | 'overview'>;

/** Null after a failure that may pass. */
async function askFor(path: string, signal: AbortSignal): Promise<LiveView | Refused | null> {
  try {
    const response = await fetch(path, { signal });
    if (refusals.has(response.status)) return response.status as Refused;
    return response.ok ? ((await response.json()) as LiveView) : null;
  } catch {
    return null;
  }
}

/** Writes a search into the address (behaviour 33.26) without navigating, which would load the same data again. */
function writeAddress(query: GuestQuery): void {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + keepBeside(writeGuestQuery(query)));
}

function useWrittenQuery(first: GuestQuery) {
  const [query, setQuery] = useState<GuestQuery>(first);
  const search = useCallback((next: GuestQuery) => {
    setQuery(next);
    writeAddress(next);
  }, []);
  return [query, search] as const;
}

interface Flight {
  asked: GuestWindow;
  query: GuestQuery;
  leaving: AbortController;
}

/** The last failed request; the next change repeats it. */
type Failure = Pick<Flight, 'asked' | 'query'> | null;

type Changes = Omit<Live, 'state'>;

/** The window with the screen's own data, and outdated by changes that it does not hold. */
function useLiveWindow(view: LiveView, { changes, cursor }: Changes) {
  const [guests, setGuests] = useState<GuestWindow>(() => startWindow(view));
  const [seen, setSeen] = useState(changes);
  if (guests.source !== view) setGuests(takeLoaderData(guests, view));
  // A press brings the screen's own data.
  const isPressing = useFetchers().length > 0;
  if (seen !== changes && !isPressing) {
    setSeen(changes);
    setGuests((now) => markOutdated(now, cursor));
  }
  return [guests, setGuests] as const;
}

/** Requests the visible pages, one at a time, after changes that they do not hold, or when the host scrolls or searches. */
export function useGuestWindow(view: LiveView & { id: string }, changes: Changes, source: Source) {
  const [guests, setGuests] = useLiveWindow(view, changes);
  const [query, setQuery] = useWrittenQuery(guests.query);
  const [inSight, setInSight] = useState<readonly number[]>([...guests.pages.keys()]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<Failure>(null);
  const flight = useRef<Flight | null>(null);

  const failed = failure?.asked.epoch === guests.epoch && isSameQuery(failure.query, query);
  const page = failed ? null : findPageToLoad(guests, query, inSight);
  const pathOf = useCallback(
    (window: GuestWindow, search: GuestQuery, index: number) => {
      const at = isSameQuery(window.query, search) ? `&at=${window.orderedAt}` : '';
      return getEventDataPath(source, view.id) + writeGuestQuery(search, index + 1) + at;
    },
    [source, view.id],
  );
  useEffect(() => {
    const { current } = flight;
    // A newer change does not abort a request: under steady changes none would complete.
    if (current && current.asked.source === guests.source && isSameQuery(current.query, query)) {
      return;
    }
    current?.leaving.abort();
    flight.current = null;
    if (page === null) return;
    const made: Flight = { asked: guests, query, leaving: new AbortController() };
    flight.current = made;
    const take = async () => {
      const reply = await askFor(pathOf(guests, query, page), made.leaving.signal);
      if (made.leaving.signal.aborted) return;
      flight.current = null;
      setRefused(typeof reply === 'number' ? reply : null);
      if (reply === null || typeof reply === 'number') setFailure(made);
      else setGuests((now) => addPage(now, made.asked, reply));
    };
    void take();
  }, [pathOf, guests, setGuests, page, query]);
  useEffect(
    () => () => {
      flight.current?.leaving.abort();
      flight.current = null;
    },
    [],
  );

  const onVisible = useCallback((pages: readonly number[]) => {
    setInSight((before) => (String(before) === String(pages) ? before : pages));
  }, []);
  const loadWhole = useCallback(() => setGuests(markPartial), [setGuests]);
  return { guests, query, setQuery, onVisible, loadWhole, refused };
}

export type GuestsInSight = ReturnType<typeof useGuestWindow>;
