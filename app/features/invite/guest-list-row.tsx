import { type RefCallback, memo } from 'react';

import { TextField } from '#app/ui/field.tsx';

import type { PersonalLink } from './use-personal-link.ts';
import type { AnswerLabel, GuestRow } from './views.ts';

import styles from './guest-list-row.module.css';

/** Where a row of a long list stands, when only those in sight are drawn. */
export interface RowPlace {
  index: number;
  /** Pixels from the list's beginning. */
  start: number;
  position: number;
  of: number;
  measure: (row: HTMLElement | null) => void;
}

interface GuestListRowProps extends Partial<RowPlace> {
  row: GuestRow;
  /** The answer came just now. */
  fresh: boolean;
  /** An answer chosen and not yet stored. */
  saving: AnswerLabel | undefined;
  /** What became of this guest's personal link. */
  link: PersonalLink | undefined;
  /** This row's menu of answers is open. */
  choosing: boolean;
  onCopy: (row: GuestRow) => void;
  onChoose: (row: GuestRow, button: HTMLElement) => void;
}

/** Every load brings new rows; those that say the same are not drawn again. */
function isSame(before: GuestListRowProps, after: GuestListRowProps): boolean {
  const { row, ...rest } = before;
  const { row: nextRow, ...nextRest } = after;
  return isShallowEqual(row, nextRow) && isShallowEqual(rest, nextRest);
}

function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Value)[];
  return keys.every((key) => Object.is(one[key], other[key]));
}

/** A guest, their answer as the button that corrects it, and their personal link if they have one. */
export const GuestListRow = memo(function GuestListRow(props: GuestListRowProps) {
  const { row, saving, link, choosing, onCopy, onChoose } = props;
  const { index, start, position, of, measure, fresh } = props;
  const { name, email, token } = row;
  const label = saving ?? row.label;
  return (
    <li
      ref={measure}
      data-index={index}
      data-fresh={fresh}
      aria-posinset={position}
      aria-setsize={of}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      <span className={styles.who}>
        <bdi>{name}</bdi>{' '}
        {email ? (
          <span className={styles.email}>
            (<bdi>{email}</bdi>)
          </span>
        ) : null}
      </span>
      <span className={styles.given}>
        <button
          type="button"
          className={styles.answer}
          data-answer={label}
          aria-label={`Answer of ${name}: ${label}`}
          aria-haspopup="menu"
          aria-expanded={choosing}
          aria-busy={saving !== undefined}
          onClick={(event) => onChoose(row, event.currentTarget)}
        >
          {label}
        </button>
        {row.recorded ? <span className={styles.recorded}>recorded by you</span> : null}
      </span>
      {token === undefined ? null : <CopyButton row={row} link={link} onCopy={onCopy} />}
      {link && !link.copied ? <LinkToRead name={name} link={link.link} /> : null}
    </li>
  );
}, isSame);

function CopyButton({ row, link, onCopy }: Pick<GuestListRowProps, 'row' | 'link' | 'onCopy'>) {
  const { name } = row;
  return (
    <button
      type="button"
      className={styles.copy}
      data-copied={link?.copied}
      aria-label={
        link?.copied ? `Copied the personal link of ${name}` : `Copy personal link of ${name}`
      }
      onClick={() => onCopy(row)}
    >
      {link?.copied ? 'Copied' : 'Copy personal link'}
    </button>
  );
}

const selectAll: RefCallback<HTMLInputElement> = (field) => {
  field?.focus();
  field?.select();
};

/** In place of the clipboard that the browser keeps closed. */
function LinkToRead({ name, link }: { name: string; link: string }) {
  return (
    <div className={styles.link}>
      <TextField
        ref={selectAll}
        label={`Personal link of ${name}`}
        hint="Your browser does not let this page copy. Please copy the link from here."
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
