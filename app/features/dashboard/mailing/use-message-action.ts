import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';

import type { MessageAction, MessageReply } from './schema.ts';

/** Posts actions of the screen 'Messages', one at a time; `onReply` is called with each reply. */
export function useMessageAction(onReply: (reply: MessageReply) => void) {
  const { state, data, submit } = useFetcher<MessageReply>();
  const hear = useEffectEvent(onReply);
  const isIdle = state === 'idle';
  useEffect(() => {
    if (isIdle && data) hear(data);
  }, [isIdle, data]);
  return {
    busy: !isIdle,
    send: (action: MessageAction) => {
      if (isIdle) void submit(action, { method: 'post', encType: 'application/json' });
    },
  };
}
