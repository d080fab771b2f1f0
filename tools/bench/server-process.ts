// A contestant. The first message says what to run; later messages ask for its usage.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Kysely, SqliteDialect } from 'kysely';

import { type Db, openDialect } from '#app/platform/db/client.server.ts';
import { createSqliteDialect } from '#app/platform/db/dialects.server.ts';
import type { Database } from '#app/platform/db/schema.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import type * as source from '#server/start.ts';
import { createNoLimits } from '#tests/setup/limits.ts';

import { toTree } from './html-tree.ts';
import type { Kind, Usage } from './measured-server.ts';
import { NoDatabaseDialect } from './no-database.ts';
import { openOneByOne } from './one-by-one.ts';

type Festoon = Extract<Kind, { kind: 'festoon' }>;

let commits = 0;

async function database({ database: kind = 'usual', rows = {}, env }: Festoon): Promise<Db | null> {
  const dataDir = env['DATA_DIR'] ?? '';
  switch (kind) {
    case 'usual':
      return null;
    case 'none':
      return new Kysely<Database>({ dialect: new NoDatabaseDialect(rows) });
    case 'one-by-one':
      return new Kysely<Database>({
        dialect: new SqliteDialect({ database: openOneByOne(dataDir) }),
      });
    case 'counted':
      return openDialect(createSqliteDialect(dataDir, { onCommit: () => (commits += 1) }));
  }
}

async function festoon(config: Festoon): Promise<string> {
  // A variable, so that the type checker does not need the build.
  const built = '#build/server/start.js';
  const { start } = (await import(built)) as Pick<typeof source, 'start'>;
  const db = await database(config);
  const offline = { PHOTON_URL: 'off', NOMINATIM_URL: 'off', MAP_TILES_URL: 'off' };
  const { url } = await start(readSettings({ PORT: '0', ...offline, ...config.env }), {
    limits: createNoLimits(),
    log: { info() {}, warn() {}, error: console.error },
    ...(db ? { db } : {}),
  });
  return url;
}

function listen(server: ReturnType<typeof createServer>): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

async function become(kind: Kind): Promise<string> {
  if (kind.kind === 'festoon') return festoon(kind);
  if (kind.kind === 'bytes') {
    const body = Buffer.from(kind.body, 'base64');
    return listen(createServer((_, response) => response.writeHead(200, kind.headers).end(body)));
  }
  const { renderToString } = await import('react-dom/server');
  const tree = toTree(kind.html);
  return listen(
    createServer((_, response) => {
      const html = `<!DOCTYPE html>${renderToString(tree())}`;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    }),
  );
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss(), commits };
}

// A failed benchmark must leave no process running, because the reader of its output would wait for it.
process.once('disconnect', () => process.exit());
process.on('message', (message: Kind | 'usage') => {
  if (message === 'usage') process.send?.(usage());
  else void become(message).then((url) => process.send?.({ url }));
});
