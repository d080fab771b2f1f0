import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import type { AskedQuestion } from '#app/features/guests/list/views.ts';
import { getAnswersPath, getEventDataPath } from '#app/platform/paths.ts';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { ChoiceBar } from './choice-bars.tsx';
import { type QuestionTotals, chooseUseful, formatAnswered } from './question-totals.ts';

import patterns from '#app/ui/patterns.module.css';

interface AnswersSummaryProps {
  inviteId: string;
  questions: readonly AskedQuestion[];
  changes: number;
}

type Totals = readonly QuestionTotals[];

/** Undefined after a failure; the next change requests the totals again. */
async function askForTotals(inviteId: string): Promise<Totals | undefined> {
  try {
    const response = await fetch(getEventDataPath('answers', inviteId));
    return response.ok ? ((await response.json()) as Totals) : undefined;
  } catch {
    return undefined;
  }
}

/** Loaded separately, because reading many answers takes longer than all other data of the dashboard. */
function useTotals(inviteId: string, changes: number): Totals | undefined {
  const [taken, setTaken] = useState<{ at: number; totals?: Totals | undefined }>({ at: -1 });
  const isAsking = useRef(false);
  useEffect(() => {
    // One request at a time; a change meanwhile is requested afterwards.
    if (isAsking.current || taken.at === changes) return;
    const take = async () => {
      isAsking.current = true;
      const totals = await askForTotals(inviteId);
      isAsking.current = false;
      setTaken((before) => ({ at: changes, totals: totals ?? before.totals }));
    };
    void take();
  }, [inviteId, changes, taken]);
  return taken.totals;
}

function QuestionCounts({ title, choices, sum, asked, answered }: QuestionTotals) {
  const most = Math.max(1, ...(choices ?? []).map(({ count }) => count));
  return (
    <div className={joinClasses(patterns.stack3, patterns.section)}>
      <div className={patterns.headed}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <p className={patterns.small}>{formatAnswered({ asked, answered })}</p>
      </div>
      {sum === null ? null : <p>{sum.toLocaleString('en')} in all</p>}
      {choices ? (
        <ul className={patterns.stack3}>
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

/** The totals of the two most useful questions, with a link to all answers (behaviour 28.11). */
export function AnswersSummary({ questions, ...rest }: AnswersSummaryProps) {
  return questions.length === 0 ? null : <Summary questions={questions} {...rest} />;
}

function Summary({ inviteId, questions, changes }: AnswersSummaryProps) {
  const totals = useTotals(inviteId, changes);
  const useful = chooseUseful(questions);
  return (
    <TitledCard
      title="Answers"
      aside={<Link to={getAnswersPath(inviteId)}>All answers</Link>}
      paper="long"
    >
      {useful.length === 0 ? <p>Your guests answer in their own words.</p> : null}
      <div className={patterns.stack4}>
        {totals
          ? totals.map((one) => <QuestionCounts key={one.id} {...one} />)
          : useful.map(({ id, title }) => (
              <div key={id} className={joinClasses(patterns.stack3, patterns.section)}>
                <h3>
                  <bdi>{title}</bdi>
                </h3>
              </div>
            ))}
      </div>
    </TitledCard>
  );
}
