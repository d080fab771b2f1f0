import { use, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';
import { useRetry } from '#app/ui/use-retry.ts';

import type { CardReply, GivenByHost } from './schema.ts';
import { CardTarget } from './use-card-action.ts';

/** One change of an answer, with the values that the card has shown before. */
export interface Tap {
  given: GivenByHost;
  seen: GivenByHost | null;
  /** What it stands for, once it is stored. */
  said: string;
}

type Refusal = Extract<CardReply, { ok: false }>;

/** The server was not reached, or could not store it just now. */
const isUnsent = (reply: CardReply) => !reply.ok && reply.message === messages.updateFailed;

/**
 * Sends taps one by one and keeps them until they are stored. One that did not get through is sent again, which changes
 * nothing if its reply alone was lost (behaviour 28.16).
 */
export function useTaps(onStored: (tap: Tap) => void) {
  const target = use(CardTarget);
  const { state, data, submit } = useFetcher<CardReply>();
  const [queue, setQueue] = useState<readonly Tap[]>([]);
  const [heard, setHeard] = useState<CardReply>();
  const [stored, setStored] = useState<Tap | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isAway, setIsAway] = useState(false);
  const [first] = queue;

  if (first && state === 'idle' && data && data !== heard) {
    setHeard(data);
    setIsAway(isUnsent(data));
    if (!isUnsent(data)) {
      // What follows was meant for an answer that is another one by now.
      setQueue(data.ok ? queue.slice(1) : []);
      setRefused(data.ok ? null : data);
      if (data.ok) setStored(first);
    }
  }

  const tell = useEffectEvent(onStored);
  useEffect(() => {
    if (stored) tell(stored);
  }, [stored]);
  const post = ({ given, seen }: Tap) => {
    const to = { method: 'post', encType: 'application/json' } as const;
    void submit({ intent: 'reply', given, seen }, target === null ? to : { ...to, action: target });
  };
  const send = useEffectEvent(post);
  useEffect(() => {
    if (first) send(first);
  }, [first]);
  useRetry(isAway && first !== undefined, () => {
    if (first) post(first);
  });

  return {
    queue,
    isAway,
    refused,
    tap: (next: Tap) => {
      setRefused(null);
      setQueue((all) => [...all, next]);
    },
  };
}
