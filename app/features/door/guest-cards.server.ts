import { drawQr } from '#app/features/invitation/qr.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readOwnLanguage } from '#app/platform/language/languages.ts';
import { buildPersonalLink } from '#app/platform/paths.ts';

import { type CardsView, cardsAtOnce } from './guest-cards.ts';
import { tellWhenOnPaper } from './paper-words.ts';

/** The part of the cards that contains `from`: a browser cannot handle ten thousand codes on one page. */
export async function loadGuestCards(
  db: Db,
  invite: OwnedInvite,
  { from: asked, guestLink }: { from: string | null; guestLink: string },
): Promise<CardsView> {
  const from = Number.isSafeInteger(Number(asked)) ? Math.max(0, Number(asked)) : 0;
  const { count } = await db
    .selectFrom('invitees')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invite_id', '=', invite.id)
    .executeTakeFirstOrThrow();
  const part = Math.min(
    Math.floor(from / cardsAtOnce),
    Math.max(0, Math.ceil(count / cardsAtOnce) - 1),
  );
  const offset = part * cardsAtOnce;
  const rows = await db
    .selectFrom('invitees')
    .select(['id', 'name', 'language', 'token'])
    .where('invite_id', '=', invite.id)
    .orderBy('position')
    .orderBy('id')
    .limit(cardsAtOnce)
    .offset(offset)
    .execute();
  const { properties, scheme, art } = getLook(invite, listIdeaClaims);
  return {
    count,
    offset,
    look: { properties, scheme, corner: art.corner },
    place: invite.location,
    cards: rows.map(({ id, name, token, language: own }) => {
      const url = buildPersonalLink(guestLink, token);
      const language = readOwnLanguage(own) || invite.language;
      const when = tellWhenOnPaper(invite, getGuestWords(language));
      const scan = getGuestWords(language).say('paperScan');
      return { id, name, url, qr: drawQr(url), language, when, scan };
    }),
  };
}
