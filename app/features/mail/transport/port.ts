import type { SendMailOptions } from 'nodemailer';

import type { Refusal } from '../rules.ts';

/** A finished message with exactly one recipient. */
export interface OutgoingMail extends SendMailOptions {
  messageId: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** What became of an attempt. */
export type Attempt = { ok: true; answer: string } | { ok: false; refusal: Refusal };

/** Hands messages to a mail server, or writes them to a folder. */
export interface Transport {
  send(mail: OutgoingMail): Promise<Attempt>;
  /** How many messages it can take at a time. */
  atOnce: number;
  /** Closes idle connections. With `force` the others too: what they are sending fails. */
  close(options?: { force: boolean }): void;
}
