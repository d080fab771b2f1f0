import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../../build/server/main.js');

/** One server process of several. */
export interface Node {
  child: ChildProcess;
  /** Resolves with the address it serves; null when it ends before. */
  serving: Promise<string | null>;
  exited: Promise<unknown>;
}

/** Starts the built server on a port of its own. `print` gets each line of its log. */
export function startNode(env: NodeJS.ProcessEnv, print: (line: string) => void): Node {
  const child = spawn(process.execPath, [main], {
    // Its proxy says who asks.
    env: { ...env, PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: 'on', METRICS_PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'close');
  const serving = new Promise<string | null>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      print(line);
      const port = /"event":"serving","url":"[^"]*","port":(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void exited.then(() => resolve(null));
  });
  return { child, serving, exited };
}
