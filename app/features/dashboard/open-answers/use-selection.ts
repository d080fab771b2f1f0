import { useCallback, useState } from 'react';

import { type GuestQuery, isSameQuery } from '#app/features/guests/guest-query.ts';

import type { Removal } from '../schema.ts';

const nobody: ReadonlySet<string> = new Set();

/** Selected answers of the open link: those with `ids`, or all that the search lists except those. */
interface Selection {
  every: boolean;
  ids: ReadonlySet<string>;
  query: GuestQuery;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Which answers of the open link are selected; `open` is how many the list has. Another search clears the selection.
 */
export function useSelection(query: GuestQuery, open: number) {
  const [kept, setSelection] = useState<Selection | null>(null);
  const selection = kept && isSameQuery(kept.query, query) ? kept : null;
  const { every = false, ids = nobody } = selection ?? {};
  const toggle = useCallback((id: string) => {
    setSelection((now) => now && { ...now, ids: toggled(now.ids, id) });
  }, []);
  const start = (all: boolean) => setSelection({ every: all, ids: nobody, query });
  const answers: Removal['answers'] = every
    ? { every: { find: query.find, show: query.show }, except: [...ids] }
    : { ids: [...ids] };
  return {
    selecting: selection !== null,
    count: every ? Math.max(0, open - ids.size) : ids.size,
    answers,
    isSelected: (id: string) => ids.has(id) !== every,
    toggle,
    start: () => start(false),
    selectAll: () => start(true),
    stop: () => setSelection(null),
  };
}

export type AnswerSelection = ReturnType<typeof useSelection>;
