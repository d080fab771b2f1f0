import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { getServerUrl } from '#tests/setup/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/setup/server-process.ts';
import { openSite } from '#tests/setup/site.ts';

let dir: string;
let spawned: ServerProcess[];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'festoon-process-'));
  spawned = [];
});
afterEach(async () => {
  for (const server of spawned) server.child.kill('SIGKILL');
  await Promise.all(spawned.map((server) => server.exited));
  rmSync(dir, { recursive: true });
});

function serve(env: Record<string, string> = {}, options: { cwd?: string } = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: path.join(dir, 'data'), ...env }, options);
  spawned.push(server);
  return server;
}

/** The output of a server that cannot start. */
async function refusal(env: Record<string, string>): Promise<string[]> {
  const server = serve(env);
  expect(await server.exited).toBe(1);
  return server.output().trimEnd().split('\n');
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server with 0', async (signal) => {
  const server = serve();
  await server.serving;
  server.child.kill(signal);
  server.child.kill(signal);
  expect(await server.exited).toBe(0);
});

test.each([
  ['without NODE_ENV', {}],
  ['with an empty NODE_ENV', { NODE_ENV: '' }],
])('a server %s runs the production builds of its packages', async (_, env) => {
  const report = path.join(dir, 'report.mjs');
  // Node parses both builds for their export names, and runs one.
  const isRun = '([file, { loaded }]) => loaded && file.includes("development")';
  writeFileSync(
    report,
    `import { createRequire } from 'node:module';
    const { cache } = createRequire(import.meta.url);
    process.on('exit', () => console.log('for development:', Object.entries(cache).filter(${isRun}).length));`,
  );
  const server = serve({ ...env, NODE_OPTIONS: `--import=${report}` });
  const url = await server.serving;
  expect((await fetch(`${url}/eventName`)).status).toBe(200);
  server.child.kill();
  await server.exited;
  expect(server.output()).toContain('for development: 0\n');
});

test('a stop lets a request finish and is not held up by a connection that is kept alive (behaviour 23.13)', async () => {
  const server = serve();
  const url = await server.serving;
  const agent = new http.Agent({ keepAlive: true });
  const idle = http.get(`${url}/health`, { agent }, (response) => response.resume());
  await new Promise((resolve) => idle.on('close', resolve));

  const body = 'a=1';
  const headers = { origin: url, 'content-length': body.length };
  const request = http.request(`${url}/health`, { method: 'POST', headers, agent });
  const status = new Promise((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode));
    request.on('error', reject);
  });
  await new Promise((resolve) => request.write(body.slice(0, 1), resolve));
  // A second request on the same server proves that the first one has arrived.
  await fetch(`${url}/health`).then((answer) => answer.text());
  server.child.kill('SIGTERM');
  await expect.poll(() => server.output()).toContain('"event":"stopping"');
  request.end(body.slice(1));
  expect(await status).toBe(405);
  expect(await server.exited).toBe(0);
  agent.destroy();
});

test('the working directory does not matter', async () => {
  const url = await serve({}, { cwd: dir }).serving;
  const page = await fetch(url).then((answer) => answer.text());
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(page)?.[0];
  const answer = await fetch(`${url}${script}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('a port that is in use is said in one line (behaviour 23.15)', async () => {
  const site = await openSite();
  const { port } = new URL(site.url);
  expect(await refusal({ PORT: port })).toEqual([
    `Port ${port} on 127.0.0.1 is in use: choose another with PORT.`,
  ]);
  await site.close();
});

test('an address that this machine does not have is said in one line (behaviour 23.15)', async () => {
  expect(await refusal({ HOST: '192.0.2.1' })).toEqual([
    'HOST 192.0.2.1 is no address of this machine.',
  ]);
});

test('a data folder that cannot be written is said in one line (behaviour 23.15)', async () => {
  const file = path.join(dir, 'file');
  writeFileSync(file, '');
  const [line, ...more] = await refusal({ DATA_DIR: path.join(file, 'data') });
  expect(line).toMatch(/^The database in DATA_DIR .*\/file\/data cannot be used: ENOTDIR/);
  expect(more).toEqual([]);
});

test('a folder for temporary files that cannot be written is said in one line (behaviour 23.15)', async () => {
  const [line, ...more] = await refusal({ TMPDIR: path.join(dir, 'nowhere') });
  expect(line).toMatch(/^The folder for temporary files cannot be used: ENOENT.*TMPDIR/);
  expect(more).toEqual([]);
});

test('a file that is no database is said in one line (behaviour 23.15)', async () => {
  mkdirSync(path.join(dir, 'data'));
  writeFileSync(
    path.join(dir, 'data/festoon.sqlite'),
    'This is a letter, not a database.'.repeat(99),
  );
  const [line, ...more] = await refusal({});
  expect(line).toMatch(/cannot be used: file is not a database\.$/);
  expect(more).toEqual([]);
});

test('a PostgreSQL server that is not there is waited for, said in one line without the password (behaviour 23.15)', async () => {
  const server = serve({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' });
  await expect.poll(() => server.output()).toContain('waiting for the database');
  const lines = server.output().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'waiting for the database',
    reason: expect.stringContaining('ECONNREFUSED') as unknown,
  });
  expect(server.output()).not.toContain('secret');
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(server.output()).not.toContain('"serving"');
});

test('a PostgreSQL server that refuses us is said in one line', async () => {
  const url = new URL(getServerUrl());
  url.pathname = '/no_such_database';
  expect(await refusal({ DATABASE_URL: url.href })).toEqual([
    'The database that DATABASE_URL names cannot be used: database "no_such_database" does not exist.',
  ]);
});

test('settings with nonsense in them are named, all at once (behaviour 23.14)', async () => {
  const lines = await refusal({ PORT: 'many', TRUST_PROXY: 'perhaps' });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^PORT must be/);
  expect(lines[1]).toMatch(/^TRUST_PROXY must be/);
});

/** What Linux knows of a running server. */
async function read(server: ServerProcess, file: 'environ' | 'cmdline'): Promise<string[]> {
  await server.serving;
  return readFileSync(`/proc/${server.child.pid}/${file}`, 'utf8').split('\0');
}

test.runIf(process.platform === 'linux')(
  'the server gives itself its settings of memory, unless it is started with some',
  async () => {
    const own = serve();
    expect(await read(own, 'environ')).toContain('MALLOC_ARENA_MAX=1');
    expect(await read(own, 'cmdline')).toContain('--heap-growing-percent=20');
    const given = serve({ MALLOC_ARENA_MAX: '2' });
    expect(await read(given, 'environ')).toContain('MALLOC_ARENA_MAX=2');
    expect(await read(given, 'cmdline')).not.toContain('--heap-growing-percent=20');
  },
);
