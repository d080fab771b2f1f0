import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';
import { keepText, useKeptText } from '#app/ui/kept-text.ts';
import { useRetry } from '#app/ui/use-retry.ts';

import { type Press, addPress, readPresses, writePresses } from './presses.ts';
import type { PhoneReply, PhoneView } from './schema.ts';

type Refusal = Extract<PhoneReply, { ok: false }>;

export interface Presses {
  /** What the server does not have yet, the oldest first. */
  waiting: readonly Press[];
  /** The server was not reached. */
  isAway: boolean;
  refused: Refusal | null;
  press: (intent: Press['intent'], guest: string, name: string) => void;
}

/** The server was not reached, or could not store it just now. */
const isUnsent = (reply: PhoneReply) => !reply.ok && reply.message === messages.updateFailed;

const isSignedOut = (reply: PhoneReply) => !reply.ok && reply.signedOut === true;

const to = { method: 'post', encType: 'application/json' } as const;

/** The presses that this browser keeps; `latest` follows at once, for effects of one render come after each other. */
function useKeptPresses({ inviteId, about }: Pick<PhoneView, 'inviteId' | 'about'>) {
  const name = `by-phone.${inviteId}.${about}`;
  const waiting = readPresses(useKeptText(name));
  const latest = useRef<readonly Press[]>(waiting);
  useEffect(() => {
    latest.current = waiting;
  });
  const keep = (presses: readonly Press[]) => {
    latest.current = presses;
    keepText(name, writePresses(presses));
  };
  return { waiting, latest, keep };
}

/**
 * Sends what a host says of the guests, one by one, and keeps it in this browser until the server has it. What did not
 * get through is sent again, which changes nothing if its reply alone was lost (behaviour 48.7).
 */
export function usePresses(
  view: Pick<PhoneView, 'inviteId' | 'about'>,
  onStored: (press: Press, undo: () => void) => void,
): Presses {
  const { waiting, latest, keep } = useKeptPresses(view);
  const { state, data, submit } = useFetcher<PhoneReply>();
  const { revalidate } = useRevalidator();
  const [dismissed, setDismissed] = useState<PhoneReply>();
  const sent = useRef<Press>(null);
  const [first] = waiting;
  const isIdle = state === 'idle';
  const key = first ? `${first.number} ${first.intent} ${first.guest}` : '';
  const isAway = data !== undefined && isUnsent(data) && first !== undefined;
  const refused = data?.ok === false && !isUnsent(data) && data !== dismissed ? data : null;

  const press: Presses['press'] = (intent, guest, name) => {
    setDismissed(data);
    keep(addPress(latest.current, { intent, guest, name }));
  };
  const post = useEffectEvent(() => {
    const [next] = latest.current;
    if (!next || !isIdle || sent.current) return;
    sent.current = next;
    const { intent, guest } = next;
    void submit({ intent, guest }, to);
  });
  const hear = useEffectEvent((reply: PhoneReply) => {
    const stored = sent.current;
    sent.current = null;
    if (!stored || isUnsent(reply) || isSignedOut(reply)) return;
    keep(latest.current.filter(({ number }) => number !== stored.number));
    if (reply.ok) onStored(stored, () => press('undo', stored.guest, stored.name));
    else void revalidate();
  });
  useEffect(() => {
    if (isIdle && data) hear(data);
  }, [isIdle, data]);
  useEffect(() => {
    if (isIdle && key !== '') post();
  }, [isIdle, key]);
  useRetry(isAway || refused?.signedOut === true, () => post());
  return { waiting, isAway, refused, press };
}
