import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { onTestFinished, beforeEach, describe, expect, test } from 'vitest';

import { backUpBeforeMigration } from '#app/platform/db/backup/before-migration.server.ts';
import { createOldPostgres, createOldSqlite } from '#tests/setup/old-database.ts';
import { makePostgresPrograms } from '#tests/setup/postgres-programs.ts';
import { type ServerProcess, type SpawnOptions, spawnServer } from '#tests/setup/server-process.ts';
import { makeTree } from '#tests/setup/tree.ts';

let dir: string;
let dataDir: string;

beforeEach(() => {
  dir = makeTree({});
  dataDir = path.join(dir, 'data');
});

function serve(env: Record<string, string> = {}, options: SpawnOptions = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: dataDir, PAGE_CACHE_MB: '0', ...env }, options);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
  });
  return server;
}

/** Its log, once it has served and stopped. */
async function serveOnce(env: Record<string, string> = {}): Promise<Record<string, unknown>[]> {
  const server = serve(env);
  await server.serving;
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  const lines = server.output().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function refusal(env: Record<string, string> = {}, options: SpawnOptions = {}) {
  const server = serve(env, options);
  expect(await server.exited).toBe(1);
  return server.output().trimEnd();
}

const listBackups = () => readdirSync(path.join(dataDir, 'backups')).toSorted();

function readMigrations(file: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare('select name from migrations order by name').all();
  db.close();
  return names.map(({ name }) => name);
}

const database = () => path.join(dataDir, 'festoon.sqlite');
const migrationsOfThen = ['0001-tables', '0002-attempts', '0003-part-versions'];

describe('an embedded database of an earlier release', () => {
  beforeEach(() => createOldSqlite(dataDir).close());

  test('is backed up before its migration, and the log says where (behaviour 23.30)', async () => {
    const log = await serveOnce();
    const [name = ''] = listBackups();
    const file = path.join(dataDir, 'backups', name);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-before-0004-place-requests\.sqlite$/);
    expect(log).toContainEqual(
      expect.objectContaining({
        event: 'backed up before the migration',
        file,
        contents: expect.stringContaining('1 hosts, 1 invites, 2 invitees, 2 rsvps') as unknown,
      }),
    );
    expect(readMigrations(file)).toEqual(migrationsOfThen);
    expect(readMigrations(database()).length).toBeGreaterThan(migrationsOfThen.length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect((await serveOnce()).map(({ event }) => event)).not.toContain(
      'backed up before the migration',
    );
    expect(listBackups()).toEqual([name]);
  });

  test('keeps the last three of its backups, and files of other names (behaviour 23.30)', async () => {
    const folder = path.join(dataDir, 'backups');
    mkdirSync(folder);
    const older = [1, 2, 3, 4].map((day) => `2026-01-0${day}T00-00-00Z-before-000${day}-x.sqlite`);
    const cutShort = '2026-01-05T00-00-00Z-before-0005-x.sqlite.partial';
    for (const name of [...older, cutShort, 'mine.sqlite']) {
      writeFileSync(path.join(folder, name), '');
    }
    await serveOnce();
    const ofThisRelease = expect.stringContaining('before-0004-place-requests') as unknown;
    expect(listBackups()).toEqual([...older.slice(2), ofThisRelease, 'mine.sqlite']);
  });

  test('is not migrated by a migration that fails, and a second attempt replaces the backup (behaviour 23.30)', async () => {
    const beside = new DatabaseSync(database());
    beside.exec('create table passkeys (id text)');
    beside.close();
    for (const _ of [1, 2])
      expect(await refusal()).toMatch(/cannot be used: .*passkeys.* already exists\.$/);
    expect(readMigrations(database())).toEqual(migrationsOfThen);
    expect(listBackups()).toHaveLength(1);
  });

  test('is backed up as well where the attempt before was in the same second (behaviour 23.30)', async () => {
    for (const _ of [1, 2]) {
      const made = await backUpBeforeMigration({ DATA_DIR: dataDir }, '0004-place-requests', 5000);
      expect(listBackups().map((name) => path.join(dataDir, 'backups', name))).toEqual(
        'file' in made ? [made.file] : [],
      );
    }
    expect(listBackups()).toHaveLength(1);
  });

  test('is migrated without a backup where MIGRATION_BACKUP is off (behaviour 23.30)', async () => {
    const log = await serveOnce({ MIGRATION_BACKUP: 'off' });
    const reason = 'MIGRATION_BACKUP is off';
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'no backup before the migration', reason }),
    );
    expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
  });

  test('is left alone where the backup cannot be written (behaviour 23.15, 23.30)', async () => {
    writeFileSync(path.join(dataDir, 'backups'), 'a file in its place');
    expect(await refusal()).toMatch(
      /^The backup before the migration could not be written to .*\/backups: EEXIST.*\. The database was left as it is\. Make that possible, or set MIGRATION_BACKUP=off to migrate without a backup\.$/,
    );
    expect(readMigrations(database())).toEqual(migrationsOfThen);
  });

  test('is left alone where the disk takes no whole backup, of which nothing stays (behaviour 23.15, 23.30)', async () => {
    const beside = new DatabaseSync(database());
    beside.exec(`update invites set custom_message = '${'x'.repeat(400_000)}'`);
    beside.close();
    // 128 kB, in the blocks of POSIX.
    const said = await refusal({}, { shell: 'ulimit -f 256' });
    expect(said).toMatch(/^The backup before the migration could not be written to .*disk/);
    expect(said).not.toContain('\n');
    expect(readMigrations(database())).toEqual(migrationsOfThen);
    expect(listBackups()).toEqual([]);
  });
});

