import { useEffect, useEffectEvent, useState } from 'react';
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

type Version = number | null;

/** What became of the answers that this screen has recorded, by row: the versions they replaced, and the one now. */
type Own = ReadonlyMap<string, { replaced: ReadonlySet<Version>; now: Version }>;

/** The version that the host has seen: a row whose answer they have just recorded still shows the one before. */
function findSeen({ id, version }: GuestRow, own: Own): Version {
  const last = own.get(id);
  return last && last.replaced.has(version) ? last.now : version;
}

function learn(own: Own, row: GuestRow, reply: ActionReply): Own {
  const next = new Map(own);
  if (!reply.ok) next.delete(row.id);
  else if (reply.version !== undefined) {
    const replaced = new Set<Version>(own.get(row.id)?.replaced);
    replaced.add(row.version).add(findSeen(row, own)).delete(reply.version);
    next.set(row.id, { replaced, now: reply.version });
  }
  return next;
}

function toRecording({ row, as }: Recorded, own: Own) {
  const record = row.token === undefined ? { answerId: row.id } : { inviteeId: row.id };
  return { intent: 'record', record, as, seen: findSeen(row, own) } satisfies Recording;
}

/** Sends the answers that a host records, one after the other. `pending` holds those without a reply, by row id. */
export function useRecordAnswers() {
  const { state, data, submit } = useFetcher<ActionReply>();
  const [queue, setQueue] = useState<readonly Recorded[]>([]);
  const [heard, setHeard] = useState<ActionReply>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [own, setOwn] = useState<Own>(new Map());
  const [first] = queue;
  const { action } = useActionTarget();

  if (first && state === 'idle' && data && data !== heard) {
    setHeard(data);
    setQueue(queue.slice(1));
    setOutcome({ ...first, reply: data });
    setOwn(learn(own, first.row, data));
  }

  const send = useEffectEvent((recorded: Recorded) => {
    const recording = toRecording(recorded, own);
    const target = { action, method: 'post', encType: 'application/json' } as const;
    callAfterPaint(() => void submit(recording, target));
  });
  useEffect(() => {
    if (first) send(first);
  }, [first]);

  return {
    record: (recorded: Recorded) => {
      setOutcome(null);
      setQueue((all) => [...all, recorded]);
    },
    dismiss: () => setOutcome(null),
    pending: new Map(queue.map(({ row, as }) => [row.id, as])),
    outcome,
  };
}
