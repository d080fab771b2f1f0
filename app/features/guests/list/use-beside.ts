import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import {
  type Location,
  NavigationType,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { useMedia } from '#app/ui/use-media.ts';

import { guestName, readSearch, recordName } from './beside-address.ts';

const wide = '(width >= 68.75rem)';

/** State of a navigation: whether the card takes the focus, and the list's address before a card was open. */
interface BesideState {
  takesFocus: boolean;
  before: string | null;
}

/** The form whose values are typed and not saved. */
export const findUnsaved = () => document.querySelector<HTMLElement>('form[data-unsaved="true"]');

export interface BesideOptions {
  record?: boolean;
  /** The focus stays in the list while the host moves through its rows. */
  walks?: boolean;
}

/** Prevents the loss of unsaved values in the card. */
function useMayLeave() {
  const showToast = useToast();
  return useCallback((): boolean => {
    const unsaved = findUnsaved();
    if (!unsaved) return true;
    unsaved.querySelector<HTMLElement>('input, textarea, button')?.focus();
    showToast({ text: say('Save or cancel what you typed first.'), tone: 'neutral' });
    return false;
  }, [showToast]);
}

/** Keeps Back and links to other screens from losing unsaved values in the card. */
export function useLeavingBlocked(): void {
  const mayLeave = useMayLeave();
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    return (leaves || historyAction === NavigationType.Pop) && !mayLeave();
  });
  useBeforeUnload((event) => {
    if (findUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

/** A screen that becomes narrow (turned, zoomed or printed) keeps a card with unsaved values. */
function useRoom(): boolean {
  const isWide = useMedia(wide);
  const [room, setRoom] = useState({ isWide, has: isWide });
  if (room.isWide !== isWide) setRoom({ isWide, has: isWide || findUnsaved() !== null });
  return room.has;
}

/** The returned function is false if there is no room beside the list. */
function useOpen(first: string | null) {
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  return useCallback(
    (id: string, { record = false, walks = false }: BesideOptions = {}): boolean => {
      if (!matchMedia(wide).matches) return false;
      const next = readSearch();
      const isOpen = next.has(guestName);
      if ((walks && !isOpen) || !mayLeave()) return true;
      const before = isOpen ? first : window.location.search;
      next.set(guestName, id);
      next.delete(recordName);
      if (record) next.set(recordName, '');
      const state: BesideState = { takesFocus: !walks, before };
      const how = { replace: isOpen, preventScrollReset: true, state };
      void navigate({ search: `?${next}` }, how);
      return true;
    },
    [navigate, mayLeave, first],
  );
}

/** The returned function is false if something is not saved. */
function useClose(before: string | null) {
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  return (): boolean => {
    if (!mayLeave()) return false;
    const next = readSearch();
    for (const name of [guestName, recordName]) next.delete(name);
    const search = next.size === 0 ? '' : `?${next}`;
    if (before === search) void navigate(-1);
    else void navigate({ search }, { replace: true, preventScrollReset: true });
    return true;
  };
}

/** The card beside the list: whose it is, and how to open and close it (behaviour 39.9). */
export function useBeside() {
  const hasRoom = useRoom();
  const [search] = useSearchParams();
  const { state } = useLocation() as Location<BesideState | null>;
  const before = state?.before ?? null;
  const open = useOpen(before);
  const close = useClose(before);
  /** Follows the link instead if there is no room, or a key opens another tab. */
  const press = useCallback(
    (event: MouseEvent, id: string) => {
      const { metaKey, ctrlKey, shiftKey, altKey } = event;
      const isPlain = event.button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);
      if (isPlain && open(id)) event.preventDefault();
    },
    [open],
  );
  const id = hasRoom ? search.get(guestName) : null;
  return { id, takesFocus: state?.takesFocus ?? false, open, close, press };
}

export type Beside = ReturnType<typeof useBeside>;