describe('an embedded database that cannot be used', () => {
  test('because a later release has migrated it: it is left as it is (behaviour 23.3, 23.15)', async () => {
    await serveOnce();
    const beside = new DatabaseSync(database());
    beside.exec(`insert into migrations (name, timestamp) values ('9999-later', '')`);
    beside.close();
    const before = readFileSync(database());
    expect(await refusal()).toBe(
      'The database is newer than this release of Festoon: it has 9999-later. It was left as it is. Start the newer release, or restore a backup that was made before it.',
    );
    expect(readFileSync(database()).equals(before)).toBe(true);
    expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
  });
});

async function createPostgresOfThen() {
  const created = await createOldPostgres();
  onTestFinished(() => created.drop());
  const countMigrations = async () =>
    (await created.run('select name from migrations order by name')).map(({ name }) => name);
  return { DATABASE_URL: created.url, countMigrations };
}

describe('a PostgreSQL database of an earlier release', () => {
  test('is backed up by pg_dump where that is installed (behaviour 23.30)', async () => {
    const { DATABASE_URL } = await createPostgresOfThen();
    const PATH = `${makePostgresPrograms(dir)}:${process.env['PATH']}`;
    const log = await serveOnce({ DATABASE_URL, PATH });
    const [name = ''] = listBackups();
    expect(name).toMatch(/-before-0004-place-requests\.dump$/);
    const file = path.join(dataDir, 'backups', name);
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'backed up before the migration', file }),
    );
    const dumped = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>;
    expect(dumped['migrations']).toHaveLength(migrationsOfThen.length);
    expect(dumped['invitees']).toHaveLength(2);
  });

  test('is migrated where pg_dump is not installed, and the log says that there is no backup (behaviour 23.30)', async () => {
    const { DATABASE_URL } = await createPostgresOfThen();
    const log = await serveOnce({ DATABASE_URL, PATH: dir });
    const reason = 'pg_dump is not installed';
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'no backup before the migration', reason }),
    );
  });

  test('is left alone where pg_dump fails, whose reason is said (behaviour 23.15, 23.30)', async () => {
    const { DATABASE_URL, countMigrations } = await createPostgresOfThen();
    const mismatch = 'aborting because of server version mismatch';
    writeFileSync(path.join(dir, 'pg_dump'), `#!/bin/sh\necho ${mismatch} >&2\nexit 1\n`, {
      mode: 0o755,
    });
    const said = await refusal({ DATABASE_URL, PATH: `${dir}:${process.env['PATH']}` });
    expect(said).toContain(mismatch);
    expect(said).toContain('The database was left as it is.');
    expect(await countMigrations()).toEqual(migrationsOfThen);
    expect(listBackups()).toEqual([]);
  });
});
