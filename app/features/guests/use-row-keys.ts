import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

import type { Beside } from './list/use-beside.ts';
import type { GuestSelecting } from './list/use-selection.ts';

const pressMs = 500;
/** How many pixels a finger may move during a long press; further movement scrolls. */
const mayMove = 10;

const findRow = (target: EventTarget) => (target as Element).closest<HTMLElement>('li[data-at]');

/** Focuses the same control of the next or previous row, and returns it. */
function moveFocus(from: HTMLElement, row: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const part = from.dataset['part'];
  const rows = [...(row.closest('section')?.querySelectorAll<HTMLElement>('li[data-at]') ?? [])];
  const next = rows[rows.indexOf(row) + step];
  const control = next?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  control?.focus();
  return control ? next : undefined;
}

interface ListKeys {
  selection: GuestSelecting;
  beside: Pick<Beside, 'id' | 'open'>;
  onCloseCard: () => void;
}

/**
 * Arrows move between rows, and from name to name the open card follows; Enter on a checkbox opens the guest, / the
 * search; Escape ends selecting, then closes the card.
 */
function pressKey(event: KeyboardEvent<HTMLElement>, list: ListKeys): void {
  const { selection, beside, onCloseCard } = list;
  const target = event.target as HTMLElement;
  const row = findRow(target);
  const { key } = event;
  const part = row ? target.dataset['part'] : undefined;
  if (key === 'Escape' && selection.selecting) selection.stop();
  else if (key === 'Escape' && beside.id !== null) onCloseCard();
  else if (key === '/' && (part || target === event.currentTarget)) {
    event.preventDefault();
    document.querySelector<HTMLElement>('input[name="find"]')?.focus();
  } else if (row && part && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const next = moveFocus(target, row, key === 'ArrowDown' ? 1 : -1);
    if (!next) return;
    event.preventDefault();
    if (part === 'name') beside.open(next.dataset['guest'] ?? '', { walks: true });
  } else if (row && part === 'select' && key === 'Enter') row.querySelector('a')?.click();
}

/** The list's keys, and the long press that selects a row (behaviour 33.20). */
export function useRowKeys(list: ListKeys) {
  const { toggle } = list.selection;
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const pressed = useRef(false);
  const endPress = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => pressKey(event, list),
    onPointerDown: (event: PointerEvent) => {
      endPress();
      pressed.current = false;
      const row = findRow(event.target);
      if (event.pointerType !== 'touch' || !row) return;
      const timer = window.setTimeout(() => {
        pressed.current = true;
        toggle(Number(row.dataset['at']), false);
      }, pressMs);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!press.current) return;
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > mayMove) endPress();
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || pressed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
