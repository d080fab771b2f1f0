import { useEffect, useEffectEvent } from 'react';

import type { MessagesView } from '../schema.ts';
import { useMessageAction } from '../use-message-action.ts';

/** Says that the messages of guests were on the screen; a reading program that only fetches it says nothing (behaviour 31.16). */
export function useSeen({ received, composition }: MessagesView): void {
  const { send } = useMessageAction(() => {});
  const see = useEffectEvent((readTo: string) => send({ intent: 'see-messages', readTo }));
  const latest = composition ? undefined : received.find(({ isUnread }) => isUnread)?.id;
  useEffect(() => {
    if (latest !== undefined) see(latest);
  }, [latest]);
}
