import { useCallback, useEffect, useRef, useState } from 'react';

import { type PersonalLink, usePersonalLink } from './use-personal-link.ts';
import { type Outcome, useRecordAnswers } from './use-record-answers.ts';
import type { GuestRow } from './views.ts';

/** Whose menu of answers is open, or was the last one to be. */
function useChoosing() {
  const [chosen, setChosen] = useState<{ row: GuestRow; button: HTMLElement } | null>(null);
  const [open, setOpen] = useState(false);
  const choose = useCallback((row: GuestRow, button: HTMLElement) => {
    setChosen({ row, button });
    setOpen(true);
  }, []);
  return { chosen, open, choose, close: () => setOpen(false) };
}

/** The focus stays in the list when the row that had it is gone. */
export function useFocusInList(outcome: Outcome | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [outcome]);
  return list;
}

/** What can be done with the guests on the dashboard: their personal links copied, their answers recorded. */
export function useGuestActions(guestLink: string) {
  const { last, copy } = usePersonalLink(guestLink);
  const { record, pending, outcome } = useRecordAnswers();
  const linkOf = ({ id }: GuestRow): PersonalLink | undefined =>
    last?.row.id === id ? last : undefined;
  return { ...useChoosing(), last, copy, linkOf, record, pending, outcome };
}

export type GuestActions = ReturnType<typeof useGuestActions>;
