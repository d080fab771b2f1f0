import { useEffect } from 'react';

import { say } from '#app/platform/language/say.ts';

import { pageRows } from '../find/guest-query.ts';
import type { GuestRow } from '../guest-row.ts';
import { labelPendingAnswer } from '../recording/answer-choices.ts';
import { GuestListRow, type RowPlace } from './guest-list-row.tsx';
import { type GuestWindow, getRow } from './guest-window.ts';
import type { Beside } from './use-beside.ts';
import type { RowActions } from './use-row-actions.ts';
import type { GuestSelecting } from './use-selection.ts';

import styles from '../guest-list.module.css';

/** Without the optional actions, rows cannot be selected or identified, and a guest's card is a page of its own. */
interface ListActions extends RowActions {
  selection?: GuestSelecting;
  identify?: (row: GuestRow) => void;
  beside?: Beside;
}

export interface RowsProps {
  guests: GuestWindow;
  actions: ListActions;
  onVisible: (pages: readonly number[]) => void;
}

interface RowProps {
  guests: GuestWindow;
  actions: ListActions;
  /** The guest's index in the whole list. */
  at: number;
  place?: RowPlace;
}

/** A placeholder of the same height stands for a guest whose page is not loaded. */
export function Row({ guests, actions, at, place }: RowProps) {
  const row = getRow(guests, at);
  const { pending, linkOf, open, chosen, copy, choose, identify, selection, pathTo, beside } =
    actions;
  if (!row) {
    return (
      <li className={styles.missing} style={place && { transform: `translateY(${place.start}px)` }}>
        <span className="visually-hidden">{say('Loading')}</span>
      </li>
    );
  }
  return (
    <GuestListRow
      row={row}
      to={pathTo(row.id)}
      fresh={guests.fresh.has(row.id) && !pending.has(row.id)}
      saving={labelPendingAnswer(pending.get(row.id))}
      link={linkOf(row)}
      choosing={open && chosen?.row.id === row.id}
      at={at}
      selected={selection?.isSelected(row.id) ?? false}
      isBeside={beside?.id === row.id}
      find={guests.query.find}
      onOpen={beside?.press}
      onCopy={copy}
      onIdentify={identify}
      onSelect={selection?.toggle}
      onChoose={choose}
      {...place}
    />
  );
}

function placesFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

interface PageRowsProps extends RowsProps {
  page: number;
  limit?: number;
}

/** The rows of one page: of short lists, of lists in pages, and of every list until JavaScript runs. */
export function PageRows({ guests, actions, onVisible, page, limit = pageRows }: PageRowsProps) {
  const { invited, open } = guests;
  const first = page * pageRows;
  const end = Math.min(first + limit, invited + open);
  useEffect(() => onVisible([page]), [onVisible, page]);
  const row = (at: number) => (
    <Row key={getRow(guests, at)?.id ?? at} guests={guests} actions={actions} at={at} />
  );
  return (
    <>
      {first < invited ? (
        <ul className={styles.rows} aria-label={say('Invited')}>
          {placesFrom(first, Math.min(end, invited)).map(row)}
        </ul>
      ) : null}
      {end > invited ? (
        <>
          <h3 className={styles.open}>{say('From the shared link')}</h3>
          <ul className={styles.rows} aria-label={say('From the shared link')}>
            {placesFrom(Math.max(first, invited), end).map(row)}
          </ul>
        </>
      ) : null}
    </>
  );
}
