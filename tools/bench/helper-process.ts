import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { pinTo } from './pin.ts';

type Got<Answer> = { answer: Answer } | { failed: string };

/** Runs a script of this folder that answers messages in turn (`answerParent`). */
export class HelperProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();

  /** Null uses all cores. */
  constructor(script: string, cores: string | null) {
    this.#child = fork(path.join(import.meta.dirname, script), {
      ...(cores === null ? {} : pinTo(cores)),
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Rejects if the process fails or ends. */
  ask<Answer>(message: object | string): Promise<Answer> {
    const answered = this.#last.then(() => this.#askNow<Answer>(message));
    this.#last = answered.catch(() => {});
    return answered;
  }

  #askNow<Answer>(message: object | string): Promise<Answer> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const fail = (reason: string | number | null) => reject(new Error(`Failed: ${reason}`));
      child.once('exit', fail);
      child.once('message', (got: Got<Answer>) => {
        child.off('exit', fail);
        if ('failed' in got) fail(got.failed);
        else resolve(got.answer);
      });
      child.send(message);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill();
    await gone;
  }
}
