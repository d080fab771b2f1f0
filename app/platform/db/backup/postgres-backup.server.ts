import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { BackupError } from './backup-error.server.ts';

/** The database's URL for a program's arguments, and its password for the environment, because `ps` shows arguments. */
function access(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

const runProgram = promisify(execFile);

/** Room for pg_restore's list of what a dump holds. */
const mostOutput = 64 * 2 ** 20;

/** One of PostgreSQL's own programs is not installed. The message says what to run elsewhere. */
export class MissingProgramError extends BackupError {}

/** Runs one of PostgreSQL's own programs. */
async function runTool(tool: string, args: string[], databaseUrl?: string): Promise<void> {
  const { url, env } = databaseUrl ? access(databaseUrl) : { env: process.env };
  try {
    const all = url ? [...args, `--dbname=${url}`] : args;
    await runProgram(tool, all, { env, maxBuffer: mostOutput });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') {
      const shown = [...args, '--dbname="$DATABASE_URL"'].join(' ');
      throw new MissingProgramError(
        `${tool} is not installed here. Where it is, run: ${tool} ${shown}`,
      );
    }
    if (stderr === undefined) throw error;
    throw new BackupError(`${stderr.trim()}\n${tool} failed (${code}). Nothing was kept.`.trim());
  }
}

/** Runs pg_dump, which copies a snapshot of the database into one new file, and checks the file with pg_restore. */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<string> {
  const partial = `${file}.partial`;
  for (const name of [file, partial]) {
    if (existsSync(name)) throw new BackupError(`${name} exists already. Nothing was changed.`);
  }
  try {
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    await runTool('pg_dump', [...format, `--file=${partial}`], databaseUrl);
    await runTool('pg_restore', ['--list', partial]);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return 'pg_dump wrote it, pg_restore can read it';
}

/** Runs pg_restore, which fills an empty database in one transaction. */
export async function restorePostgres(file: string, databaseUrl: string): Promise<string> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const before = await countRows(databaseUrl);
  if (before !== null) {
    throw new BackupError(
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
      'select to_regclass($1) is not null as there',
      ['migrations'],
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
    throw new BackupError(
      `The database that DATABASE_URL names cannot be used: ${message || code}.`,
    );
  } finally {
    await client.end();
  }
}
