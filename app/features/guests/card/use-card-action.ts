import { createContext, use } from 'react';

import { usePost } from '../use-action.ts';
import type { CardAction, CardReply } from './schema.ts';

/** The address of a card that is not on a page of its own. */
export const CardTarget = createContext<string | null>(null);

/** Posts actions of a guest's card to its address. */
export function useCardAction(onReply: (reply: CardReply) => void) {
  const action = use(CardTarget);
  const target = { method: 'post', encType: 'application/json' } as const;
  return usePost<{ action: CardAction; reply: CardReply }>(
    onReply,
    action === null ? target : { ...target, action },
  );
}
