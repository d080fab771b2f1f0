import type { ReactNode } from 'react';

import { type Figures, type Headcount, formatGoing } from '#app/features/rsvp/rules.ts';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { HostView } from '../views.ts';
import { AnswersOff, AnswersSwitch } from './answers-switch.tsx';
import { ExpectedPeople, type Terms, TermsList } from './expected.tsx';
import { isRange } from './headcount-words.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './rsvp-overview.module.css';

const number = new Intl.NumberFormat('en');

const rows = [
  ['going', 'Going'],
  ['maybe', 'Maybe'],
  ['declined', 'Declined'],
  ['noResponse', 'No response'],
] as const;

interface RsvpOverviewProps {
  figures: Figures;
  headcount: Headcount;
  terms: Terms & Pick<HostView, 'id' | 'answering'>;
  mark: ReactNode;
}

export function RsvpOverview(props: RsvpOverviewProps) {
  const { figures, headcount, terms, mark } = props;
  const { answering } = terms;
  const answers = figures.going + figures.maybe + figures.declined;
  return (
    <TitledCard title="RSVP Overview" aside={mark}>
      {isRange(headcount) ? <ExpectedPeople headcount={headcount} /> : null}
      <p className={styles.headline} data-beside={isRange(headcount)}>
        <span className={styles.number}>{number.format(figures.going)}</span>{' '}
        <span className={joinClasses(patterns.lead, styles.words)}>
          going <span className={styles.people}>· {formatGoing(figures).split(' · ')[1]}</span>
        </span>
      </p>
      {answers > 0 ? (
        <div className={styles.bar} aria-hidden="true">
          {rows.map(([name]) =>
            figures[name] > 0 ? (
              <span key={name} className={styles[name]} style={{ flexGrow: figures[name] }} />
            ) : null,
          )}
        </div>
      ) : (
        <EmptyState of="post">
          <p>
            {answering === 'canceled'
              ? 'Nobody has answered.'
              : 'No answers yet. Share the guest link to get the first one.'}
          </p>
        </EmptyState>
      )}
      <dl className={styles.figures}>
        {rows.map(([name, label]) => (
          <div key={name} data-of={name}>
            <dt>{label}</dt>
            <dd>{number.format(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <TermsList terms={terms} figures={figures} headcount={headcount} />
      {answering === 'canceled' ? (
        <AnswersOff />
      ) : (
        <AnswersSwitch inviteId={terms.id} answering={answering} />
      )}
    </TitledCard>
  );
}
