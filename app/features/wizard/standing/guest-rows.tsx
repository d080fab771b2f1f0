import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';

import type { ListRow } from './invitee-entry.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-rows.module.css';

const mostShown = 100;
const longestShown = 200;

const staysFor = (invalid: readonly string[]) => {
  const [first = '', ...more] = invalid;
  return more.length === 0
    ? say('{line} stays in the field until you fix it.', {
        line: first.trim().slice(0, longestShown),
      })
    : say(
        '{count, plural, one {# line stays in the field until you fix it.} other {# lines stay in the field until you fix them.}}',
        { count: invalid.length },
      );
};

interface GuestRowsProps {
  rows: readonly ListRow[];
  invalid: readonly string[];
}

/** What each line of a list is read as, before it is added (behaviour 9.17). Lines that are no guests come first. */
export function GuestRows({ rows, invalid }: GuestRowsProps) {
  const sorted = rows.toSorted(
    (one, other) => Number(one.problem === null) - Number(other.problem === null),
  );
  const more = rows.length - mostShown;
  return (
    <div className={patterns.stack2}>
      <ul className={styles.rows} aria-label={say('The list as it is read')}>
        {sorted.slice(0, mostShown).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal and have no other identity
          <Row key={index} row={row} />
        ))}
      </ul>
      {more > 0 ? (
        <p className={patterns.small}>{say('and {count, number} more', { count: more })}</p>
      ) : null}
      {invalid.length > 0 ? <p className={patterns.small}>{staysFor(invalid)}</p> : null}
    </div>
  );
}

function Row({ row: { text, email, phone = '', state, problem } }: { row: ListRow }) {
  return (
    <li>
      <span className={styles.who}>
        <bdi className={patterns.strong}>{text.slice(0, longestShown)}</bdi>{' '}
        {email === '' ? null : <bdi className={patterns.small}>{email}</bdi>}{' '}
        {phone === '' ? null : <bdi className={patterns.small}>{phone}</bdi>}
        {problem === null ? null : (
          <span className={joinClasses(patterns.small, styles.problem)}>{say(problem)}</span>
        )}
      </span>
      <span className={styles.state} data-state={problem === null ? state : 'bad'}>
        {say(state)}
      </span>
    </li>
  );
}
