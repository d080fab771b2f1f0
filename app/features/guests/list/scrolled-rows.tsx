import { type VirtualItem, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

import { say } from '#app/platform/language/say.ts';

import { pageRows } from '../find/guest-query.ts';
import { type RowsProps, Row } from './guest-rows.tsx';
import { getRow } from './guest-window.ts';

import styles from '../guest-list.module.css';

/** The estimate until rows have been measured. */
const someHeight = 76;
const rowsAround = 12;

/** The median height of rendered rows: a wrong estimate shifts rows when measured, which stops smooth scrolling. */
function useRowHeight(scroller: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(someHeight);
  useLayoutEffect(() => {
    const rows = [...(scroller.current?.querySelectorAll('li') ?? [])].map(
      (row) => row.offsetHeight,
    );
    const middle = rows.toSorted((a, b) => a - b)[Math.floor(rows.length / 2)];
    // oxlint-disable-next-line react/set-state-in-effect -- heights are known only once rows are drawn
    if (middle) setHeight(middle);
  }, [scroller]);
  return height;
}

/** Resolves once nothing in the box is pressed. */
export async function untilReleased(box: RefObject<HTMLElement | null>): Promise<void> {
  while (box.current?.matches(':active')) {
    // oxlint-disable-next-line no-await-in-loop -- each frame asks again
    await new Promise(requestAnimationFrame);
  }
}

const selectPart = (guest: string, part: string) =>
  `[data-guest="${CSS.escape(guest)}"] [data-part="${part}"]`;

/** What has the focus in a row. A menu that closes gives it back to its button a moment later. */
function findFocused({ chosen }: RowsProps['actions']): string | null {
  const focused = document.activeElement;
  const part = focused?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const guest = focused?.closest<HTMLElement>('[data-guest]')?.dataset['guest'];
  if (part && guest) return selectPart(guest, part);
  const isLeaving = focused === document.body || focused?.closest('[role="menu"]');
  return isLeaving && chosen ? selectPart(chosen.row.id, 'answer') : null;
}

/** Focuses again what had the focus in the rows that these replace. */
function useKeptFocus({ scroller, actions }: ScrolledRowsProps, isDrawn: boolean): void {
  const [focused] = useState(() => findFocused(actions));
  useLayoutEffect(() => {
    if (!isDrawn || !focused) return;
    scroller.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }, [scroller, isDrawn, focused]);
}

function placeIn(invited: number, index: number): number {
  return index > invited ? index - 1 : index;
}

/** Virtualizes the rows. The last focused row stays rendered. */
function useRowsNear({ guests, scroller, onVisible }: ScrolledRowsProps) {
  const { invited, open } = guests;
  const [held, setHeld] = useState<number | null>(null);
  // A heading separates invitees from guests of the open link.
  const count = invited + (open > 0 ? open + 1 : 0);
  const placeOf = useCallback((index: number) => placeIn(invited, index), [invited]);
  const rowHeight = useRowHeight(scroller);
  const keyOf = useCallback(
    (index: number) => {
      const row = index === invited ? undefined : getRow(guests, placeOf(index));
      return row?.id ?? `${rowHeight} ${index}`;
    },
    [guests, invited, placeOf, rowHeight],
  );
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here and in the next render only
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: rowsAround,
    useFlushSync: false,
    getItemKey: keyOf,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (held === null || held >= count || near.includes(held)) return near;
      return [...near, held].toSorted((a, b) => a - b);
    },
  });
  // While the list scrolls, measuring a row above must not adjust the scroll position.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = (
    item,
    _delta,
    { isScrolling, scrollOffset },
  ) => !isScrolling && item.end <= (scrollOffset ?? 0);
  const items = virtual.getVirtualItems();
  const pages = [
    ...new Set(items.map(({ index }) => Math.floor(placeOf(index) / pageRows))),
  ].join();
  useEffect(() => onVisible(pages === '' ? [] : pages.split(',').map(Number)), [onVisible, pages]);

  const hold = (event: FocusEvent) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (index !== undefined) setHeld(Number(index));
  };
  return { items, height: virtual.getTotalSize(), measure: virtual.measureElement, placeOf, hold };
}

type ScrolledRowsProps = RowsProps & { scroller: RefObject<HTMLElement | null> };

export function ScrolledRows(props: ScrolledRowsProps) {
  const { invited, open } = props.guests;
  const { items, height, measure, placeOf, hold } = useRowsNear(props);
  useKeptFocus(props, items.length > 0);
  const list = (label: string, all: readonly VirtualItem[], first: number, of: number) =>
    all.length === 0 ? null : (
      <ul className={styles.rows} aria-label={label}>
        {all.map(({ key, index, start }) => (
          <Row
            key={key}
            {...props}
            at={placeOf(index)}
            place={{ index, start, position: index - first + 1, of, measure }}
          />
        ))}
      </ul>
    );
  const heading = items.find(({ index }) => index === invited);
  return (
    <div className={styles.whole} style={{ height }} onFocus={hold}>
      {list(
        say('Invited'),
        items.filter(({ index }) => index < invited),
        0,
        invited,
      )}
      {heading ? (
        <h3
          className={styles.open}
          ref={measure}
          data-index={heading.index}
          style={{ transform: `translateY(${heading.start}px)` }}
        >
          {say('From the shared link')}
        </h3>
      ) : null}
      {list(
        say('From the shared link'),
        items.filter(({ index }) => index > invited),
        invited + 1,
        open,
      )}
    </div>
  );
}
