import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';

import { useFreshScreen } from '#app/features/live/use-fresh-screen.ts';
import type { Live } from '#app/features/live/use-live.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { PhoneReply, PhoneView } from './schema.ts';

const newAnswer = texts(
  '{answer, select, yes {{name} has just answered: going.} maybe {{name} has just answered: maybe.} other {{name} has just answered: not coming.}}',
);

/** Reads the round again when something has changed, and says who has answered meanwhile (behaviour 48.6). */
export function useRoundNews(view: PhoneView, live: Pick<Live, 'state' | 'changes'>): void {
  const toast = useToast();
  useFreshScreen(live);
  const { current } = view;
  const before = useRef(current);
  const compare = useEffectEvent((id: string | undefined) => {
    const last = before.current;
    before.current = current;
    if (!last || last.id === id) return;
    const answered = view.guests.find((one) => one.id === last.id && one.state === 'answered');
    if (!answered) return;
    const { answer } = answered;
    toast({ id: 'by-phone', text: say(newAnswer, { name: last.firstName, answer }) });
  });
  useEffect(() => compare(current?.id), [current?.id]);
}

/** Asks for the next guest while one is free and none is on screen. */
export function useNextGuest({ state, current, guests, others }: PhoneView): void {
  const { state: sending, submit } = useFetcher<PhoneReply>();
  const free = guests.filter((one) => one.state === 'waiting').map(({ id }) => id);
  const isWanted = state === 'running' && current === null && (free.length > 0 || others > 0);
  const key = isWanted ? ` ${free.join(' ')}` : '';
  const isIdle = sending === 'idle';
  const ask = useEffectEvent(() => {
    if (isIdle) void submit({ intent: 'start' }, { method: 'post', encType: 'application/json' });
  });
  useEffect(() => {
    if (key !== '') ask();
  }, [key]);
}
