import { useEffect, useState } from 'react';

import { getEventDataPath } from '#app/platform/paths.ts';

import { type GuestQuery, writeGuestQuery } from '../find/guest-query.ts';
import type { GuestRow } from '../guest-row.ts';
import type { LiveView } from '../list/views.ts';

const mostOffered = 6;

async function askFor(inviteId: string, query: GuestQuery, signal: AbortSignal) {
  const path = getEventDataPath('guests', inviteId);
  const response = await fetch(`${path}${writeGuestQuery(query)}`, { signal });
  if (!response.ok) return [];
  const { list } = (await response.json()) as LiveView;
  return list.rows.filter(({ token }) => token !== undefined).slice(0, mostOffered);
}

/** Invitees who match the typed text; without text, those without an answer. */
export function useCandidates(inviteId: string, typed: string): GuestRow[] {
  const [candidates, setCandidates] = useState<GuestRow[]>([]);
  const find = typed.trim();
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const query: GuestQuery = {
        find,
        show: find === '' ? 'none' : 'all',
        labels: [],
        columns: [],
        sort: 'name',
      };
      const found = await askFor(inviteId, query, leaving.signal).catch(() => []);
      if (!leaving.signal.aborted) setCandidates(found);
    };
    void look();
    return () => leaving.abort();
  }, [inviteId, find]);
  return candidates;
}
