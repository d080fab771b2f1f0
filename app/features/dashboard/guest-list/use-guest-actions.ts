import { useCallback, useEffect, useRef, useState } from 'react';

import { useRemoval } from '../open-answers/use-removal.ts';
import { useSelection } from '../open-answers/use-selection.ts';
import type { GuestRow } from './guest-row.ts';
import type { GuestWindow } from './guest-window.ts';
import { type PersonalLink, usePersonalLink } from './use-personal-link.ts';
import { type Outcome, useRecordAnswers } from './use-record-answers.ts';

/** The row whose answer menu is open, or was open last. */
function useChoosing() {
  const [chosen, setChosen] = useState<{ row: GuestRow; button: HTMLElement } | null>(null);
  const [open, setOpen] = useState(false);
  const choose = useCallback((row: GuestRow, button: HTMLElement) => {
    setChosen({ row, button });
    setOpen(true);
  }, []);
  return { chosen, open, choose, close: () => setOpen(false) };
}

/** Moves the focus to the list when the focused row has been removed. */
export function useFocusInList(outcome: Outcome | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [outcome]);
  return list;
}

/** The actions on guests: copy a personal link, record an answer, say who a guest is, remove answers. */
export function useGuestActions(guestLink: string, { query, open }: GuestWindow) {
  const [identified, identify] = useState<GuestRow | null>(null);
  const selection = useSelection(query, open);
  const removal = useRemoval();
  const { last, copy } = usePersonalLink(guestLink);
  const { record, pending, outcome } = useRecordAnswers();
  const linkOf = ({ id }: GuestRow): PersonalLink | undefined =>
    last?.row.id === id ? last : undefined;
  const choosing = useChoosing();
  return {
    ...choosing,
    last,
    copy,
    linkOf,
    record,
    pending,
    outcome,
    identified,
    identify,
    selection,
    removal,
  };
}

export type GuestActions = ReturnType<typeof useGuestActions>;
