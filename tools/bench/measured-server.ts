import { spawnServer } from '#tests/setup/server-process.ts';

import { toNumericAddress } from './ask.ts';
import { HelperProcess } from './helper-process.ts';
import { serverCores } from './pin.ts';

export type Kind =
  | {
      kind: 'festoon';
      env: Record<string, string>;
      /** Commits every write on its own. */
      oneByOne?: boolean;
    }
  | { kind: 'bytes'; headers: Record<string, string>; body: string }
  | { kind: 'react'; html: string };

/** Since the start of a process. */
export interface Usage {
  /** Seconds of processor time. */
  cpu: number;
  /** Commits that wrote, as the site counts them. */
  commits: number;
}

export interface MeasuredServer extends AsyncDisposable {
  url: string;
  usage(): Promise<Usage>;
}

export async function serve(
  kind: Kind,
  cores: string | null = serverCores,
): Promise<MeasuredServer> {
  const helper = new HelperProcess('server-process.ts', cores);
  return {
    url: await helper.ask(kind),
    usage: () => helper.ask('usage'),
    [Symbol.asyncDispose]: () => helper[Symbol.asyncDispose](),
  };
}

/** The program that production runs, without any code of the benchmark. */
export async function serveProgram(env: Record<string, string>) {
  const { child, serving, exited } = spawnServer(env);
  const origin = await serving;
  return {
    origin,
    url: toNumericAddress(origin),
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
    },
  };
}
