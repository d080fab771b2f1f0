import type { SendMailOptions } from 'nodemailer';

import type { MailRefusal } from '../rules.ts';

export interface OutgoingMail extends SendMailOptions {
  messageId: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

export type SendOutcome = { ok: true; answer: string } | { ok: false; refusal: MailRefusal };

export interface Transport {
  send(mail: OutgoingMail): Promise<SendOutcome>;
  /** How many messages it can send at a time. */
  atOnce: number;
  /** Closes idle connections; with `force` all, so that pending messages fail. */
  close(options?: { force: boolean }): void;
}
