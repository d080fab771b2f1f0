import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { allowToWait, takeTurn } from './dialects.server.ts';
import * as tables from './migrations/0001-tables.server.ts';
import * as attempts from './migrations/0002-attempts.server.ts';
import * as partVersions from './migrations/0003-part-versions.server.ts';
import * as placeRequests from './migrations/0004-place-requests.server.ts';
import * as draftsByHost from './migrations/0005-drafts-by-host.server.ts';
import * as devices from './migrations/0006-devices.server.ts';
import * as openAnswers from './migrations/0007-open-answers.server.ts';
import * as hostedBy from './migrations/0008-hosted-by.server.ts';
import * as answers from './migrations/0009-answers.server.ts';
import * as calendarFeeds from './migrations/0010-calendar-feeds.server.ts';
import * as mail from './migrations/0011-mail.server.ts';
import * as account from './migrations/0013-account.server.ts';
import * as labels from './migrations/0014-labels.server.ts';
import * as lifecycle from './migrations/0015-lifecycle.server.ts';
import * as automaticMail from './migrations/0018-automatic-mail.server.ts';
import * as guestAddresses from './migrations/0019-guest-addresses.server.ts';
import * as passkeysAndResets from './migrations/0020-passkeys-and-resets.server.ts';
import * as memberships from './migrations/0021-memberships.server.ts';
import * as pictures from './migrations/0022-pictures.server.ts';
import * as arrivals from './migrations/0023-arrivals.server.ts';
import * as latestAnswers from './migrations/0024-latest-answers.server.ts';
import * as noPlaceRequests from './migrations/0025-no-place-requests.server.ts';
import * as seats from './migrations/0026-seats.server.ts';
import * as offersToGuests from './migrations/0027-offers-to-guests.server.ts';
import * as replyVersions from './migrations/0028-reply-versions.server.ts';
import * as confirmedSessions from './migrations/0029-confirmed-sessions.server.ts';
import * as mailLimits from './migrations/0030-mail-limits.server.ts';
import * as deskTickets from './migrations/0031-desk-tickets.server.ts';
import * as thanks from './migrations/0032-thanks.server.ts';
import * as kitchenLinks from './migrations/0033-kitchen-links.server.ts';
import * as seasons from './migrations/0034-seasons.server.ts';
import * as operations from './migrations/0035-operations.server.ts';
import * as administration from './migrations/0036-administration.server.ts';
import * as identities from './migrations/0037-identities.server.ts';
import * as countdown from './migrations/0038-countdown.server.ts';
import * as nameKeys from './migrations/0039-name-keys.server.ts';
import * as hostNotes from './migrations/0040-host-notes.server.ts';
import * as proxyNames from './migrations/0041-proxy-names.server.ts';
import * as leases from './migrations/0042-leases.server.ts';
import * as guestMessages from './migrations/0043-guest-messages.server.ts';
import * as phoneNumbers from './migrations/0044-phone-numbers.server.ts';
import * as told from './migrations/0045-told.server.ts';
import * as eventLanguage from './migrations/0046-event-language.server.ts';
import * as guestLanguage from './migrations/0047-guest-language.server.ts';
import * as ownWords from './migrations/0048-own-words.server.ts';
import * as followUps from './migrations/0049-follow-ups.server.ts';
import * as hostLanguage from './migrations/0050-host-language.server.ts';

export class NewerDatabaseError extends Error {}

