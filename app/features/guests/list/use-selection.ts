import { useCallback, useEffect, useRef, useState } from 'react';

import { type GuestQuery, isSameQuery, pickSearch } from '../find/guest-query.ts';
import type { GuestsSelection } from '../schema.ts';
import { type GuestWindow, findOldestRead, getRow } from './guest-window.ts';

/** `version` is the answer's at the time of selection; null without one. */
interface Named {
  isOpen: boolean;
  version: number | null;
}

/** The guests with `ids`, or all that the search lists except those. */
interface Selection {
  every: boolean;
  ids: ReadonlyMap<string, Named>;
  /** The index of the last selected row. */
  last: number;
  /** When the oldest row was read, if all were selected. */
  seenAt: number;
  query: GuestQuery;
}

const nobody: ReadonlyMap<string, Named> = new Map();

/** `ranged` changes all loaded rows from the last selected one to this. */
function toggleRows(now: Selection, guests: GuestWindow, at: number, ranged: boolean): Selection {
  const target = getRow(guests, at);
  if (!target) return now;
  const ids = new Map(now.ids);
  const isNamed = !ids.has(target.id);
  const from = ranged ? now.last : at;
  for (let index = Math.min(from, at); index <= Math.max(from, at); index += 1) {
    const row = getRow(guests, index);
    if (row && isNamed) {
      ids.set(row.id, { isOpen: row.token === undefined, version: row.version });
    } else if (row) ids.delete(row.id);
  }
  return { ...now, ids, last: at };
}

/** Another search clears the selection (behaviour 33.20). */
export function useSelection(guests: GuestWindow) {
  const { query, invited, open } = guests;
  const [kept, setSelection] = useState<Selection | null>(null);
  const latest = useRef(guests);
  useEffect(() => {
    latest.current = guests;
  }, [guests]);
  const selection = kept && isSameQuery(kept.query, query) ? kept : null;
  const { every = false, ids = nobody } = selection ?? {};
  const toggle = useCallback((at: number, ranged: boolean) => {
    setSelection((now) => {
      const { query: search } = latest.current;
      const same = now && isSameQuery(now.query, search) ? now : null;
      const begun = same ?? { every: false, ids: nobody, last: at, seenAt: 0, query: search };
      return toggleRows(begun, latest.current, at, ranged);
    });
  }, []);
  const start = (all: boolean) =>
    setSelection({ every: all, ids: nobody, last: 0, seenAt: findOldestRead(guests), query });
  const namedOpen = [...ids.values()].filter(({ isOpen }) => isOpen).length;
  const namedInvited = ids.size - namedOpen;
  const chosen: GuestsSelection = every
    ? {
        every: pickSearch(query),
        except: [...ids.keys()],
      }
    : { ids: [...ids.keys()] };
  return {
    selecting: selection !== null,
    invited: every ? Math.max(0, invited - namedInvited) : namedInvited,
    open: every ? Math.max(0, open - namedOpen) : namedOpen,
    shown: invited + open,
    chosen,
    /** What the host has seen: versions of named guests' answers, or the time when all were read. */
    seen: every
      ? { seenAt: selection?.seenAt ?? 0 }
      : { seen: Object.fromEntries([...ids].map(([id, { version }]) => [id, version])) },
    /** Invitees who are selected one by one, or excepted from all. */
    named: [...ids].flatMap(([id, { isOpen }]) => (isOpen ? [] : [id])),
    isSelected: (id: string) => ids.has(id) !== every,
    toggle,
    start: () => start(false),
    selectAll: () => start(true),
    stop: useCallback(() => setSelection(null), []),
  };
}

export type GuestSelecting = ReturnType<typeof useSelection>;
