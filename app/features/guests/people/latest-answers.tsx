import { useEffect } from 'react';
import { Link } from 'react-router';

import { formatAgo } from '#app/features/activity/ago.ts';
import { say } from '#app/platform/language/say.ts';
import { getGuestCardPath } from '#app/platform/paths.ts';
import { takeFirstName } from '#app/platform/person-names.ts';
import { Fold } from '#app/ui/cards/fold.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { sayAnswer, sayRecorder } from '../answer-words.ts';
import type { LatestAnswer } from '../list/views.ts';
import { getLastVisit, keepVisit } from './last-visit.client.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './latest-answers.module.css';

interface LatestAnswersProps {
  inviteId: string;
  latest: readonly LatestAnswer[];
  /** When they were read, in epoch milliseconds. */
  readAt: number;
}

/** Stores `newest`, and returns the newest answer seen at the last visit. */
function useLastVisit(inviteId: string, newest: number): number | null {
  const hydrated = useHydrated();
  useEffect(() => {
    if (newest > 0) keepVisit(inviteId, newest);
  }, [inviteId, newest]);
  return hydrated ? getLastVisit(inviteId) : null;
}

/** Marks answers that came since the last visit (behaviour 39.7). */
export function LatestAnswers({ inviteId, latest, readAt }: LatestAnswersProps) {
  const seen = useLastVisit(inviteId, latest[0]?.at ?? 0);
  const [first] = latest;
  if (!first) return null;
  const who = first.isNameless ? null : takeFirstName(first.name);
  const ago = formatAgo(first.at, readAt);
  const value = say('{name}, {ago}', { name: who ?? first.name, ago });
  return (
    <Fold title={say('Latest answers')} paper="none" value={value}>
      <ol className={joinClasses(patterns.lines, styles.answers)}>
        {latest.map(({ id, name, label, at, recordedBy }) => {
          const isNew = seen !== null && at > seen && !recordedBy;
          return (
            <li key={id} data-answer={label}>
              <p className={styles.words}>
                <Link to={getGuestCardPath(inviteId, id)}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <span>{sayAnswer(label)}</span>
                {isNew ? <span className={styles.new}>{say('New¦answer')}</span> : null}
              </p>
              <p className={patterns.small}>
                {recordedBy ? `${sayRecorder(recordedBy)} · ` : null}
                <LocalTime at={at} />
              </p>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
