// A contestant. The first message says what to run; later ones ask for its usage.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

import { Kysely } from 'kysely';

import { getDatabaseFile } from '#app/platform/db/dialects.server.ts';
import type { Database } from '#app/platform/db/schema.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import type * as source from '#server/start.ts';
import { createNoLimits } from '#tests/setup/limits.ts';

import { createPlainDialect } from '../../scripts/data/plain-dialect.ts';
import { answerParent } from './answer-parent.ts';
import { toTree } from './html-tree.ts';
import type { Kind, Usage } from './measured-server.ts';

let countCommits = () => 0;

/** Without group commit: WAL, synchronous=FULL, and one commit per write. */
function openOneByOne(dataDir: string) {
  const file = new DatabaseSync(getDatabaseFile(dataDir));
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return new Kysely<Database>({ dialect: createPlainDialect(file) });
}

async function festoon({ env, oneByOne }: Extract<Kind, { kind: 'festoon' }>): Promise<string> {
  // A variable, so that the type checker does not need the build.
  const built = '#build/server/start.js';
  const { start } = (await import(built)) as Pick<typeof source, 'start'>;
  const offline = { PHOTON_URL: 'off', NOMINATIM_URL: 'off', MAP_TILES_URL: 'off' };
  const { url, services } = await start(readSettings({ PORT: '0', ...offline, ...env }), {
    limits: createNoLimits(),
    log: { info() {}, warn() {}, error: console.error },
    ...(oneByOne ? { db: openOneByOne(env['DATA_DIR'] ?? '') } : {}),
  });
  countCommits = () => services.counts.commits;
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
  return { cpu: (user + system) / 1e6, commits: countCommits() };
}

answerParent((message: Kind | 'usage') => (message === 'usage' ? usage() : become(message)));
