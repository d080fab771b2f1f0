import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { createMigratedPostgres, longTimeLimits } from './postgres.ts';

export const siteEngine = process.env['TEST_ENGINE'] ?? 'sqlite';

export interface SiteDatabase {
  /** Settings that point a server to it. */
  env: Record<string, string>;
  /** Runs a statement over a connection other than the server's. */
  write(statement: string): Promise<void>;
  /** Every server over it must have stopped. */
  remove(): Promise<void>;
}

export async function createSiteDatabase(engine = siteEngine): Promise<SiteDatabase> {
  if (engine === 'postgres') {
    const created = await createMigratedPostgres();
    return {
      env: { DATABASE_URL: created.url, ...longTimeLimits },
      write: async (statement) => void (await created.run(statement)),
      remove: () => created.drop(),
    };
  }
  if (engine !== 'sqlite') throw new Error(`TEST_ENGINE is unknown: ${engine}`);
  const dir = mkdtempSync(path.join(tmpdir(), 'festoon-site-'));
  return {
    env: { DATA_DIR: dir },
    async write(statement) {
      const beside = new DatabaseSync(path.join(dir, 'festoon.sqlite'));
      beside.exec(statement);
      beside.close();
    },
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}
