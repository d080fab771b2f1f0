import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  type SubmitOptions,
  type SubmitTarget,
  useFetcher,
  useLocation,
  useParams,
} from 'react-router';

import { getDashboardPath, getGuestsPath } from '#app/platform/paths.ts';

import type { ActionReply, GuestAction } from './schema.ts';

/**
 * The guest list posts to itself, the other screens of an event to its overview: a target whose screen is not loaded
 * would delay the post.
 */
export function useActionTarget() {
  const { inviteId = '' } = useParams();
  const { pathname } = useLocation();
  const guests = getGuestsPath(inviteId);
  return {
    action: pathname === guests ? guests : getDashboardPath(inviteId),
    method: 'post',
    encType: 'application/json',
  } as const;
}

/** A refused action changed nothing, so data is reloaded only if the refusal says that the screen is outdated. */
export function reloadAfter(args: ShouldRevalidateFunctionArgs): boolean {
  const reply = args.actionResult as ActionReply | undefined;
  if (reply?.ok !== false) return args.defaultShouldRevalidate;
  return reply.gone === true || reply.newer !== undefined || reply.version !== undefined;
}

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

export function useAction(onReply: (reply: ActionReply) => void) {
  return usePost<{ action: GuestAction; reply: ActionReply }>(onReply, useActionTarget());
}
