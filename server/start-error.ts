import { BackupError } from '#app/platform/db/backup/backup-error.server.ts';
import { NewerDatabaseError } from '#app/platform/db/migrations.server.ts';
import { SettingsError } from '#app/platform/settings.server.ts';

import { findForeignFile } from './foreign-file.ts';

/** Printed without a stack, in words for the operator. */
export class StartError extends Error {}

interface SystemError {
  code: string;
  syscall?: string;
  errcode?: number;
  message: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Unexpected errors are returned unchanged. */
export function explainDatabaseError(
  error: unknown,
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined },
): unknown {
  if (error instanceof NewerDatabaseError || error instanceof BackupError) {
    return new StartError(error.message, { cause: error });
  }
  if (!isSystemError(error)) return error;
  // After several addresses were tried, the message is empty and only the code is set.
  const reason = (error.message || error.code).replace(/\.$/, '');
  const message = settings.DATABASE_URL
    ? `The database that DATABASE_URL names cannot be used: ${reason}.`
    : `The database in DATA_DIR ${settings.DATA_DIR} cannot be used: ${reason}.${advise(error, settings.DATA_DIR)}`;
  return new StartError(message, { cause: error });
}

const full = new Set<unknown>(['ENOSPC', 'EDQUOT', 13]);
/** Of files, and SQLite's: read-only, cannot be opened. */
const forbidden = new Set<unknown>(['EACCES', 'EPERM', 8, 14]);

/** What to do about an embedded database that cannot be used; empty where that is not known. */
function advise({ code, errcode }: SystemError, dataDir: string): string {
  if (full.has(code) || full.has(errcode)) {
    return ' Nothing that was stored is lost: make room on its disk and start again.';
  }
  if (!forbidden.has(code) && !forbidden.has(errcode)) return '';
  const foreign = findForeignFile(dataDir);
  if (!foreign) return '';
  return ` ${foreign.file} belongs to user ${foreign.owner}, and this process runs as user ${foreign.user}.`;
}

/** `prefix` precedes the names of the settings PORT and HOST. */
export function listenError(
  error: unknown,
  settings: { PORT: number; HOST: string },
  prefix = '',
): unknown {
  const words: Record<string, string> = {
    EADDRINUSE: `Port ${settings.PORT} on ${settings.HOST} is in use: choose another with ${prefix}PORT.`,
    EACCES: `Port ${settings.PORT} may not be opened by this user: choose another with ${prefix}PORT.`,
    EADDRNOTAVAIL: `${prefix}HOST ${settings.HOST} is no address of this machine.`,
    ENOTFOUND: `${prefix}HOST ${settings.HOST} is no address of this machine.`,
  };
  const message = isSystemError(error) ? words[error.code] : undefined;
  return message ? new StartError(message, { cause: error }) : error;
}

export function pageFileError(error: unknown): unknown {
  if (!isSystemError(error)) return error;
  const message = `The folder for temporary files cannot be used: ${error.message}. TMPDIR names another.`;
  return new StartError(message, { cause: error });
}

export function explain(error: unknown): unknown {
  return error instanceof StartError || error instanceof SettingsError ? error.message : error;
}
