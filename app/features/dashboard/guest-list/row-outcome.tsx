import { Link } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { NewerAnswer } from '../schema.ts';
import { labelPendingAnswer } from './answer-choices.ts';
import type { Outcome } from './record-answers.tsx';
import type { RowActions } from './use-row-actions.ts';

import styles from './guest-list.module.css';

interface NoticeProps {
  actions: Pick<RowActions, 'outcome' | 'record' | 'dismiss'>;
  logIn: string;
}

/**
 * Why the last answer was not recorded, or that it waits for places; if a newer one is stored, with buttons for both
 * choices (behaviour 25.11, 38.18).
 */
export function RecordingNotice({ actions, logIn }: NoticeProps) {
  const { outcome } = actions;
  if (!outcome) return null;
  const { row, reply } = outcome;
  const name = (
    <strong>
      <bdi>{row.name}</bdi>:
    </strong>
  );
  if (reply.ok) {
    return reply.note ? (
      <Notice>
        {name} {reply.note}
      </Notice>
    ) : null;
  }
  return (
    <Notice tone="bad">
      {name} {reply.message}{' '}
      {reply.signedOut ? (
        <Link to={logIn} target="_blank">
          Log in again in a new tab
        </Link>
      ) : null}
      {reply.newer ? <KeepOrRecord {...actions} {...{ outcome }} newer={reply.newer} /> : null}
    </Notice>
  );
}

interface KeepOrRecordProps extends Pick<RowActions, 'record' | 'dismiss'> {
  outcome: Outcome;
  newer: NewerAnswer;
}

function KeepOrRecord({ outcome: { row, as }, newer, record, dismiss }: KeepOrRecordProps) {
  const { label, version } = newer;
  return (
    <p className={styles.choices}>
      <Button onClick={dismiss}>{`Keep “${label}”`}</Button>
      <Button onClick={() => record({ row: { ...row, version }, as })}>
        {`Record “${labelPendingAnswer(as)}”`}
      </Button>
    </p>
  );
}

function describeOutcome({ last, outcome }: RowActions): string {
  if (last?.copied) return `Copied the personal link of ${last.row.name}`;
  // The notice is announced by itself.
  if (!outcome?.reply.ok || outcome.reply.note) return '';
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
