import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { enqueueMail, undoBatch } from './outbox/enqueue.server.ts';
import { listStatuses } from './outbox/statuses.server.ts';
import { undoMs } from './rules.ts';
import type { MailStatus, NewMail } from './schema.ts';
import { addOptOut, findOptedOut, removeOptOut } from './unsubscribe/opt-outs.server.ts';

/** How mail is queued. */
interface Queuing {
  /** The id of the host's action that queues it, to take it back. */
  batch?: string;
  /** Waits ten seconds, so that there is time to take it back. */
  canUndo?: boolean;
  /** How long it waits otherwise. */
  delayMs?: number;
}

/** The application's interface to mail. All methods also work without a mail server. */
export interface Mailer {
  /** Whether this server sends mail. If not, nothing may be queued. */
  readonly isOn: boolean;
  /** Queues mail in the transaction of the change that causes it (behaviour 29.2). `wake` after the commit. */
  enqueue(trx: Db, mails: readonly NewMail[], queuing?: Queuing): Promise<number>;
  /** Takes back the unsent messages of a batch and returns their number. */
  undo(trx: Db, press: { inviteId: string; batch: string }): Promise<number>;
  /** The latest mail to each of these invitees. */
  listStatuses(db: Db, inviteeIds: readonly string[]): Promise<Map<string, MailStatus>>;
  /** Which of these addresses want no mail about an event. */
  findOptedOut(db: Db, inviteId: string | null, addresses: readonly string[]): Promise<Set<string>>;
  optOut(db: Db, wish: { address: string; inviteId: string | null }): Promise<void>;
  optIn(db: Db, wish: { address: string; inviteId: string | null }): Promise<void>;
  /** Makes the worker check the queue now instead of at its next turn. */
  wake(): void;
}

interface MailerServices {
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>;
  clock: Clock;
  wake: () => void;
}

export function createMailer({ settings, clock, wake }: MailerServices): Mailer {
  const { SMTP_URL, MAIL_FROM } = settings;
  const domain = MAIL_FROM?.address.split('@')[1] ?? 'festoon.invalid';
  return {
    isOn: SMTP_URL !== undefined && MAIL_FROM !== undefined,
    enqueue: (trx, mails, { batch, canUndo = false, delayMs = 0 } = {}) =>
      enqueueMail(trx, mails, {
        now: clock(),
        batch: batch ?? null,
        delay: canUndo ? undoMs : delayMs,
        domain,
      }),
    undo: undoBatch,
    listStatuses,
    findOptedOut,
    optOut: (db, wish) => addOptOut(db, { ...wish, now: clock() }),
    optIn: removeOptOut,
    wake,
  };
}
