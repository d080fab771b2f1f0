import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { useBeforeUnload, useFetcher, useParams } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';
import { callAfterPaint } from '#app/ui/scheduling.ts';
import { useRetry } from '#app/ui/use-retry.ts';

import type { GuestRow } from '../guest-row.ts';
import type { ActionReply, AnswerChoice, Recording } from '../schema.ts';
import { useActionTarget } from '../use-action.ts';

export interface Recorded {
  row: GuestRow;
  as: AnswerChoice;
}

/** `action` is the address of the event's actions. */
interface Queued extends Recorded {
  inviteId: string;
  action: string;
}

export interface Outcome extends Queued {
  reply: ActionReply;
}

type Version = number | null;

/** Answers that this screen has recorded, by row: the replaced versions and the current one. */
type Own = ReadonlyMap<string, { replaced: ReadonlySet<Version>; now: Version }>;

/** The version that the host has seen. A row shows the previous one until it is read again. */
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

/** Refusals and waiting guests of the last replies, by row id. */
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

/** The server was not reached, or could not store it just now. */
const isUnsent = (reply: ActionReply) => !reply.ok && reply.message === messages.updateFailed;

function toRecording({ row, as }: Recorded, own: Own) {
  const record = row.token === undefined ? { answerId: row.id } : { inviteeId: row.id };
  return { intent: 'record', record, as, seen: findSeen(row, own) } satisfies Recording;
}

const asJson = { method: 'post', encType: 'application/json' } as const;

/** The same answer again is no change, so one whose reply alone was lost counts once. */
function useSendAgain(send: (() => void) | null): void {
  useRetry(send !== null, () => send?.());
  useBeforeUnload((event) => {
    if (send !== null) event.preventDefault();
  });
}

/** One queue for the screens of all events. */
function useQueue() {
  const { state, data, submit } = useFetcher<ActionReply>();
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const [heard, setHeard] = useState<ActionReply>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [told, setTold] = useState(nothingTold);
  const [own, setOwn] = useState<Own>(new Map());
  const [isAway, setIsAway] = useState(false);
  const [first] = queue;

  if (first && state === 'idle' && data && data !== heard) {
    setHeard(data);
    setIsAway(isUnsent(data));
    if (!isUnsent(data)) {
      setQueue(queue.slice(1));
      const next = { ...first, reply: data };
      setOutcome(next);
      setTold(tell(told, next));
      setOwn(learn(own, first.row, data));
    }
  }

  const send = useEffectEvent((recorded: Queued) => {
    const target = { ...asJson, action: recorded.action };
    callAfterPaint(() => void submit(toRecording(recorded, own), target));
  });
  useEffect(() => {
    if (first) send(first);
  }, [first]);
  useSendAgain(isAway && first ? () => send(first) : null);

  return {
    queue,
    isAway,
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

/** Sends recorded answers one by one, even after the host has left their screen (behaviour 19.11). */
export function RecordingProvider({ children }: { children: ReactNode }) {
  const recording = useQueue();
  return <QueueContext value={recording}>{children}</QueueContext>;
}

/** `pending` holds the event's answers without a reply, by row id. */
export function useRecordAnswers() {
  const recording = use(QueueContext);
  if (!recording) throw new Error('There is no RecordingProvider above');
  const { queue, isAway, outcome, told, own, add, dismiss } = recording;
  const { inviteId = '' } = useParams();
  const { action } = useActionTarget();
  const forget = useEffectEvent(recording.forget);
  useEffect(() => () => forget(), []);
  const pending = queue.filter((recorded) => recorded.inviteId === inviteId);
  return {
    record: (recorded: Recorded) => add({ ...recorded, inviteId, action }),
    dismiss,
    pending: new Map(pending.map(({ row, as }) => [row.id, as])),
    /** The server was not reached: what is pending is sent again. */
    isAway: isAway && pending.length > 0,
    outcome: outcome?.inviteId === inviteId ? outcome : null,
    told: [...told.values()].filter((one) => one.inviteId === inviteId),
    /** Whether the row was read before this screen's last recording. */
    isBehind: ({ id, version }: GuestRow) => own.get(id)?.replaced.has(version) ?? false,
  };
}
