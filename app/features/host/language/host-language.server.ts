import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { languageSchema } from '#app/platform/language/language-schema.ts';
import { type Language, findLanguage } from '#app/platform/language/languages.ts';
import { findPreferredLanguage } from '#app/platform/language/preferred-language.ts';

import { type SessionServices, readSessionKey } from '../sessions.server.ts';

const daySeconds = 24 * 60 * 60;

/** What was chosen on this device, before a log-in too. */
const languageCookie = defineCookie('festoon.language', {
  prefix: '__Host-',
  seconds: 400 * daySeconds,
  schema: v.pipe(v.string(), languageSchema),
});

const languageOfSession = prepareStatement<{ hash: string }, { language: string }>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('hosts', 'hosts.uid', 'sessions.host_uid')
    .select('hosts.language')
    .where('sessions.token_hash', '=', value('hash')),
);

async function findAccountLanguage(
  services: SessionServices,
  request: Request,
): Promise<Language | null> {
  const hash = readSessionKey(services, request);
  if (hash === null) return null;
  try {
    const { rows } = await languageOfSession(services.db, { hash });
    return findLanguage(rows[0]?.language ?? '');
  } catch {
    // What answers the request reads the session as well, and says what is wrong.
    return null;
  }
}

/** What is known without the database: this device’s choice, else the browser’s language (behaviour 49.87). */
export const findDeviceLanguage = (origin: string, { headers }: Request): Language =>
  languageCookie.read(origin, headers.get('cookie')) ??
  findPreferredLanguage(headers.get('accept-language'));

/** The language of a host’s request: the account’s, else this device’s, else the browser’s (behaviour 49.80). */
export async function findHostLanguage(
  services: SessionServices,
  request: Request,
): Promise<Language> {
  return (
    (await findAccountLanguage(services, request)) ?? findDeviceLanguage(services.origin, request)
  );
}

/** What a host has chosen; null for the browser’s. */
export async function findChosenLanguage(db: Db, uid: string): Promise<Language | null> {
  const host = await db
    .selectFrom('hosts')
    .select('language')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return findLanguage(host?.language ?? '');
}

/** Keeps a choice on this device, and with the account of who is logged in. Returns the Set-Cookie value. */
export async function keepHostLanguage(
  { db, origin }: { db: Db; origin: string },
  uid: string | null,
  language: Language,
): Promise<string> {
  if (uid !== null) {
    await db.updateTable('hosts').set({ language }).where('uid', '=', uid).execute();
  }
  return languageCookie.write(origin, language);
}
