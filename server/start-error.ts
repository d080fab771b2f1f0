import { NewerDatabaseError } from '#app/platform/db/migrations.server.ts';
import { SettingsError } from '#app/platform/settings.server.ts';

/** Printed without a stack, in words for the operator. */
export class StartError extends Error {}

interface SystemError {
  code: string;
  syscall?: string;
  errstr?: string;
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
  if (error instanceof NewerDatabaseError) return new StartError(error.message, { cause: error });
  if (!isSystemError(error)) return error;
  // After several addresses were tried, the message is empty and only the code is set.
  const reason = error.errstr ?? (error.message || error.code);
  const message = settings.DATABASE_URL
    ? `The database that DATABASE_URL names cannot be used: ${reason}.`
    : `The database in DATA_DIR ${settings.DATA_DIR} cannot be used: ${reason}.`;
  return new StartError(message, { cause: error });
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
  const message = `The system’s folder for temporary files cannot be used: ${error.message}. TMPDIR names another.`;
  return new StartError(message, { cause: error });
}

export function explain(error: unknown): unknown {
  return error instanceof StartError || error instanceof SettingsError ? error.message : error;
}
