import { HelperProcess } from './helper-process.ts';
import { loadCores } from './pin.ts';

/** A mail server process. At first it is closed: messages wait for its answer. */
export class MailSink extends HelperProcess {
  constructor() {
    super('mail-sink-process.ts', loadCores);
  }

  /** Returns the settings that let a server send everything here. */
  async start(): Promise<Record<string, string>> {
    const port = await this.ask<number>('start');
    return {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Festoon <invitations@festoon.example>',
      MAIL_RATE: '1000000',
      MAIL_HOST_LIMIT: '1000000',
      MAIL_YOUNG_LIMIT: '1000000',
      MAIL_NETWORK_LIMIT: '1000000',
      MAIL_MAILBOX_LIMIT: '1000000',
    };
  }

  /** Accepts messages while `work` runs, and counts them. */
  async acceptDuring<Result>(
    work: () => Promise<Result>,
  ): Promise<{ count: number; result: Result }> {
    const before = await this.ask<number>('open');
    const result = await work();
    return { count: (await this.ask<number>('close')) - before, result };
  }
}
