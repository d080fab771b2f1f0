import { type MouseEvent, type PointerEvent, useRef } from 'react';

import type { GuestSelecting } from '../list/use-selection.ts';
import { findRow } from './list-keys.ts';

const pressMs = 500;
/** How many pixels a finger may move during a long press; further movement scrolls. */
const mayMove = 10;

/** The long press that selects a row (behaviour 33.20). */
export function useLongPress({ toggle }: Pick<GuestSelecting, 'toggle'>) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const pressed = useRef(false);
  const endPress = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
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
