import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder for PATH with programs named `pg_dump` and `pg_restore`, which no package of npm provides. */
export function makePostgresPrograms(dir: string): string {
  const folder = path.join(dir, 'programs');
  mkdirSync(folder);
  const script = path.resolve(import.meta.dirname, 'postgres-programs/stand-in.ts');
  for (const name of ['pg_dump', 'pg_restore']) {
    const line = `exec '${process.execPath}' '${script}' ${name} "$@"`;
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }
  return folder;
}
