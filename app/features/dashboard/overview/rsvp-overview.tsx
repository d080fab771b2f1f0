import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { NamedPeople } from '#app/features/guests/list/views.ts';
import { describePeople } from '#app/features/guests/people/people-words.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import { say, sayList, sayNumber, texts } from '#app/platform/language/say.ts';
import { getGuestsPath } from '#app/platform/paths.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { HowThisAddsUp, type Terms } from './adds-up.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './rsvp-overview.module.css';

const labels = texts({
  going: 'Going',
  maybe: 'Maybe',
  declined: 'Declined',
  noResponse: 'No response',
});

/** With the group that the guest list shows. */
const rows = [
  ['going', 'going'],
  ['maybe', 'maybe'],
  ['declined', 'declined'],
  ['noResponse', 'none'],
] as const;

interface RsvpOverviewProps {
  figures: Figures;
  headcount: Headcount;
  terms: Terms;
  mark: ReactNode;
  headline: ReactNode;
  /** A sentence beneath the headline. */
  line: ReactNode;
  bar: ReactNode;
  /** The line names everybody, so that a phone needs no bar. */
  isNamed?: boolean;
  /** What stands beneath the figures. */
  children?: ReactNode;
}

export function Headline({ figure, unit }: { figure: string; unit: string }) {
  return (
    <>
      <span className={styles.number} data-long={figure.length > 8}>
        {figure}
      </span>{' '}
      <span className={styles.unit}>{unit}</span>
    </>
  );
}

/** Who comes and who has not answered, of a small event. */
export function Names({ people, isOpen }: { people: NamedPeople; isOpen: boolean }) {
  return describePeople(people, isOpen).map(({ names, words, isQuiet }) => (
    <span key={words} className={isQuiet ? patterns.muted : undefined}>
      {withElements(words, {
        names: isQuiet ? sayList(names) : <BoldNames names={names} />,
      })}{' '}
    </span>
  ));
}

const toBold = (name: string) => <bdi className={patterns.strong}>{name}</bdi>;

function BoldNames({ names }: { names: readonly string[] }) {
  const list = sayList(names.map((_, at) => spot(String(at))));
  return withElements(list, Object.fromEntries(names.map((name, at) => [at, toBold(name)])));
}

/** A part of a whole. */
export function PartBar({ part, whole }: { part: number; whole: number }) {
  return (
    <div className={styles.bar} data-thin="true" aria-hidden="true">
      <span className={styles.done} style={{ flexGrow: part }} />
      <span className={styles.noResponse} style={{ flexGrow: Math.max(0, whole - part) }} />
    </div>
  );
}

export function AnswersBar({ figures }: { figures: Figures }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {rows.map(([name]) =>
        figures[name] > 0 ? (
          <span key={name} className={styles[name]} style={{ flexGrow: figures[name] }} />
        ) : null,
      )}
    </div>
  );
}

/** Each leads to the guests that it counts. */
export function AnswerFigures({ inviteId, figures }: { inviteId: string; figures: Figures }) {
  return (
    <dl className={styles.figures}>
      {rows.map(([name, show]) => (
        <div key={name} data-of={name}>
          <dt>{say(labels[name])}</dt>
          <dd>
            <Link
              to={`${getGuestsPath(inviteId)}?show=${show}`}
              aria-label={say('{label}: {count, number}', {
                label: say(labels[name]),
                count: figures[name],
              })}
            >
              {sayNumber(figures[name])}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The people to expect and the answers (behaviour 18.18, 28.1). */
export function RsvpOverview(props: RsvpOverviewProps) {
  const { figures, headcount, terms, mark, headline, line, bar, isNamed = false } = props;
  return (
    <TitledCard title={say('RSVP Overview')} aside={mark} className={styles.card}>
      <div className={styles.halves}>
        <HowThisAddsUp {...{ figures, headcount, terms }}>{headline}</HowThisAddsUp>
        {line ? <p className={styles.line}>{line}</p> : null}
        <div className={joinClasses(patterns.stack2, styles.answers)} data-named={isNamed}>
          {bar}
          <AnswerFigures inviteId={terms.id} figures={figures} />
        </div>
      </div>
      {props.children}
    </TitledCard>
  );
}
