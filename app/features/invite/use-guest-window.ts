import { useCallback, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';

import { type GuestQuery, guestSearch, isSameQuery } from './guest-query.ts';
import { type GuestWindow, adopt, age, pageToAsk, receive, startWindow } from './guest-window.ts';
import type { HostView, LiveView } from './views.ts';

/** Why the rows cannot be asked for any more. */
export type Refused = 401 | 403 | 404;

const refusals = new Set<number>([401, 403, 404]);

/** A page of guests as it is now; null when it cannot be had at the moment. */
async function askFor(
  inviteId: string,
  search: string,
  signal: AbortSignal,
): Promise<LiveView | Refused | null> {
  try {
    const response = await fetch(`${href('/api/guests/:inviteId', { inviteId })}${search}`, {
      signal,
    });
    if (refusals.has(response.status)) return response.status as Refused;
    return response.ok ? ((await response.json()) as LiveView) : null;
  } catch {
    return null;
  }
}

/** A request on its way, and what it was made for. */
interface Flight {
  asked: GuestWindow;
  query: GuestQuery;
  leaving: AbortController;
}

/** The newest rows could not be had for this; they are asked for again after the next change. */
type Failure = Pick<Flight, 'asked' | 'query'> | null;

/**
 * The guest list and the figures as they come in: whenever `changes` grows, or the host scrolls or looks for
 * somebody, the pages in sight are asked for, one at a time. A request that fails changes nothing on the screen.
 */
export function useGuestWindow(view: HostView, changes: number) {
  const [guests, setGuests] = useState<GuestWindow>(() => startWindow(view));
  const [query, setQuery] = useState<GuestQuery>(guests.query);
  const [inSight, setInSight] = useState<readonly number[]>([...guests.pages.keys()]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<Failure>(null);
  const [seen, setSeen] = useState(changes);
  const flight = useRef<Flight | null>(null);

  if (guests.source !== view) setGuests(adopt(guests, view));
  if (seen !== changes) {
    setSeen(changes);
    setGuests(age);
  }

  const failed = failure?.asked.epoch === guests.epoch && isSameQuery(failure.query, query);
  const page = failed ? null : pageToAsk(guests, query, inSight);
  useEffect(() => {
    const { current } = flight;
    // Under steady change the request on its way is let arrive: what it brings is newer than what is shown.
    if (current && current.asked.source === guests.source && isSameQuery(current.query, query)) {
      return;
    }
    current?.leaving.abort();
    flight.current = null;
    if (page === null) return;
    const made: Flight = { asked: guests, query, leaving: new AbortController() };
    flight.current = made;
    const take = async () => {
      const reply = await askFor(view.id, guestSearch(query, page + 1), made.leaving.signal);
      if (made.leaving.signal.aborted) return;
      flight.current = null;
      setRefused(typeof reply === 'number' ? reply : null);
      if (reply === null || typeof reply === 'number') setFailure(made);
      else setGuests((now) => receive(now, made.asked, reply));
    };
    void take();
  }, [view.id, guests, page, query]);
  useEffect(
    () => () => {
      flight.current?.leaving.abort();
      flight.current = null;
    },
    [],
  );

  const look = useCallback((pages: readonly number[]) => {
    setInSight((before) => (String(before) === String(pages) ? before : pages));
  }, []);
  return { guests, query, setQuery, look, refused };
}

export type GuestsInSight = ReturnType<typeof useGuestWindow>;
