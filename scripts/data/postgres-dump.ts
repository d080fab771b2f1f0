import { existsSync, renameSync, rmSync } from 'node:fs';

import { Client } from 'pg';

import { run } from '../run.mjs';
import { CommandError } from '../command-error.mjs';

/** The database's URL for a program's arguments, and its password for the environment, because `ps` shows arguments. */
function access(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

/** Runs one of PostgreSQL's own programs. Where it is not installed, the error says what to run elsewhere. */
async function runTool(tool: string, args: string[], databaseUrl: string, quiet = false) {
  const { url, env } = access(databaseUrl);
  const all = [...args, ...(quiet ? [] : [`--dbname=${url}`])];
  try {
    const { code } = await run(tool, all, { env, quiet });
    if (code !== 0) throw new CommandError(`${tool} failed (exit code ${code}). Nothing was kept.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const shown = [...args, '--dbname="$DATABASE_URL"'].join(' ');
    throw new CommandError(`${tool} is not installed here. Where it is, run: ${tool} ${shown}`);
  }
}

/** Runs pg_dump, which copies a snapshot of the database into one new file, and checks the file with pg_restore. */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<string> {
  const partial = `${file}.partial`;
  for (const name of [file, partial]) {
    if (existsSync(name)) throw new CommandError(`${name} exists already. Nothing was changed.`);
  }
  try {
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    await runTool('pg_dump', [...format, `--file=${partial}`], databaseUrl);
    await runTool('pg_restore', ['--list', partial], databaseUrl, true);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return 'pg_dump wrote it, pg_restore can read it';
}

/** Runs pg_restore, which fills an empty database in one transaction. */
export async function restorePostgres(file: string, databaseUrl: string): Promise<string> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const before = await countRows(databaseUrl);
  if (before !== null) {
    throw new CommandError(
      'The database that DATABASE_URL names holds tables of Festoon already. Nothing was changed. Restore into an empty one.',
    );
  }
  const whole = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await runTool('pg_restore', [...whole, file], databaseUrl);
  return (await countRows(databaseUrl)) ?? 'nothing was in it';
}

/** The contents of the database in words, or null when it has none of our tables. */
async function countRows(databaseUrl: string): Promise<string | null> {
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('migrations') is not null as there",
    );
    if (!rows[0]?.there) return null;
    const counts: string[] = [];
    for (const table of ['hosts', 'invites', 'invitees', 'rsvps']) {
      const counted = await client.query<{ count: string }>(`select count(*) from ${table}`);
      counts.push(`${counted.rows[0]?.count} ${table}`);
    }
    return counts.join(', ');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CommandError(`The database that DATABASE_URL names cannot be used: ${message || code}.`);
  } finally {
    await client.end();
  }
}
