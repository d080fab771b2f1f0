import { createContext, use } from 'react';

import { usePost } from '#app/ui/use-post.ts';

import type { CardAction, CardReply } from './schema.ts';

/** The card's address, if it is not on a page of its own. */
export const CardTarget = createContext<string | null>(null);

export function useCardAction(onReply: (reply: CardReply) => void) {
  const action = use(CardTarget);
  const target = { method: 'post', encType: 'application/json' } as const;
  return usePost<{ action: CardAction; reply: CardReply }>(
    onReply,
    action === null ? target : { ...target, action },
  );
}
