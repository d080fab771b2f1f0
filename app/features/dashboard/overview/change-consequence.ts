import type { Offer } from '#app/features/outreach/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { getByPhonePath, getMessagesPath } from '#app/platform/paths.ts';

import type { Consequence } from '../frame/saved-part.ts';
import type { HostView } from '../views.ts';

/** Who said yes before a change that guests were not told of (behaviour 28.21). */
export function describeConsequence({
  view,
  offer,
}: {
  view: Pick<HostView, 'id' | 'headcount'>;
  offer: Offer | null;
}): Consequence | undefined {
  const { unconfirmed } = view.headcount;
  if (offer === null || unconfirmed === 0) return undefined;
  return {
    text: say(
      '{count, plural, one {# person said yes before.} other {# people said yes before.}}',
      { count: unconfirmed },
    ),
    label: say('Tell guests'),
    to:
      offer.count > 0
        ? `${getMessagesPath(view.id)}?send=change`
        : getByPhonePath(view.id, 'change'),
  };
}
