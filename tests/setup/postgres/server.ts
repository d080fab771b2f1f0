import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const keeper = path.join(import.meta.dirname, 'keeper.ts');

/** A PostgreSQL server from npm packages. */
export interface PostgresServer {
  /** The address of its database `postgres`, as superuser. */
  url: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** Starts a server that stops with this process, however this process ends. Only a `durable` one waits for the disk. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const child = spawn(process.execPath, [keeper, ...(durable ? ['durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // In a process group of its own, so that Ctrl-C does not end it before it has cleaned up.
    detached: true,
  });
  const exited = once(child, 'exit');
  for await (const url of createInterface({ input: child.stdout })) {
    return {
      url,
      async stop() {
        child.stdin.end();
        await exited;
      },
    };
  }
  throw new Error('PostgreSQL for the tests did not start.');
}
