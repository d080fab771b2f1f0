import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

import { createPostgres, patience, serverUrl } from './postgres.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';
import { createSiteDatabase } from './site-database.ts';
import { Visitor, offline, openSite } from './site.ts';

/** One of several servers over the same data. */
export interface Node {
  url: string;
  visitor(): Visitor;
}

export interface Nodes {
  nodes: [Node, Node];
  /** The same data, beside the nodes. */
  db: Db;
  close(): Promise<void>;
}

/** Two processes of their own on the real server, or, without one, two servers in this process on a PGlite. */
export async function openTwoNodes(env: Record<string, string> = {}): Promise<Nodes> {
  return serverUrl ? openProcesses(env) : openOverPglite(env);
}

async function openProcesses(env: Record<string, string>): Promise<Nodes> {
  const database = await createPostgres();
  const settings = { ...offline, DATABASE_URL: database.url, ...patience, ...env };
  const processes = [spawnServer(settings), spawnServer(settings)] as const;
  const nodes = await Promise.all(processes.map(toNode));
  const db = await openDatabase(readSettings({ DATABASE_URL: database.url }));
  return {
    nodes: nodes as [Node, Node],
    db,
    async close() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      await db.destroy();
      await database.drop();
    },
  };
}

/** Sends a request over the network and follows nothing. */
function ask(request: Request): Promise<Response> {
  return fetch(request, { redirect: 'manual' });
}

async function toNode(process: ServerProcess): Promise<Node> {
  const url = await process.serving;
  return { url, visitor: () => new Visitor({ url, fetch: ask }) };
}

async function openOverPglite(env: Record<string, string>): Promise<Nodes> {
  const database = await createSiteDatabase('pglite');
  const sites = [await openSite(env, { database }), await openSite(env, { database })] as const;
  const [first, second] = sites;
  return {
    nodes: [
      { url: first.url, visitor: () => first.visitor() },
      { url: second.url, visitor: () => second.visitor() },
    ],
    db: first.services.db,
    async close() {
      for (const site of sites) await site.close();
      await database.remove();
    },
  };
}
