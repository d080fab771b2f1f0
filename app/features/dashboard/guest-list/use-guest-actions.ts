import { useCallback, useEffect, useRef, useState } from 'react';

import { writeGuestQuery } from '#app/features/guests/guest-query.ts';
import { getGuestCardPath } from '#app/platform/paths.ts';

import { useBulkActions } from '../bulk/use-bulk-actions.ts';
import { useSelection } from '../bulk/use-selection.ts';
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
export function useFocusInList(outcome: Outcome | null, change: string | undefined) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if ((outcome || change) && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [outcome, change]);
  return list;
}

/** The actions on guests: copy a personal link, record an answer, say who a guest is, remove answers. */
export function useGuestActions(
  { inviteId, guestLink }: { inviteId: string; guestLink: string },
  guests: GuestWindow,
) {
  const { query } = guests;
  const [identified, identify] = useState<GuestRow | null>(null);
  const selection = useSelection(guests);
  const bulk = useBulkActions(guestLink);
  const { last, copy } = usePersonalLink(guestLink);
  const { record, pending, outcome } = useRecordAnswers();
  const linkOf = ({ id }: GuestRow): PersonalLink | undefined =>
    last?.row.id === id ? last : undefined;
  const choosing = useChoosing();
  // The way back keeps what the list is searched for.
  const pathTo = (id: string, { record: recording = false } = {}) =>
    `${getGuestCardPath(inviteId, id)}${writeGuestQuery(query)}${recording ? '&record' : ''}`;
  return {
    ...choosing,
    last,
    copy,
    linkOf,
    pathTo,
    record,
    pending,
    outcome,
    identified,
    identify,
    selection,
    bulk,
  };
}

export type GuestActions = ReturnType<typeof useGuestActions>;
