import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';

import { touchList } from './changing.server.ts';
import type { Translated } from './undo-store.server.ts';

/** What these invitees read in, by id. */
export async function findGuestLanguages(
  trx: Db,
  inviteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const batch of inBatches(ids)) {
    const rows = await trx
      .selectFrom('invitees')
      .select(['id', 'language'])
      .where(isOneOf(trx, 'id', batch, inviteId))
      .execute();
    for (const { id, language } of rows) found.set(id, language);
  }
  return found;
}

export async function writeGuestLanguage(
  trx: Db,
  inviteId: string,
  { ids, language }: { ids: readonly string[]; language: string },
): Promise<void> {
  for (const batch of inBatches(ids)) {
    await trx
      .updateTable('invitees')
      .set({ language })
      .where(isOneOf(trx, 'id', batch, inviteId))
      .execute();
  }
}

/** A language that was chosen since stays (behaviour 49.48). */
export async function putBackLanguages(
  { trx, inviteId, now }: { trx: Db; inviteId: string; now: number },
  translated: readonly Translated[],
): Promise<void> {
  if (translated.length === 0) return;
  const ids = translated.map(({ inviteeId }) => inviteeId);
  const current = await findGuestLanguages(trx, inviteId, ids);
  const unchanged = translated.filter(({ inviteeId, after }) => current.get(inviteeId) === after);
  for (const [language, some] of Map.groupBy(unchanged, ({ before }) => before)) {
    await writeGuestLanguage(trx, inviteId, { ids: some.map((one) => one.inviteeId), language });
  }
  await touchList(trx, { inviteId, now });
}
