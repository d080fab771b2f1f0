import { say } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { LogInAgain } from '#app/ui/log-in-again.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { answers, sayAnswer } from '../answer-words.ts';
import { labelPendingAnswer } from '../recording/answer-choices.ts';
import type { Outcome } from '../recording/record-answers.tsx';
import type { NewerAnswer } from '../schema.ts';
import type { GuestWindow } from './guest-window.ts';
import type { RowActions } from './use-row-actions.ts';

interface NoticesProps {
  guests: Pick<GuestWindow, 'pages'>;
  actions: Pick<RowActions, 'told' | 'isAway' | 'isBehind' | 'record' | 'dismiss'>;
  logIn: string;
}

/** Replies with the same sentence share a notice, except those with a newer answer, which offer choices. */
function groupOutcomes(told: readonly Outcome[]): Outcome[][] {
  const groups = Map.groupBy(told, ({ row, reply }) =>
    reply.ok ? '' : reply.newer ? row.id : `:${reply.message}`,
  );
  return [...groups.values()];
}

/**
 * Refused recordings and waiting guests, until the row is recorded again, has a place or is dismissed. A newer stored
 * answer offers both choices (behaviour 19.11, 25.11, 38.18).
 */
export function RecordingNotices({ guests, actions, logIn }: NoticesProps) {
  const rows = new Map(
    [...guests.pages.values()].flatMap((page) => page.rows.map((row) => [row.id, row])),
  );
  const isCurrent = ({ row: { id }, reply }: Outcome) => {
    const row = rows.get(id);
    return !reply.ok || !row || actions.isBehind(row) || row.label === answers.waiting;
  };
  return (
    <>
      {actions.isAway ? (
        <Notice>{say('Not saved yet: no connection. It stays here and is sent again.')}</Notice>
      ) : null}
      {groupOutcomes(actions.told.filter(isCurrent)).map((outcomes) => (
        <RecordingNotice key={outcomes[0]?.row.id} {...{ outcomes, actions, logIn }} />
      ))}
    </>
  );
}

interface NoticeProps extends Pick<NoticesProps, 'actions' | 'logIn'> {
  outcomes: readonly Outcome[];
}

function RecordingNotice({ outcomes, actions, logIn }: NoticeProps) {
  const [outcome] = outcomes;
  if (!outcome) return null;
  const { reply } = outcome;
  const why = reply.ok ? (reply.note ?? '') : reply.message;
  const dismiss = () => actions.dismiss(outcomes.map(({ row }) => row.id));
  return (
    <Notice
      tone={reply.ok ? 'neutral' : 'bad'}
      actions={
        !reply.ok && reply.newer ? (
          <KeepOrRecord {...{ outcome, dismiss }} record={actions.record} newer={reply.newer} />
        ) : (
          <Button onClick={dismiss}>{say('Dismiss')}</Button>
        )
      }
    >
      {withElements(say('{names}: {why}', { names: spot('names'), why: say(why) }), {
        names: <strong>{outcomes.map(({ row }) => isolateText(row.name)).join(', ')}</strong>,
      })}{' '}
      {!reply.ok && reply.signedOut ? <LogInAgain to={logIn} /> : null}
    </Notice>
  );
}

interface KeepOrRecordProps extends Pick<RowActions, 'record'> {
  outcome: Outcome;
  dismiss: () => void;
  newer: NewerAnswer;
}

function KeepOrRecord({ outcome: { row, as }, newer, record, dismiss }: KeepOrRecordProps) {
  const { version } = newer;
  return (
    <>
      <Button onClick={dismiss}>
        {say('Keep “{answer}”', { answer: sayAnswer(newer.label) })}
      </Button>
      <Button onClick={() => record({ row: { ...row, version }, as })}>
        {say('Record “{answer}”', { answer: sayAnswer(labelPendingAnswer(as)) })}
      </Button>
    </>
  );
}

function describeOutcome({ last, outcome }: RowActions): string {
  if (last?.copied) return say('Copied the personal link of {name}', { name: last.row.name });
  // The notice announces itself.
  if (!outcome?.reply.ok || outcome.reply.note) return '';
  const { row, as } = outcome;
  const answer = sayAnswer(labelPendingAnswer(as));
  return say('Recorded for {name}: {answer}', { name: row.name, answer });
}

export function ListNews({ actions, news }: { actions: RowActions; news: string }) {
  return (
    <>
      <output className="visually-hidden">{describeOutcome(actions)}</output>
      <output className="visually-hidden">{news}</output>
    </>
  );
}
