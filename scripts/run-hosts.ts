import { format } from 'node:util';

import { runHostsCommand } from '#app/features/administration/hosts-command.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { createPostgresLink } from '#app/features/live/postgres-link.server.ts';
import { readSystemClock } from '#app/platform/clock.ts';
import { openCurrentDatabase } from '#app/platform/db/current-database.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { explain, explainDatabaseError } from '#server/start-error.ts';

import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run hosts -- COMMAND
  list [TEXT]           the hosts, or those whose name holds TEXT
  create NAME           makes a host and prints a link that sets their password
  link NAME             prints a link that sets another password
  admin NAME [--off]    makes a host an administrator, or takes that back
  remove NAME [--delete-events | --hand-over]
  invite                prints a link with which one person creates an account`;

async function runCommand(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const settings = readSettings(env);
  const db = await openCurrentDatabase(settings).catch((error: unknown) => {
    throw explainDatabaseError(error, settings);
  });
  if (typeof db === 'string') throw new CommandError(db);
  const live = createBus(
    settings.DATABASE_URL ? createPostgresLink(settings.DATABASE_URL) : undefined,
  );
  try {
    const origin = settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`;
    const done = await runHostsCommand(
      { db, clock: readSystemClock, live, origin, settings },
      words,
    );
    if (done === null) throw new CommandError(usage);
    if (!done.ok) throw new CommandError(done.error);
    return done.value;
  } finally {
    await live.close();
    await db.destroy();
  }
}

/** Runs one command over the database that `env` names. Returns the exit code, and what is printed. */
export async function runHosts(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: 0 | 1; output: string }> {
  try {
    return { code: 0, output: await runCommand(words, env) };
  } catch (error) {
    return {
      code: 1,
      output: error instanceof CommandError ? error.message : format(explain(error)),
    };
  }
}
