import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import { createPostgres, serverUrl } from '#tests/setup/postgres.ts';
import { offline } from '#tests/setup/site.ts';

function startCluster(env: Record<string, string>, ...args: string[]) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/cluster.ts', ...args], {
    env: { PATH, PORT: '0', ...offline, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, exited };
}

test('several nodes on the embedded database are refused in one line', async () => {
  const refused = startCluster({ DATABASE_URL: '' }, '4');
  expect(await refused.exited).toBe(1);
  expect(refused.output().trim()).toBe(
    'The embedded database serves one process only. Set DATABASE_URL=postgres://… to run several.',
  );
});

test.each([['none'], ['0'], ['2', '3'], ['1000']])(
  'nonsense for a number is refused: %s',
  async (...args) => {
    const refused = startCluster({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, ...args);
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toMatch(/^Usage: npm run cluster -- NODES/);
  },
);

test.runIf(serverUrl)('nodes serve together and stop together', async () => {
  const database = await createPostgres();
  const cluster = startCluster({ DATABASE_URL: database.url }, '3');
  await expect.poll(() => cluster.output()).toContain('Ready: ');
  const url = /Ready: (\S+) \(3 nodes/.exec(cluster.output())?.[1] ?? '';
  const sent = await fetch(`${url}/hostLogIn`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username: 'ana', password: 'secret', mode: 'sign-up' }),
  });
  expect(sent.status).toBe(200);
  const nodes = () =>
    database.run(`select distinct client_port from pg_stat_activity
      where datname = current_database() and application_name = 'festoon'`);
  for (let turn = 0; turn < 6; turn += 1) expect((await fetch(`${url}/health`)).status).toBe(200);
  expect((await nodes()).length).toBeGreaterThanOrEqual(3);
  cluster.child.kill('SIGTERM');
  expect(await cluster.exited).toBe(0);
  expect(cluster.output().match(/"event":"stopping"/g)).toHaveLength(3);
  await expect.poll(nodes).toEqual([]);
  await database.drop();
});
