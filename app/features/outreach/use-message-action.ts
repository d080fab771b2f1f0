import { usePost } from '#app/features/guests/use-action.ts';

import type { MessageAction, MessageReply } from './schema.ts';

/** Posts actions of the screen 'Messages'. */
export const useMessageAction = (onReply: (reply: MessageReply) => void) =>
  usePost<{ action: MessageAction; reply: MessageReply }>(onReply);
