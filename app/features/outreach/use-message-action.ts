import { usePost } from '#app/ui/use-post.ts';

import type { MessageAction, MessageReply } from './schema.ts';

export const useMessageAction = (onReply: (reply: MessageReply) => void) =>
  usePost<{ action: MessageAction; reply: MessageReply }>(onReply);
