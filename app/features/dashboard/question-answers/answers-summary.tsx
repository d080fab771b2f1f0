import { useEffect, useRef } from 'react';
import { Link, href, useFetcher } from 'react-router';

import { getAnswersPath } from '#app/platform/paths.ts';

import { DashboardCard } from '../dashboard-card.tsx';
import type { HostView } from '../views.ts';
import { ChoiceBar } from './choice-bars.tsx';
import { type QuestionTotals, chooseUseful, formatAnswered } from './question-totals.ts';

import styles from './answers-summary.module.css';

interface AnswersSummaryProps {
  inviteId: string;
  /** The questions that guests are asked; without any there is nothing to show. */
  questions: HostView['questions'];
  /** Increases whenever an answer may have changed. */
  changes: number;
}

/** The totals, loaded separately, because reading many answers takes longer than all other data of the dashboard. */
function useTotals(inviteId: string, changes: number): readonly QuestionTotals[] | undefined {
  const { state, data, load } = useFetcher<QuestionTotals[]>();
  const asked = useRef(-1);
  const isIdle = state === 'idle';
  useEffect(() => {
    // One request at a time; a change meanwhile is requested afterwards.
    if (!isIdle || asked.current === changes) return;
    asked.current = changes;
    void load(href('/api/answers/:inviteId', { inviteId }));
  }, [inviteId, changes, isIdle, load]);
  return data;
}

function Totals({ title, choices, sum, asked, answered }: QuestionTotals) {
  const most = Math.max(1, ...(choices ?? []).map(({ count }) => count));
  return (
    <div className={styles.question}>
      <div className={styles.head}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p>{formatAnswered({ asked, answered })}</p>
      </div>
      {sum === null ? null : <p>{sum.toLocaleString('en')} in all</p>}
      {choices ? (
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.label}>
              <ChoiceBar choice={choice} most={most} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The totals of the two questions that a host needs most, and a link to all answers (behaviour 28.11). */
export function AnswersSummary({ questions, ...rest }: AnswersSummaryProps) {
  return questions.length === 0 ? null : <Summary questions={questions} {...rest} />;
}

function Summary({ inviteId, questions, changes }: AnswersSummaryProps) {
  const totals = useTotals(inviteId, changes);
  const useful = chooseUseful(questions);
  return (
    <DashboardCard
      title="Answers"
      aside={<Link to={getAnswersPath(inviteId)}>All answers</Link>}
      paper="long"
    >
      {useful.length === 0 ? <p>Your guests answer in their own words.</p> : null}
      {totals
        ? totals.map((one) => <Totals key={one.id} {...one} />)
        : useful.map(({ id, title }) => (
            <div key={id} className={styles.question}>
              <h3>
                <bdi>{title}</bdi>
              </h3>
            </div>
          ))}
    </DashboardCard>
  );
}
