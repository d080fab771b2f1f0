import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { loadCores, pinTo } from './pin.ts';

/** A mail server in a process of its own. It is closed at first: messages wait for its answer. */
export class MailSink implements Disposable {
  /** The settings that let a server send everything it has here. */
  readonly env: Record<string, string>;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.env = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Festoon <invitations@festoon.example>',
      MAIL_RATE: '1000000',
      MAIL_HOST_LIMIT: '1000000',
    };
  }

  static async start(): Promise<MailSink> {
    const child = fork(path.join(import.meta.dirname, 'mail-sink-process.ts'), pinTo(loadCores));
    const [port] = (await once(child, 'message')) as [number];
    return new MailSink(child, port);
  }

  /** Opens or closes it. Returns how many messages it has accepted since its start. */
  async #turn(request: 'open' | 'close'): Promise<number> {
    this.#child.send(request);
    const [accepted] = (await once(this.#child, 'message')) as [number];
    return accepted;
  }

  /** Accepts messages while `work` runs, and counts them. */
  async acceptDuring<Result>(
    work: () => Promise<Result>,
  ): Promise<{ count: number; result: Result }> {
    const before = await this.#turn('open');
    const result = await work();
    return { count: (await this.#turn('close')) - before, result };
  }

  [Symbol.dispose](): void {
    this.#child.kill();
  }
}
