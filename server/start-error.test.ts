import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { migrateDatabase } from '#app/platform/db/client.server.ts';

import { explain, explainDatabaseError } from './start-error.ts';

const root = 0;
const nobody = 65_534;
const own = process.getuid?.() ?? root;

let base: string;
let dataDir: string;

beforeEach(() => {
  // Not in the folder of the tests, which other users may not enter.
  base = mkdtempSync('/tmp/festoon-owner-');
  chmodSync(base, 0o755);
  dataDir = path.join(base, 'data');
});
afterEach(() => rmSync(base, { recursive: true }));

/** What the operator reads when a server starts as another user, where this process may become one; else as its owner. */
async function startAsAnother(): Promise<unknown> {
  const settings = { DATA_DIR: dataDir };
  if (own === root) process.seteuid?.(nobody);
  try {
    const error = await migrateDatabase(settings).catch((reason: unknown) => reason);
    return explain(explainDatabaseError(error, settings));
  } finally {
    process.seteuid?.(own);
  }
}

test('a volume of somebody else is said with both users (behaviour 23.15)', async () => {
  mkdirSync(dataDir, { mode: 0o500 });
  const whose =
    own === root
      ? ` ${dataDir} belongs to user ${root}, and this process runs as user ${nobody}.`
      : '';
  expect(await startAsAnother()).toBe(
    `The database in DATA_DIR ${dataDir} cannot be used: EACCES: permission denied, open '${dataDir}/festoon.sqlite'.${whose}`,
  );
});

test.each([
  ['a file', { code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' }],
  ['SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' }],
])(
  'a full disk that %s meets is said as one, and that nothing is lost (behaviour 23.15)',
  (_, failure) => {
    const error = Object.assign(new Error(failure.message), failure);
    expect(explain(explainDatabaseError(error, { DATA_DIR: dataDir }))).toBe(
      `The database in DATA_DIR ${dataDir} cannot be used: ${failure.message}. Nothing that was stored is lost: make room on its disk and start again.`,
    );
  },
);
