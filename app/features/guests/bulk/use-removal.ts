import { useState } from 'react';

import { type RowCounts, describeRemoved } from '../count-rows.ts';
import type { ActionReply, ChangedGuests, Removal } from '../schema.ts';
import { useAction } from '../use-action.ts';

interface RemovedRows extends Removal {
  rows: RowCounts;
  onRemoved?: () => void;
}

interface Said {
  hear: (reply: ActionReply) => void;
  /** Offers to undo a change. */
  propose: (text: string, change: string) => void;
}

/** Removes guests, after a question if more answers would go than the host knows (behaviour 33.23). */
export function useRemoval({ hear, propose }: Said) {
  const [sent, setSent] = useState<RemovedRows | null>(null);
  const [asks, setAsks] = useState<ChangedGuests['asks']>();
  const { busy, send } = useAction((reply) => {
    hear(reply);
    if (!sent || !reply.ok || !reply.changed) return;
    const { change, count, asks: asked } = reply.changed;
    setAsks(asked);
    if (asked) return;
    sent.onRemoved?.();
    if (count > 0) propose(describeRemoved(count, sent.rows), change);
  });
  const remove = (removed: RemovedRows) => {
    const { guests, answered = 0 } = removed;
    setAsks(undefined);
    setSent(removed);
    send({ intent: 'remove', guests, answered });
  };
  return {
    busy,
    remove,
    asks,
    confirm: () => {
      if (sent && asks) remove({ ...sent, answered: asks.answered });
    },
    cancel: () => setAsks(undefined),
  };
}
