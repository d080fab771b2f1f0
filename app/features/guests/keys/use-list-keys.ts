import { type RefObject, useEffect, useEffectEvent } from 'react';

import { useKeptChoice } from '#app/ui/kept-text.ts';

import type { GuestRow } from '../guest-row.ts';
import type { Beside } from '../list/use-beside.ts';
import type { GuestSelecting } from '../list/use-selection.ts';
import { getChosenAnswer } from '../recording/answer-choices.ts';
import type { AnswerChoice } from '../schema.ts';
import { type ListKey, findRow, readKey } from './list-keys.ts';

interface ListKeys {
  list: RefObject<HTMLElement | null>;
  selection: GuestSelecting;
  beside: Pick<Beside, 'id' | 'open'>;
  find: string;
  rowAt: (at: number) => GuestRow | undefined;
  onRecord: (row: GuestRow, as: AnswerChoice) => void;
  onAdd: () => void;
  /** Invites the selected guests, or this one; false if there is nobody to invite. */
  onInvite: (row: GuestRow | undefined) => boolean;
  onCopy: (row: GuestRow) => void;
  /** False if there is nothing to undo. */
  onUndo: () => boolean;
  /** Shows the next or previous guest in the open card; false if there is none. */
  onStep: (step: 1 | -1) => boolean;
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

/** Returns false if the key has nothing to do. Outside of the list the open card goes to its neighbor. */
function walk(to: ListKeys, target: Element, step: 1 | -1): boolean {
  if (to.beside.id !== null && !findRow(target)) return to.onStep(step);
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

const rowOf = ({ rowAt }: ListKeys, target: Element) => {
  const row = findRow(target);
  return row ? rowAt(Number(row.dataset['at'])) : undefined;
};

/** Pressing the answer that stands there changes nothing. */
const record = (as: 'yes' | 'maybe' | 'no') => (to: ListKeys, target: Element) => {
  const row = rowOf(to, target);
  if (row && getChosenAnswer(row) !== as) to.onRecord(row, as);
  return row !== undefined;
};

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
  open: (to, target) => {
    const row = findRow(target);
    if (row?.dataset['guest'] === to.beside.id) to.onCloseCard();
    else row?.querySelector('a')?.click();
    return true;
  },
  close,
  yes: record('yes'),
  maybe: record('maybe'),
  no: record('no'),
  add: ({ onAdd }) => {
    onAdd();
    return true;
  },
  invite: (to, target) => to.onInvite(rowOf(to, target)),
  copy: (to, target) => {
    const row = rowOf(to, target);
    if (row?.token === undefined) return false;
    to.onCopy(row);
    return true;
  },
  undo: ({ onUndo }) => onUndo(),
  help: ({ onHelp }) => {
    onHelp();
    return true;
  },
};

export const keysChoice = 'guest-list-keys';

/** Whether the keys that are characters work outside of the list too. */
export const useKeysAreOn = () => useKeptChoice(keysChoice) !== 'off';

const notCharacters: ReadonlySet<ListKey> = new Set(['up', 'down', 'open', 'close']);

/** The keys of the guest list (behaviour 33.38). From name to name the open card follows the arrows. */
export function useListKeys(keys: ListKeys): void {
  const isOn = useKeysAreOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const does = readKey(event);
    if (does === null || !(target instanceof Element)) return;
    const isInList = keys.list.current?.contains(target) === true;
    if (!notCharacters.has(does) && !isOn && !isInList) return;
    if (doKey[does](keys, target, event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = new AbortController();
    document.addEventListener('keydown', press, listen);
    return () => listen.abort();
  }, []);
}
