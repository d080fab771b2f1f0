import { type MouseEvent, type RefCallback, memo } from 'react';
import { Link } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { type AnswerLabel, sayAnswer, sayMarks, sayRecorder } from '../answer-words.ts';
import { splitFound } from '../find/name-search.ts';
import type { GuestRow } from '../guest-row.ts';
import type { PersonalLink } from './use-personal-link.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-list-row.module.css';

export interface RowPlace {
  index: number;
  /** Pixels from the start of the list. */
  start: number;
  position: number;
  of: number;
  measure: (row: HTMLElement | null) => void;
}

interface GuestListRowProps extends Partial<RowPlace> {
  row: GuestRow;
  to: string;
  /** The answer arrived with the last update. */
  fresh: boolean;
  saving: AnswerLabel | undefined;
  /** This guest's personal link after it was copied. */
  link: PersonalLink | undefined;
  choosing: boolean;
  at: number;
  selected: boolean;
  isBeside: boolean;
  /** The search that has found it; absent where nothing is searched. */
  find?: string;
  onOpen: ((event: MouseEvent, id: string) => void) | undefined;
  onCopy: (row: GuestRow) => void;
  onIdentify: ((row: GuestRow) => void) | undefined;
  onSelect: ((at: number, ranged: boolean) => void) | undefined;
  onChoose: (row: GuestRow, button: HTMLElement) => void;
}

/** Compares by value: each update brings new row objects, and equal rows need no render. */
function isSame(before: GuestListRowProps, after: GuestListRowProps): boolean {
  const { row, ...rest } = before;
  const { row: nextRow, ...nextRest } = after;
  return isShallowEqual(row, nextRow) && isShallowEqual(rest, nextRest);
}

function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Value)[];
  return keys.every((key) => Object.is(one[key], other[key]));
}

export const GuestListRow = memo(function GuestListRow(props: GuestListRowProps) {
  const { row, saving, link, choosing, onCopy, onChoose, onIdentify, onSelect } = props;
  const { index, start, position, of, measure, fresh } = props;
  const { name, token } = row;
  const label = saving ?? row.label;
  const answer = sayAnswer(label);
  return (
    <li
      ref={measure}
      data-index={index}
      data-at={props.at}
      data-guest={row.id}
      data-beside={props.isBeside}
      data-fresh={fresh}
      aria-posinset={position}
      aria-setsize={of}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      {onSelect ? <SelectBox {...props} onSelect={onSelect} /> : null}
      <Who {...props} />
      <span className={styles.given}>
        <button
          type="button"
          className={joinClasses(patterns.caret, styles.answer)}
          data-answer={label}
          data-part="answer"
          aria-label={say('Answer of {name}: {answer}', { name, answer })}
          aria-haspopup="menu"
          aria-expanded={choosing}
          aria-busy={saving !== undefined}
          onClick={(event) => onChoose(row, event.currentTarget)}
        >
          <span>{answer}</span>
        </button>
      </span>
      <Details row={row} />
      {token === undefined ? (
        <IdentifyButton row={row} onIdentify={onIdentify} />
      ) : (
        <CopyButton row={row} link={link} onCopy={onCopy} />
      )}
      {link && !link.copied ? <LinkToRead name={name} link={link.link} /> : null}
    </li>
  );
}, isSame);

type SelectBoxProps = Pick<GuestListRowProps, 'row' | 'at' | 'selected'> & {
  onSelect: (at: number, ranged: boolean) => void;
};

const isRanged = (event: Event) => 'shiftKey' in event && event.shiftKey === true;

function SelectBox({ row, at, selected, onSelect }: SelectBoxProps) {
  return (
    <label className={joinClasses(patterns.offPaper, styles.select)}>
      <input
        type="checkbox"
        data-part="select"
        aria-label={say('Select {name}', { name: row.name })}
        checked={selected}
        onChange={({ nativeEvent }) => onSelect(at, isRanged(nativeEvent))}
      />
    </label>
  );
}

