import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { spawnServer } from '#tests/setup/server-process.ts';

import { toNumericAddress } from './ask.ts';
import { pinTo, serverCores } from './pin.ts';

/** What a server process of the benchmark runs. */
export type Kind =
  | {
      kind: 'festoon';
      env: Record<string, string>;
      /** Commits every write on its own. */
      oneByOne?: boolean;
    }
  | { kind: 'bytes'; headers: Record<string, string>; body: string }
  | { kind: 'react'; html: string };

/** What a process has used since its start. */
export interface Usage {
  /** Seconds of processor time. */
  cpu: number;
  /** Commits that wrote, as the site counts them. */
  commits: number;
}

/** A server in a process of its own. */
export interface MeasuredServer extends AsyncDisposable {
  url: string;
  usage(): Promise<Usage>;
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
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`A server of the bench ended with ${code}.`);
  });
  // A server that nobody waits for may end.
  ended.catch(() => {});
  let last: Promise<unknown> = Promise.resolve();
  const ask = (message: Kind | 'usage'): Promise<unknown> => {
    last = last.then(async () => {
      const answered = once(child, 'message');
      child.send(message);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    });
    return last;
  };
  const { url } = (await ask(kind)) as { url: string };
  return {
    url,
    usage: async () => (await ask('usage')) as Usage,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended.catch(() => {});
    },
  };
}

/** Starts the program that production runs, without any code of the benchmark in it. */
export async function serveProgram(env: Record<string, string>) {
  const { child, serving, exited } = spawnServer(env);
  const origin = await serving;
  return {
    /** As a page of the site sends it. */
    origin,
    url: toNumericAddress(origin),
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
    },
  };
}
