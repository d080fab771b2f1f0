import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { Client } from 'pg';
import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { isOpenToAll } from './binaries.ts';
import { startPostgres } from './server.ts';

/** Null when the server cannot be reached. */
async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

test('servers that start at once are two, and each is gone with its data once it is stopped', async () => {
  const [one, other] = await Promise.all([startPostgres(), startPostgres({ durable: true })]);
  expect(one.url).not.toBe(other.url);
  expect(await ask(one.url, 'show fsync')).toBe('off');
  expect(await ask(other.url, 'show fsync')).toBe('on');
  for (const server of [one, other]) {
    const folder = String(await ask(server.url, 'show data_directory'));
    expect(existsSync(folder)).toBe(true);
    await server.stop();
    expect(existsSync(folder)).toBe(false);
    expect(await ask(server.url, 'select 1')).toBeNull();
  }
});

test('a server stops when the process that started it is killed', async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'server.ts'))});
    console.log((await startPostgres()).url);
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string];
  const folder = String(await ask(url, 'show data_directory'));
  starter.kill('SIGKILL');
  await expect.poll(() => existsSync(folder)).toBe(false);
  expect(await ask(url, 'select 1')).toBeNull();
});

test('a folder is open to all users only when every folder above it is', () => {
  const tree = makeTree({});
  const inner = path.join(tree, 'inner');
  mkdirSync(inner);
  chmodSync(inner, 0o755);
  chmodSync(tree, 0o711);
  expect(isOpenToAll(inner)).toBe(true);
  chmodSync(tree, 0o700);
  expect(isOpenToAll(inner)).toBe(false);
});
