import { type Db, connectDatabase } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

import { createMigratedPostgres, longTimeLimits } from './postgres.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';
import { Visitor, offline } from './site.ts';

export interface ServerNode {
  url: string;
  visitor(): Visitor;
  /** Ends it at once. */
  kill(): Promise<void>;
}

export interface Nodes {
  nodes: [ServerNode, ServerNode];
  /** The test's own connection to the same database. */
  db: Db;
  /** Stops both nodes and returns their exit codes. */
  stop(): Promise<number[]>;
  close(): Promise<void>;
}

export async function openTwoNodes(env: Record<string, string> = {}): Promise<Nodes> {
  const database = await createMigratedPostgres();
  const settings = { ...offline, DATABASE_URL: database.url, ...longTimeLimits, ...env };
  const processes = [spawnServer(settings), spawnServer(settings)] as const;
  const nodes = await Promise.all(processes.map(toNode));
  const db = connectDatabase(readSettings({ DATABASE_URL: database.url }));
  return {
    nodes: nodes as [ServerNode, ServerNode],
    db,
    stop() {
      for (const { child } of processes) child.kill('SIGTERM');
      return Promise.all(processes.map(({ exited }) => exited));
    },
    async close() {
      await Promise.all(processes.map(end));
      await db.destroy();
      await database.drop();
    },
  };
}

async function end({ child, exited }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}

async function toNode(process: ServerProcess): Promise<ServerNode> {
  await process.serving;
  // Its own address, which behind a proxy is not that of the site.
  const port = /"event":"serving".*?"port":(\d+)/.exec(process.output())?.[1];
  const url = `http://localhost:${port}`;
  return { url, visitor: () => new Visitor({ url }), kill: () => end(process) };
}
