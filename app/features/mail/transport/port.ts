import type { SendMailOptions } from 'nodemailer';

import type { MailRefusal } from '../rules.ts';

/** A finished message with exactly one recipient. */
export interface OutgoingMail extends SendMailOptions {
  messageId: string;
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** The outcome of an attempt. */
export type SendOutcome = { ok: true; answer: string } | { ok: false; refusal: MailRefusal };

/** Hands messages to a mail server, or writes them to a folder. */
export interface Transport {
  send(mail: OutgoingMail): Promise<SendOutcome>;
  /** How many messages it can send at a time. */
  atOnce: number;
  /** Closes idle connections. With `force` it closes all, and messages that are being sent fail. */
  close(options?: { force: boolean }): void;
}
