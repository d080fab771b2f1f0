import { useEffect, useRef, useState } from 'react';

import { sayAsked } from '#app/features/draft/parts/question-presets.ts';
import type { AskedQuestion } from '#app/features/guests/list/views.ts';
import { say } from '#app/platform/language/say.ts';
import { getEventDataPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { ChoiceBar, Unchosen } from './choice-bars.tsx';
import { type QuestionTotals, chooseUseful, formatAnswered } from './question-totals.ts';

import patterns from '#app/ui/patterns.module.css';

export interface AnswersSummaryProps {
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
  const chosen = (choices ?? []).filter(({ count }) => count > 0);
  const most = Math.max(1, ...chosen.map(({ count }) => count));
  return (
    <div className={joinClasses(patterns.stack3, patterns.section)}>
      <div className={patterns.headed}>
        <h3>
          <bdi>{sayAsked(title)}</bdi>
        </h3>
        <p className={patterns.small}>{formatAnswered({ asked, answered })}</p>
      </div>
      {sum === null ? null : <p>{say('{sum, number} in all', { sum })}</p>}
      {chosen.length > 0 ? (
        <ul className={patterns.stack3}>
          {chosen.map((choice) => (
            <li key={choice.label}>
              <ChoiceBar choice={choice} most={most} />
            </li>
          ))}
        </ul>
      ) : null}
      <Unchosen choices={choices ?? []} />
    </div>
  );
}

/** The totals of the two most useful questions. */
export function AnswersSummary({ inviteId, questions, changes }: AnswersSummaryProps) {
  const totals = useTotals(inviteId, changes);
  const useful = chooseUseful(questions);
  return (
    <>
      {useful.length === 0 ? <p>{say('Your guests answer in their own words.')}</p> : null}
      {totals
        ? totals.map((one) => <QuestionCounts key={one.id} {...one} />)
        : useful.map(({ id, title }) => (
            <div key={id} className={joinClasses(patterns.stack3, patterns.section)}>
              <h3>
                <bdi>{sayAsked(title)}</bdi>
              </h3>
            </div>
          ))}
    </>
  );
}
