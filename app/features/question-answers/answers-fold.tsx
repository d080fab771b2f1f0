import { Suspense, lazy } from 'react';
import { Link } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { getAnswersPath } from '#app/platform/paths.ts';
import { useAttended } from '#app/ui/attended/use-attended.ts';
import { Fold } from '#app/ui/cards/fold.tsx';

import type { AnswersSummaryProps } from './answers-summary.tsx';

const AnswersSummary = lazy(async () => {
  try {
    return { default: (await import('./answers-summary.tsx')).AnswersSummary };
  } catch {
    return { default: () => <></> };
  }
});

/** The totals of the two most useful questions, counted once somebody is there; a link leads to all (behaviour 28.11). */
export function AnswersFold(props: AnswersSummaryProps) {
  const { inviteId, questions } = props;
  const isAttended = useAttended();
  if (questions.length === 0) return null;
  return (
    <Fold
      title={say('Answers')}
      value={say('{count, plural, one {# question} other {# questions}}', {
        count: questions.length,
      })}
      aside={<Link to={getAnswersPath(inviteId)}>{say('All answers')}</Link>}
    >
      {isAttended ? (
        <Suspense>
          <AnswersSummary {...props} />
        </Suspense>
      ) : null}
    </Fold>
  );
}
