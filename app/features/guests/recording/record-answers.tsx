import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useParams } from 'react-router';

import { callAfterPaint } from '#app/ui/scheduling.ts';

import type { GuestRow } from '../guest-row.ts';
import type { ActionReply, AnswerChoice, Recording } from '../schema.ts';
import { useActionTarget } from '../use-action.ts';

/** An answer that the host chose for a guest. */
export interface Recorded {
  row: GuestRow;
  as: AnswerChoice;
}

/** An answer to be sent, and the address of its event's actions. */
interface Queued extends Recorded {
  inviteId: string;
  action: string;
}

/** An answer and the reply to it. */
export interface Outcome extends Queued {
  reply: ActionReply;
}

type Version = number | null;

/** The answers that this screen has recorded, by row: the versions that they replaced, and the current version. */
type Own = ReadonlyMap<string, { replaced: ReadonlySet<Version>; now: Version }>;

/** The version that the host has seen. A row shows the previous one until it is read again after a recording. */
function findSeen({ id, version }: GuestRow, own: Own): Version {
  const last = own.get(id);
  return last && last.replaced.has(version) ? last.now : version;
}

function learn(own: Own, row: GuestRow, reply: ActionReply): Own {
  const next = new Map(own);
  if (!reply.ok && reply.newer) next.delete(row.id);
  else if (reply.version !== undefined) {
    const replaced = new Set<Version>(own.get(row.id)?.replaced);
    replaced.add(row.version).add(findSeen(row, own)).delete(reply.version);
    next.set(row.id, { replaced, now: reply.version });
  }
  return next;
}

/** What the host has to read of each row's last reply: a refusal, or that the guest waits for places. By row id. */
type Told = ReadonlyMap<string, Outcome>;

function omit(told: Told, rows: readonly string[]): Told {
  return new Map([...told].filter(([id]) => !rows.includes(id)));
}

function tell(told: Told, outcome: Outcome): Told {
  const { row, reply } = outcome;
  const rest = omit(told, [row.id]);
  return reply.ok && !reply.note ? rest : new Map([...rest, [row.id, outcome]]);
}

const nothingTold: Told = new Map();

function toRecording({ row, as }: Recorded, own: Own) {
  const record = row.token === undefined ? { answerId: row.id } : { inviteeId: row.id };
  return { intent: 'record', record, as, seen: findSeen(row, own) } satisfies Recording;
}

/** The queue of answers that the host records, for the screens of all events. */
function useQueue() {
  const { state, data, submit } = useFetcher<ActionReply>();
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const [heard, setHeard] = useState<ActionReply>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [told, setTold] = useState(nothingTold);
  const [own, setOwn] = useState<Own>(new Map());
  const [first] = queue;

  if (first && state === 'idle' && data && data !== heard) {
    setHeard(data);
    setQueue(queue.slice(1));
    const next = { ...first, reply: data };
    setOutcome(next);
    setTold(tell(told, next));
    setOwn(learn(own, first.row, data));
  }

  const send = useEffectEvent((recorded: Queued) => {
    const recording = toRecording(recorded, own);
    const target = {
      action: recorded.action,
      method: 'post',
      encType: 'application/json',
    } as const;
    callAfterPaint(() => void submit(recording, target));
  });
  useEffect(() => {
    if (first) send(first);
  }, [first]);

  return {
    queue,
    outcome,
    told,
    own,
    add: (recorded: Queued) => {
      setOutcome(null);
      setTold((all) => omit(all, [recorded.row.id]));
      setQueue((all) => [...all, recorded]);
    },
    dismiss: (rows: readonly string[]) => setTold((all) => omit(all, rows)),
    /** Called when the screen changes: the next one reads the rows again. */
    forget: () => {
      setOutcome(null);
      setTold(nothingTold);
      if (!first) setOwn(new Map());
    },
  };
}

const QueueContext = createContext<ReturnType<typeof useQueue> | null>(null);

/** Sends recorded answers one after the other, also those of a screen that the host has left (behaviour 19.11). */
export function RecordingProvider({ children }: { children: ReactNode }) {
  const recording = useQueue();
  return <QueueContext value={recording}>{children}</QueueContext>;
}

/** Records answers of the event on the screen. `pending` holds those without a reply, by row id. */
export function useRecordAnswers() {
  const recording = use(QueueContext);
  if (!recording) throw new Error('There is no RecordingProvider above');
  const { queue, outcome, told, own, add, dismiss } = recording;
  const { inviteId = '' } = useParams();
  const { action } = useActionTarget();
  const forget = useEffectEvent(recording.forget);
  useEffect(() => () => forget(), []);
  const pending = queue.filter((recorded) => recorded.inviteId === inviteId);
  return {
    record: (recorded: Recorded) => add({ ...recorded, inviteId, action }),
    dismiss,
    pending: new Map(pending.map(({ row, as }) => [row.id, as])),
    outcome: outcome?.inviteId === inviteId ? outcome : null,
    told: [...told.values()].filter((one) => one.inviteId === inviteId),
    /** Whether a row was read before an answer that this screen has recorded for it. */
    isBehind: ({ id, version }: GuestRow) => own.get(id)?.replaced.has(version) ?? false,
  };
}
