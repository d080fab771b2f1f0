import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDialect } from '#app/platform/db/client.server.ts';
import type { Adapters } from '#server/start.ts';

import { dialectOver, returnPglite, takePglite } from './engines.ts';
import { createPostgres, patience } from './postgres.ts';

/** The engine that sites of this run keep their data in: `TEST_ENGINE`. */
export const siteEngine = process.env['TEST_ENGINE'] ?? 'sqlite';

/** An empty database of this run's engine. */
export interface SiteDatabase {
  /** What leads one more server to it. */
  connect(): Promise<{ env: Record<string, string>; adapters: Adapters }>;
  /** Removes it, once every server over it has stopped. */
  remove(): Promise<void>;
}

export async function createSiteDatabase(engine = siteEngine): Promise<SiteDatabase> {
  if (engine === 'postgres') {
    const created = await createPostgres();
    return {
      connect: async () => ({ env: { DATABASE_URL: created.url, ...patience }, adapters: {} }),
      remove: () => created.drop(),
    };
  }
  if (engine === 'pglite') {
    const pglite = await takePglite();
    return {
      connect: async () => ({ env: {}, adapters: { db: await openDialect(dialectOver(pglite)) } }),
      remove: () => returnPglite(pglite),
    };
  }
  if (engine !== 'sqlite') throw new Error(`TEST_ENGINE is unknown: ${engine}`);
  const dir = mkdtempSync(path.join(tmpdir(), 'festoon-site-'));
  return {
    connect: async () => ({ env: { DATA_DIR: dir }, adapters: {} }),
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}
