import { prepareResetLink } from '#app/features/account/reset-link.server.ts';
import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import type { MailCounts } from '#app/features/mail/sending.server.ts';
import { createMailTransport } from '#app/features/mail/transport/transport.server.ts';
import {
  type Worker,
  type WorkerServices,
  createWorker,
} from '#app/features/mail/worker.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

export const testOrigin = 'https://festoon.example';

export const testSender = { name: 'Festoon', address: 'invitations@festoon.example' };

/** So high that none of them is reached. */
export const noLimits: WorkerServices['limits'] = {
  rate: 100_000,
  hostLimit: 100_000,
  youngLimit: 100_000,
  networkLimit: 100_000,
  mailboxLimit: 100_000,
};

export const noMail: MailCounts = { accepted: 0, delayed: 0, failed: 0, suppressed: 0 };

interface Hired {
  db: Db;
  clock: () => number;
  /** Of the mail server. */
  url: string;
  limits?: Partial<WorkerServices['limits']>;
  counts?: MailCounts;
  patienceMs?: number;
  keepsContent?: boolean;
}

/** Has the real transport and the real messages. */
export function createTestWorker({
  db,
  clock,
  url,
  limits = {},
  counts = { ...noMail },
  ...more
}: Hired): Worker {
  const MAIL_FROM = `${testSender.name} <${testSender.address}>`;
  const transport = createMailTransport(readSettings({ SMTP_URL: url, MAIL_FROM }));
  if (!transport) throw new Error('No transport.');
  return createWorker({
    db,
    clock,
    log: { info() {}, warn() {}, error: console.error },
    transport,
    limits: { ...noLimits, ...limits },
    compose: (mail) =>
      composeMail(
        {
          db,
          from: testSender,
          clock,
          origin: () => testOrigin,
          findEvent: (id) => findMailEvent({ db, clock, origin: testOrigin }, id),
          prepareReset: (about) => prepareResetLink({ db, clock, origin: testOrigin }, about),
        },
        mail,
      ),
    counts,
    ...more,
    announce() {},
  });
}
