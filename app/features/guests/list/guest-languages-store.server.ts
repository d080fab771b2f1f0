import { sql } from 'kysely';

import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { type Language, languageCodes } from '#app/platform/language/languages.ts';

import type { LanguageCount } from '../guest-languages.ts';

const eventLanguage = sql<string>`(select language from invites where invites.id = invitees.invite_id)`;

/** Their own language, else the event's. */
export const readLanguageOf = sql<string>`case when invitees.language = '' then ${eventLanguage} else invitees.language end`;

const languagesOf = prepareStatement<{ inviteId: string }, { language: string; count: number }>(
  (db, value) =>
    db
      .selectFrom('invitees')
      .select(({ fn }) => ['language', fn.countAll<number>().as('count')])
      .where('invite_id', '=', value('inviteId'))
      .groupBy('language'),
);

/** How many invitees read in each language; none where all read in the same one (behaviour 49.53). */
export async function countLanguages(
  db: Db,
  { id, language }: { id: string; language: Language },
): Promise<LanguageCount[]> {
  const { rows } = await languagesOf(db, { inviteId: id });
  const counts = new Map<string, number>();
  for (const row of rows) {
    const code = row.language === '' ? language : row.language;
    counts.set(code, (counts.get(code) ?? 0) + row.count);
  }
  const counted = languageCodes.flatMap((code) => {
    const count = counts.get(code);
    return count === undefined ? [] : [{ language: code, count }];
  });
  return counted.length > 1 ? counted : [];
}
