import { countMail } from '#app/features/mail/outbox/statuses.server.ts';
import { readLastBackup } from '#app/platform/db/backup/last-backup.server.ts';
import { readDatabaseSize, readDiskLeft } from '#app/platform/db/sizes.server.ts';
import { version } from '#app/platform/version.server.ts';

import type { Services } from './context.ts';

/** What whoever runs the server wants to know. Sizes are in bytes, and nothing is of a visitor, a host or an event. */
export interface Figures {
  /** Of this release. */
  version: string;
  /** Messages in the queue of all processes: to be sent, and given up. */
  mail: { waiting: number; failed: number };
  /** Defects and database failures that this process has logged since it started. */
  errors: number;
  databaseSize: number;
  /** Where the embedded database is; null with PostgreSQL, whose disk this process does not see. */
  diskLeft: number | null;
  /** When Festoon itself last made a backup; null if it never did. */
  lastBackup: number | null;
}

/**
 * The figures of the administrator's screen and of /metrics (behaviour 23.29). Rejects while the database cannot be
 * reached.
 */
export async function readFigures({
  db,
  settings,
  counts,
}: Pick<Services, 'db' | 'settings' | 'counts'>): Promise<Figures> {
  const [mail, databaseSize, diskLeft, lastBackup] = await Promise.all([
    countMail(db),
    readDatabaseSize(db, settings.DATA_DIR),
    readDiskLeft(db, settings.DATA_DIR),
    readLastBackup(db),
  ]);
  return {
    version,
    mail: { waiting: mail.queued + mail.leased, failed: mail.failed },
    errors: counts.errors,
    databaseSize,
    diskLeft,
    lastBackup,
  };
}