/** Applied in the order of their names. A name never changes once it is released. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-attempts': attempts,
  '0003-part-versions': partVersions,
  '0004-place-requests': placeRequests,
  '0005-drafts-by-host': draftsByHost,
  '0006-devices': devices,
  '0007-open-answers': openAnswers,
  '0008-hosted-by': hostedBy,
  '0009-answers': answers,
  '0010-calendar-feeds': calendarFeeds,
  '0011-mail': mail,
  '0013-account': account,
  '0014-labels': labels,
  '0015-lifecycle': lifecycle,
  '0018-automatic-mail': automaticMail,
  '0019-guest-addresses': guestAddresses,
  '0020-passkeys-and-resets': passkeysAndResets,
  '0021-memberships': memberships,
  '0022-pictures': pictures,
  '0023-arrivals': arrivals,
  '0024-latest-answers': latestAnswers,
  '0025-no-place-requests': noPlaceRequests,
  '0026-seats': seats,
  '0027-offers-to-guests': offersToGuests,
  '0028-reply-versions': replyVersions,
  '0029-confirmed-sessions': confirmedSessions,
  '0030-mail-limits': mailLimits,
  '0031-desk-tickets': deskTickets,
  '0032-thanks': thanks,
  '0033-kitchen-links': kitchenLinks,
  '0034-seasons': seasons,
  '0035-operations': operations,
  '0036-administration': administration,
  '0037-identities': identities,
  '0038-countdown': countdown,
  '0039-name-keys': nameKeys,
  '0040-host-notes': hostNotes,
  '0041-proxy-names': proxyNames,
  '0042-leases': leases,
  '0043-guest-messages': guestMessages,
  '0044-phone-numbers': phoneNumbers,
  '0045-told': told,
  '0046-event-language': eventLanguage,
  '0047-guest-language': guestLanguage,
  '0048-own-words': ownWords,
  '0049-follow-ups': followUps,
  '0050-host-language': hostLanguage,
};

/** Release 0.1.0 had this table too. While two releases run on one database, both find the applied names here. */
const migrationTableName = 'migrations';
const migrationLockTableName = 'migrations_lock';

/** Unknown migrations are those of a later release. */
export async function compareMigrations(
  db: QueryExecutorProvider,
): Promise<{ unknown: string[]; missing: string[] }> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  return {
    unknown: [...applied].filter((name) => !(name in migrations)),
    missing: Object.keys(migrations).filter((name) => !applied.has(name)),
  };
}

/**
 * The missing migrations run in one transaction under a lock: a crash leaves all or none, and concurrent starts apply
 * them once. Of a database that is not new, the lock is first kept while `prepare` runs, which gets the name of the first
 * missing one; when it fails, nothing is applied. Returns the names applied. Throws a `NewerDatabaseError` for migrations
 * that this release does not know.
 */
export async function migrate(
  db: Kysely<unknown>,
  prepare: (migration: string) => Promise<void> = async () => {},
): Promise<string[]> {
  // Committed at once: a lock on this table would keep a backup from reading it.
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'migration');
    await prepareTable(trx);
    await findMissing(trx);
  });
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'migration');
    const { isNew, missing } = await findMissing(trx);
    if (missing[0] === undefined) return [];
    if (!isNew) {
      await allowToWait(trx);
      await prepare(missing[0]);
    }
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({
      db: trx,
      provider,
      migrationTableName,
      migrationLockTableName,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  });
}

async function findMissing(
  db: QueryExecutorProvider,
): Promise<{ isNew: boolean; missing: string[] }> {
  const { unknown, missing } = await compareMigrations(db);
  if (unknown.length === 0) {
    return { isNew: missing.length === Object.keys(migrations).length, missing };
  }
  throw new NewerDatabaseError(
    `The database is newer than this release of Festoon: it has ${unknown.join(', ')}. It was left as it is. Start the newer release, or restore a backup that was made before it.`,
  );
}

/** Converts the table that release 0.1.0 left, if there is one. */
async function prepareTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists migrations (
    name varchar(255) not null primary key,
    timestamp varchar(255) not null
  )`.execute(db);
  const { rows } = await sql<{ name: string; applied_at?: number }>`
    select * from migrations
  `.execute(db);
  if (rows[0]?.applied_at === undefined) return;
  await sql`alter table migrations add column timestamp varchar(255) not null default ''`.execute(
    db,
  );
  for (const { name, applied_at: appliedAt = 0 } of rows) {
    const timestamp = new Date(appliedAt).toISOString();
    await sql`update migrations set timestamp = ${timestamp} where name = ${name}`.execute(db);
  }
  await sql`alter table migrations drop column applied_at`.execute(db);
}
