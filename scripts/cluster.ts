// `npm run cluster -- 4`: so many server processes on one PostgreSQL database behind a small proxy, to try it.
import type { Server } from 'node:http';
import path from 'node:path';

import { type Settings, SettingsError, readSettings } from '#app/platform/settings.server.ts';
import { close, listen } from '#server/http-server.ts';
import { StartError, listenError } from '#server/start-error.ts';

import { ensureBuilt } from './build.mjs';
import { type Node, startNode } from './cluster/node.ts';
import { createProxy } from './cluster/proxy.ts';
import { loadSettings } from './start.mjs';
import { Trouble } from './trouble.mjs';

const usualNodes = '2';
const mostNodes = 64;
let stopping = false;
const root = path.resolve(import.meta.dirname, '..');

function readCount(): number {
  const [text = usualNodes, ...more] = process.argv.slice(2);
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (more.length > 0 || count < 1 || count > mostNodes) {
    throw new Trouble(`Usage: npm run cluster -- NODES, from 1 to ${mostNodes}`);
  }
  return count;
}

/** Finds the port that the visitors use, so that every node knows the address it is known by. */
async function reservePort(settings: Settings): Promise<number> {
  const probe = createProxy({ nodes: [] });
  const port = await listen(probe, settings).catch((error: unknown) => {
    throw listenError(error, settings);
  });
  await close(probe);
  return port;
}

/** Serves until a signal asks it to stop, or every node has ended. */
async function serve(settings: Settings, nodes: readonly Node[], port: number): Promise<void> {
  const ended = Promise.all(nodes.map(({ exited }) => exited));
  let proxy: Server | null = null;
  stopTogether(async () => {
    for (const { child } of nodes) child.kill('SIGTERM');
    await Promise.all([ended, proxy && close(proxy)]);
  });
  const served = await Promise.all(nodes.map(({ serving }) => serving));
  const urls = served.filter((url) => url !== null);
  if (urls.length > 0) {
    proxy = createProxy({
      nodes: urls,
      trustProxy: settings.TRUST_PROXY,
      changed: (url, alive) => console.log(`${url} ${alive ? 'takes part again' : 'is left out'}`),
    });
    await listen(proxy, { PORT: port, HOST: settings.HOST });
    console.log(`Ready: http://localhost:${port} (${urls.length} nodes: ${urls.join(', ')})`);
  }
  await ended;
}

/** Ends after the first signal, once everything has. */
function stopTogether(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

async function main(): Promise<void> {
  const count = readCount();
  loadSettings(root);
  const settings = readSettings(process.env);
  if (!settings.DATABASE_URL) {
    throw new Trouble(
      'The embedded database serves one process only. Set DATABASE_URL=postgres://… to run several.',
    );
  }
  await ensureBuilt(root);
  const port = await reservePort(settings);
  const env = { NODE_ENV: 'production', APP_ORIGIN: `http://localhost:${port}`, ...process.env };
  const nodes = Array.from({ length: count }, (_, index) =>
    startNode(env, (line) => console.log(`[${index + 1}] ${line}`)),
  );
  await serve(settings, nodes, port);
  if (!stopping) throw new Trouble('Every node has ended.');
}

try {
  await main();
} catch (error) {
  const expected = [Trouble, SettingsError, StartError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
