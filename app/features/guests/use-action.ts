import { type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router';

import { getDashboardPath, getGuestsPath } from '#app/platform/paths.ts';
import { usePost } from '#app/ui/use-post.ts';

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

export function useAction(onReply: (reply: ActionReply) => void) {
  return usePost<{ action: GuestAction; reply: ActionReply }>(onReply, useActionTarget());
}
