import { useEffect, useEffectEvent, useRef } from 'react';
import { type SubmitOptions, type SubmitTarget, useFetcher } from 'react-router';

type Target = Pick<SubmitOptions, 'action' | 'method' | 'encType'>;

/** Posts actions one at a time, to the screen itself or to `target`; `onReply` gets each reply. */
export function usePost<Posted extends { action: object; reply: unknown }>(
  onReply: (reply: Posted['reply']) => void,
  target: Target = { method: 'post', encType: 'application/json' },
): { busy: boolean; send: (action: Posted['action']) => void } {
  const { state, data, submit } = useFetcher<Posted['reply']>();
  const hear = useEffectEvent(onReply);
  const isIdle = state === 'idle';
  // The state of a fetcher comes too late for the second press of a double click.
  const isSending = useRef(false);
  useEffect(() => {
    if (isIdle && data) hear(data);
  }, [isIdle, data]);
  return {
    busy: !isIdle,
    send: (action) => {
      if (isSending.current) return;
      isSending.current = true;
      void submit(action as SubmitTarget, target).finally(() => {
        isSending.current = false;
      });
    },
  };
}
