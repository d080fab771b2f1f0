import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { pinTo, serverCores } from './pin.ts';

/** What a server process of the benchmark runs. */
export type Kind =
  | {
      kind: 'festoon';
      env: Record<string, string>;
      /** `none` answers every query from `rows` at once; `one-by-one` commits every write on its own. */
      database?: 'usual' | 'none' | 'one-by-one' | 'counted';
      rows?: Record<string, unknown[]>;
    }
  | { kind: 'bytes'; headers: Record<string, string>; body: string }
  | { kind: 'react'; html: string };

/** What a process has used since its start. */
export interface Usage {
  /** Seconds of processor time. */
  cpu: number;
  /** Bytes. */
  memory: number;
  /** Commits that wrote, if the database counts them. */
  commits: number;
}

/** A server in a process of its own. */
export interface MeasuredServer {
  url: string;
  pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a server process and waits until it serves. */
export async function serve(
  kind: Kind,
  cores: string | null = serverCores,
): Promise<MeasuredServer> {
  const child = fork(path.join(import.meta.dirname, 'server-process.ts'), {
    ...(cores === null ? {} : pinTo(cores)),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = [];
  child.on('message', (answer) => waiting.shift()?.resolve(answer));
  child.on('exit', (code) => {
    for (const { reject } of waiting)
      reject(new Error(`A server of the bench ended with ${code}.`));
  });
  const ask = (message: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push({ resolve, reject });
      child.send(message as object);
    });
  const { url } = (await ask(kind)) as { url: string };
  return {
    url,
    pid: child.pid ?? 0,
    usage: async () => (await ask('usage')) as Usage,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
