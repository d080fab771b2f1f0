import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';

import { callAfterPaint } from '#app/ui/scheduling.ts';

import type { ActionReply, AnswerChoice, Recording } from '../schema.ts';
import { useActionTarget } from '../use-action.ts';
import type { GuestRow } from './guest-row.ts';

/** An answer that the host chose for a guest. */
export interface Recorded {
  row: GuestRow;
  as: AnswerChoice;
}

/** The reply to the last one. */
export interface Outcome extends Recorded {
  reply: ActionReply;
}

function toRecording({ row, as }: Recorded) {
  const record = row.token === undefined ? { answerId: row.id } : { inviteeId: row.id };
  return { intent: 'record', record, as } satisfies Recording;
}

/** Sends the answers that a host records, one after the other. `pending` holds those without a reply, by row id. */
export function useRecordAnswers() {
  const { state, data, submit } = useFetcher<ActionReply>();
  const [queue, setQueue] = useState<readonly Recorded[]>([]);
  const [heard, setHeard] = useState<ActionReply>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [first] = queue;
  const { action } = useActionTarget();

  if (first && state === 'idle' && data && data !== heard) {
    setHeard(data);
    setQueue(queue.slice(1));
    setOutcome({ ...first, reply: data });
  }

  useEffect(() => {
    if (!first) return;
    const recording = toRecording(first);
    callAfterPaint(
      () => void submit(recording, { action, method: 'post', encType: 'application/json' }),
    );
  }, [first, submit, action]);

  return {
    record: (recorded: Recorded) => {
      setOutcome(null);
      setQueue((all) => [...all, recorded]);
    },
    pending: new Map(queue.map(({ row, as }) => [row.id, as])),
    outcome,
  };
}
