import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';

import type { ActionOutcome, Translating } from '../schema.ts';
import { changeGuests, touchList } from '../undo/changing.server.ts';
import { findGuestLanguages, writeGuestLanguage } from '../undo/languages-store.server.ts';
import { encodeKept, insertKept } from '../undo/undo-store.server.ts';

/** Gives invitees a language, or the event's again (behaviour 49.47). */
export function translateGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, language }: Translating,
): Promise<ActionOutcome> {
  return changeGuests(services, invite, guests, {
    prepare: async (_, { invited }) => invited,
    async write(changing, invited) {
      const { trx, inviteId } = changing;
      const stored = await findGuestLanguages(trx, inviteId, invited);
      const ids = [...stored.keys()].filter((id) => stored.get(id) !== language);
      if (ids.length === 0) return { count: 0 };
      await writeGuestLanguage(trx, inviteId, { ids, language });
      await touchList(trx, changing);
      const before = ids.map((inviteeId) => ({
        kind: 'language' as const,
        inviteeId,
        before: stored.get(inviteeId) ?? '',
        after: language,
      }));
      await insertKept(trx, await encodeKept(changing, before));
      return { count: ids.length };
    },
  });
}
