import { type RefObject, useEffect, useEffectEvent } from 'react';

import { useKeptChoice } from '#app/ui/kept-text.ts';

import type { Beside } from '../list/use-beside.ts';
import type { GuestSelecting } from '../list/use-selection.ts';
import { type ListKey, findRow, readKey } from './list-keys.ts';

interface ListKeys {
  list: RefObject<HTMLElement | null>;
  selection: GuestSelecting;
  beside: Pick<Beside, 'id' | 'open'>;
  find: string;
  onCloseCard: () => void;
  onClearFind: () => void;
  onHelp: () => void;
}

/** Focuses the same control of the next or previous row, from elsewhere the first row's name, and returns the row. */
function moveFocus(list: HTMLElement | null, from: Element, step: 1 | -1): HTMLElement | undefined {
  const row = findRow(from);
  const part = from instanceof HTMLElement ? from.dataset['part'] : undefined;
  if (row && !part) return undefined;
  const rows = [...(list?.querySelectorAll<HTMLElement>('li[data-at]') ?? [])];
  const next = row ? rows[rows.indexOf(row) + step] : rows[0];
  const control = next?.querySelector<HTMLElement>(`[data-part="${part ?? 'name'}"]`);
  control?.focus();
  return control ? next : undefined;
}

/** Returns false if the key has nothing to do. */
function walk(to: ListKeys, target: Element, step: 1 | -1): boolean {
  const next = moveFocus(to.list.current, target, step);
  const focused = document.activeElement;
  const isName = focused instanceof HTMLElement && focused.dataset['part'] === 'name';
  if (next && isName) to.beside.open(next.dataset['guest'] ?? '', { walks: true });
  return next !== undefined;
}

function close({ selection, beside, find, ...to }: ListKeys): boolean {
  if (beside.id !== null) to.onCloseCard();
  else if (selection.selecting) selection.stop();
  else if (find !== '') to.onClearFind();
  else return false;
  return true;
}

const findField = () => document.querySelector<HTMLInputElement>('input[name="find"]');

const doKey: Record<ListKey, (to: ListKeys, target: Element, event: KeyboardEvent) => boolean> = {
  find: () => {
    const field = findField();
    field?.select();
    return field !== null;
  },
  up: (to, target) => walk(to, target, -1),
  down: (to, target) => walk(to, target, 1),
  select: ({ selection }, target, { shiftKey }) => {
    selection.toggle(Number(findRow(target)?.dataset['at']), shiftKey);
    return true;
  },
  open: (_, target) => {
    findRow(target)?.querySelector('a')?.click();
    return true;
  },
  close,
  help: ({ onHelp }) => {
    onHelp();
    return true;
  },
};

export const keysChoice = 'guest-list-keys';

/** Whether the keys that are characters work outside of the list too. */
export const useKeysAreOn = () => useKeptChoice(keysChoice) !== 'off';

const characters: ReadonlySet<ListKey> = new Set(['find', 'select', 'help']);

/** The keys of the guest list (behaviour 33.38). From name to name the open card follows the arrows. */
export function useListKeys(keys: ListKeys): void {
  const isOn = useKeysAreOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const does = readKey(event);
    if (does === null || !(target instanceof Element)) return;
    const isInList = keys.list.current?.contains(target) === true;
    if (characters.has(does) && !isOn && !isInList) return;
    if (doKey[does](keys, target, event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = new AbortController();
    document.addEventListener('keydown', press, listen);
    return () => listen.abort();
  }, []);
}
