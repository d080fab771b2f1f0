import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';

import type { EditReply, Recordable, Recording } from './schema.ts';
import type { GuestRow } from './views.ts';

/** A guest's answer in the host's hand. */
export interface Recorded {
  row: GuestRow;
  as: Recordable;
}

/** What became of the last one. */
export interface Outcome extends Recorded {
  reply: EditReply;
}

function toRecording({ row, as }: Recorded) {
  const record = row.token === undefined ? { answerId: row.id } : { inviteeId: row.id };
  return { record, as } satisfies Recording;
}

/**
 * Sends the answers that a host records, one after the other in the order of their choosing. `pending` holds,
 * by row id, those not yet acknowledged.
 */
export function useRecordAnswers() {
  const { state, data, submit } = useFetcher<EditReply>();
  const [queue, setQueue] = useState<readonly Recorded[]>([]);
  const [heard, setHeard] = useState<EditReply>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [first] = queue;

  if (first && state === 'idle' && data && data !== heard) {
    setHeard(data);
    setQueue(queue.slice(1));
    setOutcome({ ...first, reply: data });
  }

  useEffect(() => {
    if (first) void submit(toRecording(first), { method: 'post', encType: 'application/json' });
  }, [first, submit]);

  return {
    record: (recorded: Recorded) => {
      setOutcome(null);
      setQueue((all) => [...all, recorded]);
    },
    pending: new Map(queue.map(({ row, as }) => [row.id, as])),
    outcome,
  };
}
