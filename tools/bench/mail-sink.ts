import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { loadCores, pinTo } from './pin.ts';

export type SinkRequest = 'open' | 'close' | 'count';

export interface SinkAnswer {
  /** How many messages were accepted since the start. */
  accepted: number;
  /** The first of them, in base64. */
  sample: string;
}

/** A mail server in a process of its own. It is closed at first: messages wait for its answer. */
export class MailSink {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `smtp://127.0.0.1:${port}`;
  }

  static async start(): Promise<MailSink> {
    const child = fork(path.join(import.meta.dirname, 'mail-sink-process.ts'), pinTo(loadCores));
    const [port] = (await once(child, 'message')) as [number];
    return new MailSink(child, port);
  }

  /** The settings that let a server send everything it has here. */
  get env(): Record<string, string> {
    return {
      SMTP_URL: this.url,
      MAIL_FROM: 'Festoon <invitations@festoon.example>',
      MAIL_RATE: '1000000',
      MAIL_HOST_LIMIT: '1000000',
    };
  }

  async ask(request: SinkRequest): Promise<SinkAnswer> {
    const answered = once(this.#child, 'message');
    this.#child.send(request);
    const [answer] = (await answered) as [SinkAnswer];
    return answer;
  }

  /** Accepts messages while `work` runs, and counts them. */
  async acceptDuring<Result>(
    work: () => Promise<Result>,
  ): Promise<{ count: number; result: Result }> {
    const before = await this.ask('open');
    const result = await work();
    const after = await this.ask('close');
    return { count: after.accepted - before.accepted, result };
  }

  stop(): void {
    this.#child.kill();
  }
}
