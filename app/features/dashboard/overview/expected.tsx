import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import { countLabel } from '#app/platform/text.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { describeHeadcount, formatRange } from './headcount-words.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './expected.module.css';

/** The people to expect as a range, explained behind a button (behaviour 28.1). */
export function ExpectedPeople({ headcount }: { headcount: Headcount }) {
  return (
    <details className={styles.expected}>
      <summary>
        <span className={styles.range}>{formatRange(headcount)}</span>{' '}
        <span className={patterns.lead}>people</span>
        <span className={joinClasses(patterns.caret, patterns.offPaper, styles.why)}>
          How this adds up
        </span>
      </summary>
      <ul className={joinClasses(patterns.raised, patterns.stack1, styles.reasons)}>
        {describeHeadcount(headcount).map(([count, words]) => (
          <li key={words}>
            <strong>{count}</strong> {words}
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface Terms {
  seats: number | null;
  answerBy: string;
  isPastDue: boolean;
}

interface TermsListProps {
  terms: Terms;
  figures: Figures;
  headcount: Headcount;
}

/** Omits what an event does not have (behaviour 28.2). */
export function TermsList({ terms, figures, headcount }: TermsListProps) {
  const { seats, answerBy, isPastDue } = terms;
  const { certain, unconfirmed, waiting } = headcount;
  const lines = [
    seats === null
      ? null
      : `${figures.people.toLocaleString('en')} of ${countLabel(seats, 'place')}`,
    waiting.parties === 0
      ? null
      : `${countLabel(waiting.people, 'person', 'people')} on the waiting list`,
    answerBy === '' ? null : `Answers ${isPastDue ? 'were due' : 'by'} ${answerBy}`,
    unconfirmed === 0
      ? null
      : `${unconfirmed.toLocaleString('en')} of ${countLabel(certain + unconfirmed, 'person', 'people')} ${unconfirmed === 1 ? 'has' : 'have'} not confirmed since the change`,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className={joinClasses(patterns.bar, patterns.muted, styles.terms)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
