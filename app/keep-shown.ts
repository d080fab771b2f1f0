import { useEffect } from 'react';
import { type UIMatch, useLocation, useMatches, useRevalidator } from 'react-router';

import type { Route } from './+types/root.ts';

const pauseMs = 4_000;

/** The screen on show, and how it is read again. */
let shown: { address: string; matches: readonly UIMatch[]; read: () => void } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the server says of a screen is shown: that it is gone, or that its host is signed out. */
const isWord = (error: unknown) => Number((error as { status?: unknown } | null)?.status) < 500;

/** A screen that cannot be read again stays, with what was typed there, until it can (behaviour 21.8). */
export const keepShown: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  // Spelled as the location spells it, unlike the middleware's own `url`.
  const { pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || request.signal.aborted) return results;
  if (shown?.address !== pathname + search) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    const old = shown.matches.find((match) => match.id === id)?.loaderData;
    if (type !== 'error' || old === undefined || isWord(result)) continue;
    results[id] = { type: 'data', result: old };
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Whatever has been read since is another object.
      if (shown?.matches.some(({ loaderData }) => loaderData === old)) shown.read();
    }, pauseMs);
  }
  return results;
};

/** Tells `keepShown` what is on show. */
export function useKeptShown(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    shown = {
      address: pathname + search,
      matches,
      read: () => void revalidate(),
    };
    return () => {
      shown = undefined;
    };
  }, [pathname, search, matches, revalidate]);
}