function FoundName({ name, find }: { name: string; find: string }) {
  return splitFound(name, find).map(({ text, isFound }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have only their place
    isFound ? <mark key={at}>{text}</mark> : text,
  );
}

/** A longer name is cut after three lines; the guest's card shows all of it. */
const longName = 60;

/** The name, above the address, a household's people, or the time of a nameless guest's answer. */
function Who({
  row,
  to,
  isBeside,
  find = '',
  onOpen,
}: Pick<GuestListRowProps, 'row' | 'to' | 'isBeside' | 'find' | 'onOpen'>) {
  const { name, email, namelessSince, people } = row;
  return (
    <span className={styles.who}>
      <Link
        className={styles.name}
        dir="auto"
        data-long={name.length > longName}
        to={to}
        data-part="name"
        aria-current={isBeside ? 'true' : undefined}
        onClick={onOpen && ((event) => onOpen(event, row.id))}
      >
        <bdi>
          <FoundName name={name} find={find} />
        </bdi>
      </Link>{' '}
      {email ? (
        <span className={joinClasses(patterns.small, styles.email)}>
          (<bdi>{email}</bdi>)
        </span>
      ) : null}
      {namelessSince === undefined ? null : (
        <span className={joinClasses(patterns.small, styles.household)}>
          {withElements(say('answered {time}', { time: spot('time') }), {
            time: <LocalTime at={namelessSince} />,
          })}
        </span>
      )}
      {people ? (
        <span className={joinClasses(patterns.small, styles.household)} data-people>
          {people}
        </span>
      ) : null}
    </span>
  );
}

/** Columns where the list is wide, else one line, the most useful first (behaviour 39.10). */
function Details({ row }: Pick<GuestListRowProps, 'row'>) {
  const { party, comes, about, labels, told, toldState, marks, recordedBy, said } = row;
  const isUrgent = toldState !== undefined;
  const toldWords = told ? (
    <span className={styles.told} data-state={toldState}>
      {told}
    </span>
  ) : null;
  return (
    <span className={joinClasses(patterns.small, styles.details)}>
      <span className={styles.party}>{party}</span>
      <span className={styles.line}>
        {isUrgent ? toldWords : null}
        {marks ? <span className={patterns.bad}>{sayMarks(marks)}</span> : null}
        {comes ? <span className={styles.people}>{comes}</span> : null}
        {about ? <span>{about}</span> : null}
        {isUrgent ? null : toldWords}
        {recordedBy ? <span>{sayRecorder(recordedBy)}</span> : null}
      </span>
      <span className={joinClasses(patterns.tags, styles.labels)}>
        {labels ? <Labels labels={labels} /> : null}
      </span>
      {said ? <span className={styles.said}>{said}</span> : null}
    </span>
  );
}

function Labels({ labels }: { labels: string }) {
  return (
    <>
      <span className="visually-hidden">{say('Labels:')} </span>
      {labels.split('\n').map((label) => (
        <bdi key={label}>{label}</bdi>
      ))}
    </>
  );
}

function IdentifyButton({ row, onIdentify }: Pick<GuestListRowProps, 'row' | 'onIdentify'>) {
  if (!onIdentify) return null;
  const isNameless = row.namelessSince !== undefined;
  const words = isNameless ? say('Who is this?') : say('Edit name');
  return (
    <button
      type="button"
      className={joinClasses(patterns.offPaper, styles.identify)}
      aria-label={isNameless ? words : say('Edit name of {name}', { name: row.name })}
      aria-haspopup="dialog"
      onClick={() => onIdentify(row)}
    >
      {words}
    </button>
  );
}

function CopyButton({ row, link, onCopy }: Pick<GuestListRowProps, 'row' | 'link' | 'onCopy'>) {
  const { name } = row;
  return (
    <button
      type="button"
      className={joinClasses(patterns.offPaper, styles.copy)}
      data-copied={link?.copied}
      aria-label={
        link?.copied
          ? say('Copied the personal link of {name}', { name })
          : say('Copy personal link of {name}', { name })
      }
      onClick={() => onCopy(row)}
    >
      <span>{link?.copied ? say('Copied') : say('Copy¦verb')}</span>
    </button>
  );
}

const selectAll: RefCallback<HTMLInputElement> = (field) => {
  field?.focus();
  field?.select();
};

/** Shows the link when the browser refuses access to the clipboard. */
function LinkToRead({ name, link }: { name: string; link: string }) {
  return (
    <div className={joinClasses(patterns.offPaper, styles.link)}>
      <TextField
        ref={selectAll}
        label={say('Personal link of {name}', { name })}
        hint={say('Couldn’t copy. Please copy the link from here.')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
