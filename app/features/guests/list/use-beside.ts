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

import { useToast } from '#app/ui/overlays/toast.tsx';
import { useMedia } from '#app/ui/use-media.ts';

/** From this width a guest's card opens beside the list. */
const wide = '(width >= 68.75rem)';

/** In the address of the list: whose card is open beside it, and whether their answer is being recorded. */
const [guestName, recordName] = ['guest', 'record'] as const;

/** In the state of a navigation: whether the card takes the focus, and the list's address before a card was open. */
interface BesideState {
  takesFocus: boolean;
  before: string | null;
}

/** The search of the address, which is ahead of the router's while the list is searched. */
const readSearch = () => new URLSearchParams(window.location.search);

/** Writes a search of the list into its address beside the open card. */
export function keepBeside(written: string): string {
  const search = new URLSearchParams(written);
  const guest = readSearch().get(guestName);
  if (guest !== null) search.set(guestName, guest);
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether two addresses differ only in the card beside the list. */
export function isSameList(one: URL, other: URL): boolean {
  const [first, second] = [one, other].map(({ pathname, searchParams }) => {
    const search = new URLSearchParams(searchParams);
    for (const name of [guestName, recordName]) search.delete(name);
    return `${pathname}?${search}`;
  });
  return first === second;
}

/** A form of the card that holds something unsaved. */
const findUnsaved = () => document.querySelector<HTMLElement>('form[data-unsaved="true"]');

export interface BesideOptions {
  record?: boolean;
  /** The focus stays in the list, whose rows are walked through. */
  walks?: boolean;
}

/** What is typed in the card is neither left behind nor lost. */
function useMayLeave() {
  const showToast = useToast();
  return useCallback((): boolean => {
    const unsaved = findUnsaved();
    if (!unsaved) return true;
    unsaved.querySelector<HTMLElement>('input, textarea, button')?.focus();
    showToast({ text: 'Save or cancel what you typed first.', tone: 'neutral' });
    return false;
  }, [showToast]);
}

/** Neither the browser's Back nor a link to another screen leaves behind what is typed in the card. */
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

/**
 * Whether the card has room. A screen that becomes narrow keeps a card that holds something unsaved: a tablet is turned,
 * the page is zoomed or printed.
 */
function useRoom(): boolean {
  const isWide = useMedia(wide);
  const [room, setRoom] = useState({ isWide, has: isWide });
  if (room.isWide !== isWide) setRoom({ isWide, has: isWide || findUnsaved() !== null });
  return room.has;
}

/** Opens a guest's card, in place of the one that is open; false where there is no room beside the list. */
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

/** Closes the card; false where something is not saved. */
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

/** The card beside the list: whose it is, as the address says, and the ways to open and to close it (behaviour 39.9). */
export function useBeside() {
  const hasRoom = useRoom();
  const [search] = useSearchParams();
  const { state } = useLocation() as Location<BesideState | null>;
  const before = state?.before ?? null;
  const open = useOpen(before);
  const close = useClose(before);
  /** Opens the card for a press on a guest's link; with a key for another tab, the link leads there. */
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
