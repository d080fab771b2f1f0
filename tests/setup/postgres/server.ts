import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const keeper = path.join(import.meta.dirname, 'keeper.ts');

export interface PostgresServer {
  /** The database `postgres`, as superuser. */
  url: string;
  stop(): Promise<void>;
}

/** Stops with this process, however it ends. Only a `durable` server waits for the disk. */
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
