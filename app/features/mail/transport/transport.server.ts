import { type DKIMOptions, type NodemailerError, createTransport } from 'nodemailer';

import type { Settings } from '#app/platform/settings.server.ts';

import type { MailRefusal } from '../rules.ts';
import { createFolder } from './folder.server.ts';
import type { Transport } from './port.ts';
import { readSigning } from './signing.server.ts';

type MailSettings = Pick<
  Settings,
  'SMTP_URL' | 'MAIL_FROM' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY_FILE'
>;

const connections = 5;
const seconds = 1000;

/** Keeps the library from reading files and addresses that a message names. */
const sealed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Null without mail. Throws a `SettingsError` for an unusable key. */
export function createMailTransport(settings: MailSettings): Transport | null {
  const { SMTP_URL: target, MAIL_FROM: from } = settings;
  if (!target || !from) return null;
  const dkim = readSigning(settings);
  const signing = { ...sealed, ...(dkim ? { dkim } : {}) };
  return 'folder' in target
    ? createFolder(target.folder, signing)
    : createPool(target.url, signing);
}

/** Keeps a few connections open. The outbox retries. */
function createPool(url: string, signing: typeof sealed & { dkim?: DKIMOptions }): Transport {
  const pool = createTransport({
    ...signing,
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    maxRequeues: 0,
    connectionTimeout: 30 * seconds,
    greetingTimeout: 30 * seconds,
    socketTimeout: 60 * seconds,
  });
  return {
    atOnce: connections,
    async send(mail) {
      try {
        const { response } = await pool.sendMail(mail);
        return { ok: true, answer: response };
      } catch (error) {
        return { ok: false, refusal: toRefusal(error as NodemailerError) };
      }
    },
    close: (options) => pool.close(options),
  };
}

/** The error names the sender, but its cause is a recipient's address that the server does not support. */
const foreignLetters = /smtputf8|internationali[sz]ed/i;

function toStage({ code, command, message }: NodemailerError): MailRefusal['stage'] {
  if (command === 'RCPT TO' || foreignLetters.test(message)) return 'recipient';
  if (code === 'EENVELOPE' && command === 'API') return 'recipient';
  if (code === 'EMESSAGE' || command === 'DATA') return 'message';
  return command === 'MAIL FROM' ? 'sender' : 'connection';
}

function toRefusal(error: NodemailerError): MailRefusal {
  const answer = error.response ?? error.message;
  return { code: error.responseCode ?? 0, answer, stage: toStage(error) };
}
