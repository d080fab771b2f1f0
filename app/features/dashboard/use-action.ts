import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';

import type { ActionReply, DashboardAction } from './schema.ts';

/** Posts actions of the dashboard, one at a time; `onReply` is called with each reply. */
export function useAction(onReply: (reply: ActionReply) => void) {
  const { state, data, submit } = useFetcher<ActionReply>();
  const hear = useEffectEvent(onReply);
  const isIdle = state === 'idle';
  useEffect(() => {
    if (isIdle && data) hear(data);
  }, [isIdle, data]);
  return {
    busy: !isIdle,
    send: (action: DashboardAction) => {
      if (isIdle) void submit(action, { method: 'post', encType: 'application/json' });
    },
  };
}
