import { useEffect, useEffectEvent } from 'react';
import { type ShouldRevalidateFunctionArgs, useFetcher, useParams } from 'react-router';

import { getDashboardPath } from '#app/platform/paths.ts';

import type { ActionReply, DashboardAction } from './schema.ts';

/** How actions of the dashboard are posted, from whichever screen of the event. */
export function useActionTarget() {
  const { inviteId = '' } = useParams();
  return {
    action: getDashboardPath(inviteId),
    method: 'post',
    encType: 'application/json',
  } as const;
}

/** A refused action changed nothing, so nothing is loaded again, unless its guest is gone from the list. */
export function reloadAfter(args: ShouldRevalidateFunctionArgs): boolean {
  const reply = args.actionResult as ActionReply | undefined;
  return reply?.ok === false ? reply.gone === true : args.defaultShouldRevalidate;
}

/** Posts actions of the dashboard, one at a time; `onReply` is called with each reply. */
export function useAction(onReply: (reply: ActionReply) => void) {
  const { state, data, submit } = useFetcher<ActionReply>();
  const target = useActionTarget();
  const hear = useEffectEvent(onReply);
  const isIdle = state === 'idle';
  useEffect(() => {
    if (isIdle && data) hear(data);
  }, [isIdle, data]);
  return {
    busy: !isIdle,
    send: (action: DashboardAction) => {
      if (isIdle) void submit(action, target);
    },
  };
}
