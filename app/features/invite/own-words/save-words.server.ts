import { noteActivity } from '#app/features/activity/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { ownWordsColumn } from '../json-columns.server.ts';
import type { Invite, OwnWords } from '../schema.ts';
import type { OwnedInvite, UpdateServices } from '../service.server.ts';
import { findInvite } from '../store.server.ts';
import {
  type TypedWords,
  type WordProblems,
  changeWords,
  replaceLanguage,
} from './change-words.server.ts';

type Services = Pick<UpdateServices, 'db' | 'clock' | 'live'>;

async function lockInvite(trx: Db, id: string): Promise<Invite | null> {
  const row = trx.selectFrom('invites').select('id').where('id', '=', id);
  await lockRows(trx, row).execute();
  return findInvite(trx, id);
}

/** The change that `change` makes of the invitation as it is now. Nothing is written where it makes none. */
async function write<Problem>(
  { db, clock, live }: Services,
  { id, editor }: OwnedInvite,
  change: (invite: Invite) => Result<OwnWords, Problem>,
): Promise<Result<void, Problem | 'gone'>> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    const invite = await lockInvite(trx, id);
    if (!invite) return fail('gone' as const);
    const changed = change(invite);
    if (!changed.ok) return changed;
    const words = ownWordsColumn.encode(changed.value);
    if (words === ownWordsColumn.encode(invite.ownWords)) return succeed(false);
    await changeInvite(trx, now).set({ own_words: words }).where('id', '=', id).execute();
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind: 'edited', part: 'words', now });
    return succeed(true);
  });
  if (!done.ok) return done;
  if (done.value) live.publish(id);
  return succeed(undefined);
}

/** Stores what a host typed in one language. Everybody's pages are made anew. */
export function saveWords(
  services: Services,
  invite: OwnedInvite,
  { language, ...typed }: TypedWords & { language: Language },
): Promise<Result<void, WordProblems | 'gone'>> {
  return write(services, invite, (current) => changeWords(current, language, typed));
}

export function removeWords(
  services: Services,
  invite: OwnedInvite,
  language: Language,
): Promise<Result<void, 'gone'>> {
  return write(services, invite, ({ ownWords }) =>
    succeed(replaceLanguage(ownWords, language, {})),
  );
}
