import { usePost } from '#app/features/guests/use-action.ts';

import type { MessageAction, MessageReply } from './schema.ts';

export const useMessageAction = (onReply: (reply: MessageReply) => void) =>
  usePost<{ action: MessageAction; reply: MessageReply }>(onReply);
