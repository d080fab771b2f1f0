import type { Services } from '#app/context.ts';
import { prepareResetLink } from '#app/features/account/reset-link.server.ts';
import { createMailer } from '#app/features/mail/mailer.server.ts';
import { composeMail } from '#app/features/mail/messages/compose.server.ts';
import { createHostNotices } from '#app/features/mail/notices/tell-hosts.server.ts';
import { queueReminders } from '#app/features/mail/reminders/queue-reminders.server.ts';
import { findBounces, toEnvelopeSender } from '#app/features/mail/returned/envelope.ts';
import {
  type MailReader,
  createMailReader,
} from '#app/features/mail/returned/mail-reader.server.ts';
import { toDayLimits } from '#app/features/mail/rules.ts';
import type { OutgoingMail, Transport } from '#app/features/mail/transport/port.ts';
import { createMailTransport } from '#app/features/mail/transport/transport.server.ts';
import { createWorker } from '#app/features/mail/worker.server.ts';
import { findMailEvent } from '#app/features/outreach/mail-event.server.ts';
import { queueFollowUps } from '#app/features/outreach/reminding/queue-follow-ups.server.ts';

/** The id that processes publish when they have queued mail. */
const queued = 'outbox';

type MailServices = Pick<Services, 'settings' | 'clock' | 'live' | 'mail'>;

export function createProcessMailer({ settings, clock, live }: Omit<MailServices, 'mail'>) {
  return createMailer({ settings, clock, wake: () => live.publish(queued) });
}

/** Called once a minute. */
export function createAutomaticMail(services: Services): () => Promise<void> {
  const { mail } = services;
  const tellHosts = createHostNotices(services);
  return async () => {
    if (!mail.isOn) return;
    const queue = [tellHosts, () => queueReminders(services), () => queueFollowUps(services)];
    let count = 0;
    for (const one of queue) count += await one();
    if (count > 0) mail.wake();
  };
}

/** The envelope sender is the message's own, so that what comes back says which it was (behaviour 29.31). */
function addEnvelope(mail: OutgoingMail, id: string, bounces: string): OutgoingMail {
  return { ...mail, envelope: { from: toEnvelopeSender(bounces, id), to: mail.to.address } };
}

interface MailWorker {
  /** Sends what is due, and from then on whatever is queued. The database must be ready. */
  begin(): void;
  stop(): Promise<void>;
}

/** Null when mail is off. */
function createMailWorker(services: Services, transport: Transport | null): MailWorker | null {
  const { db, clock, log, live, settings, counts } = services;
  const from = settings.MAIL_FROM;
  if (!transport || !from) return null;
  const bounces = findBounces(settings);
  const worker = createWorker({
    db,
    clock,
    log,
    transport,
    counts: counts.mail,
    limits: { rate: settings.MAIL_RATE, ...toDayLimits(settings) },
    keepsContent: bounces !== null,
    compose: async (mail) => {
      const composed = await composeMail(
        {
          db,
          clock,
          from,
          bounces,
          origin: () => services.origin,
          findEvent: (id) => findMailEvent(services, id),
          prepareReset: (about) => prepareResetLink(services, about),
        },
        mail,
      );
      const isGone = typeof composed === 'string' || bounces === null;
      return isGone ? composed : addEnvelope(composed, mail.messageId, bounces);
    },
    announce: (inviteId) => live.publish(inviteId),
  });
  let unsubscribe: (() => void) | undefined;
  return {
    begin() {
      unsubscribe = live.subscribe(queued, () => worker.wake());
      worker.wake();
    },
    async stop() {
      unsubscribe?.();
      await worker.stop();
    },
  };
}

/** Reads the mailbox of returned mail; null without one. */
function createReturnedMail({
  db,
  clock,
  log,
  live,
  settings,
  counts,
}: Services): MailReader | null {
  const { IMAP_URL: mailbox, MAIL_FROM: from } = settings;
  if (!mailbox || !from) return null;
  return createMailReader({
    db,
    clock,
    log,
    open: async () => {
      const imap = await import('#app/features/mail/returned/imap-mailbox.server.ts');
      return imap.openImapMailbox(mailbox);
    },
    domain: from.address.split('@')[1] ?? '',
    counts: counts.returned,
    announce: (inviteId) => live.publish(inviteId),
  });
}

/** What this process sends and reads. Throws a `SettingsError` when the settings' files cannot be used. */
export function createMailProcess(services: Services): MailWorker {
  const worker = createMailWorker(services, createMailTransport(services.settings));
  const reader = createReturnedMail(services);
  return {
    begin() {
      worker?.begin();
      reader?.begin();
    },
    async stop() {
      await reader?.stop();
      await worker?.stop();
    },
  };
}
