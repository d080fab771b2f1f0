import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../build/server/main.js');

export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far, on both streams. */
  output(): string;
  /** Its address, or a rejection with its output. */
  serving: Promise<string>;
  /** Its exit code; -1 after a signal. */
  exited: Promise<number>;
}

export interface SpawnOptions {
  cwd?: string;
  /** Runs in a shell that then becomes the server. */
  shell?: string;
}

export function spawnServer(
  env: Record<string, string>,
  { cwd = process.cwd(), shell = 'true' }: SpawnOptions = {},
): ServerProcess {
  const { PATH = '' } = process.env;
  const child = spawn('/bin/sh', ['-c', `${shell}; exec "$0" "$1"`, process.execPath, main], {
    cwd,
    env: { PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const serving = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /"event":"serving","url":"([^"]+)"/.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
    child.once('close', () => reject(new Error(output)));
  });
  // Tests that only wait for the end do not handle a rejection.
  serving.catch(() => {});
  const exited = once(child, 'close').then(([code]) => (code as number | null) ?? -1);
  return { child, output: () => output, serving, exited };
}
