import type { Offer } from '#app/features/outreach/schema.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';

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
    text: `${countLabel(unconfirmed, 'person', 'people')} said yes before.`,
    label: 'Tell guests',
    to: `${getMessagesPath(view.id)}?send=change`,
  };
}
