import { Link } from 'react-router';

import { Notice } from '#app/ui/notice.tsx';

import { labelPendingAnswer } from './answer-choices.ts';
import type { RowActions } from './use-row-actions.ts';

interface RefusedProps {
  outcome: RowActions['outcome'];
  logIn: string;
}

/** Why the last answer was not recorded. */
export function RecordingRefused({ outcome, logIn }: RefusedProps) {
  if (!outcome || outcome.reply.ok) return null;
  return (
    <Notice tone="bad">
      <strong>
        <bdi>{outcome.row.name}</bdi>:
      </strong>{' '}
      {outcome.reply.message}{' '}
      {outcome.reply.signedOut ? (
        <Link to={logIn} target="_blank">
          Log in again in a new tab
        </Link>
      ) : null}
    </Notice>
  );
}

function describeOutcome({ last, outcome }: RowActions): string {
  if (last?.copied) return `Copied the personal link of ${last.row.name}`;
  if (!outcome?.reply.ok) return '';
  const { row, as } = outcome;
  return `Recorded for ${row.name}: ${labelPendingAnswer(as)}`;
}

/** Announces the last action on a row, and answers that came, to screen readers. */
export function ListNews({ actions, news }: { actions: RowActions; news: string }) {
  return (
    <>
      <output className="visually-hidden">{describeOutcome(actions)}</output>
      <output className="visually-hidden">{news}</output>
    </>
  );
}
