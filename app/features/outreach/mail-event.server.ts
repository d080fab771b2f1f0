import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { buildEventCardUrl } from '#app/features/link-card/event-card.server.ts';
import type { FoundEvent } from '#app/features/mail/messages/compose.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import { takesAnswers } from './mailing-problem.ts';

/** Null when the event is gone. */
export async function findMailEvent(
  { db, clock, origin }: { db: Db; clock: Clock; origin: string },
  inviteId: string,
): Promise<FoundEvent | null> {
  const stored = await findInvite(db, inviteId);
  if (!stored) return null;
  const translate = (language: Language): FoundEvent => {
    const invite = inLanguage(stored, language);
    const view = toGuestView(invite);
    const picture = buildEventCardUrl(view, language, origin + getGuestPath(inviteId));
    return { view, invite, takesAnswers: takesAnswers(invite, clock()), picture, translate };
  };
  return translate(stored.language);
}
