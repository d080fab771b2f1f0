import { useCallback, useEffect, useRef, useState } from 'react';

import { getGuestCardPath } from '#app/platform/paths.ts';

import { type GuestQuery, writeListPlace } from '../find/guest-query.ts';
import type { GuestRow } from '../guest-row.ts';
import { type Outcome, useRecordAnswers } from '../recording/record-answers.tsx';
import { type PersonalLink, usePersonalLink } from './use-personal-link.ts';

/** The row whose answer menu is, or was last, open. */
function useChoosing() {
  const [chosen, setChosen] = useState<{ row: GuestRow; button: HTMLElement } | null>(null);
  const [open, setOpen] = useState(false);
  const choose = useCallback((row: GuestRow, button: HTMLElement) => {
    setChosen({ row, button });
    setOpen(true);
  }, []);
  return { chosen, open, choose, close: () => setOpen(false) };
}

/** Focuses the list after the focused row was removed. */
export function useFocusInList(outcome: Outcome | null, change?: string) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if ((outcome || change) && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [outcome, change]);
  return list;
}

interface ListedEvent {
  inviteId: string;
  /** Includes the origin. */
  guestLink: string;
}

export function useRowActions(
  { inviteId, guestLink }: ListedEvent,
  { query, orderedAt }: { query: GuestQuery; orderedAt: number },
) {
  const { last, copy } = usePersonalLink(guestLink);
  const recording = useRecordAnswers();
  const linkOf = ({ id }: GuestRow): PersonalLink | undefined =>
    last?.row.id === id ? last : undefined;
  // The way back keeps the list's search.
  const pathTo = (id: string, { record = false } = {}) =>
    `${getGuestCardPath(inviteId, id)}${writeListPlace(query, orderedAt)}${record ? '&record' : ''}`;
  return { ...useChoosing(), last, copy, linkOf, pathTo, ...recording };
}

export type RowActions = ReturnType<typeof useRowActions>;
