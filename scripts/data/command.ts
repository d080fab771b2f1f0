import path from 'node:path';

import { BackupError } from '#app/platform/db/backup/backup-error.server.ts';
import { type Settings, SettingsError, readSettings } from '#app/platform/settings.server.ts';

import { loadSettings } from '../start.mjs';
import { CommandError } from '../command-error.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a command that takes one file, with the server's own settings. Prints a predictable failure as one line. A
 * relative path is relative to the caller's working directory.
 */
export async function runFileCommand(
  name: string,
  work: (settings: Settings, file: string) => Promise<string> | string,
): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new CommandError(`Usage: npm run ${name} -- FILE`);
    // New files hold data that only their owner may read.
    process.umask(0o077);
    loadSettings(root);
    const settings = readSettings(process.env);
    const typedIn = process.env['INIT_CWD'] ?? process.cwd();
    console.log(await work(settings, path.resolve(typedIn, file)));
  } catch (error) {
    const expected = [BackupError, CommandError, SettingsError].some(
      (kind) => error instanceof kind,
    );
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
