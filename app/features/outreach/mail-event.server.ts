import { findInvite } from '#app/features/invite/store.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { buildCardUrl } from '#app/features/link-card/content-hash.ts';
import { toCardFacts } from '#app/features/link-card/facts.ts';
import type { FoundEvent } from '#app/features/mail/messages/compose.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import { takesAnswers } from './mailing-problem.ts';

/** Null when the event is gone. */
export async function findMailEvent(
  { db, clock, origin }: { db: Db; clock: Clock; origin: string },
  inviteId: string,
): Promise<FoundEvent | null> {
  const invite = await findInvite(db, inviteId);
  if (!invite) return null;
  const view = toGuestView(invite);
  const picture = buildCardUrl(toCardFacts(view), origin + getGuestPath(inviteId));
  return { view, invite, takesAnswers: takesAnswers(invite, clock()), picture };
}
