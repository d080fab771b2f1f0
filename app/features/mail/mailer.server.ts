import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { enqueueMail, undoBatch } from './outbox/enqueue.server.ts';
import { type Sending, hasRoomForLink } from './outbox/room.server.ts';
import { listStatuses } from './outbox/statuses.server.ts';
import { toDayLimits, undoMs } from './rules.ts';
import type { MailStatus, NewMail } from './schema.ts';
import { addOptOut, findOptedOut, removeOptOut } from './unsubscribe/opt-outs.server.ts';

interface Queuing {
  /** The id of the host's action, for `undo`. */
  batch?: string;
  /** Waits ten seconds, in which it can be undone. */
  canUndo?: boolean;
  delayMs?: number;
  /** It waits until the sender confirms an address, at most seven days (behaviour 29.25). */
  isHeld?: boolean;
  /** The network address of whose press causes it (behaviour 29.21). */
  visitor?: string;
}

/** All methods also work without a mail server. */
export interface Mailer {
  /** If false, nothing may be queued. */
  readonly isOn: boolean;
  /** Whether replies that go to no host's own address arrive in 'Messages' (behaviour 29.35). */
  readonly readsReplies: boolean;
  /** Queues mail in the transaction of its cause (behaviour 29.2). Call `wake` after the commit. */
  enqueue(trx: Db, mails: readonly NewMail[], queuing?: Queuing): Promise<number>;
  /** Withdraws the unsent messages of a batch and returns their number. */
  undo(trx: Db, press: { inviteId: string; batch: string }): Promise<number>;
  listStatuses(db: Db, inviteeIds: readonly string[]): Promise<Map<string, MailStatus>>;
  findOptedOut(db: Db, inviteId: string | null, addresses: readonly string[]): Promise<Set<string>>;
  optOut(db: Db, wish: { address: string; inviteId: string | null }): Promise<void>;
  optIn(db: Db, wish: { address: string; inviteId: string | null }): Promise<void>;
  /** Whether a link that confirms an address may be sent to it today, from this network address (behaviour 29.23). */
  hasRoomForLink(db: Db, link: Sending): Promise<boolean>;
  /** Makes the worker check the queue now. */
  wake(): void;
}

type MailerSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'> &
  Partial<Pick<Settings, 'IMAP_URL'>> &
  Parameters<typeof toDayLimits>[0];

interface MailerServices {
  settings: MailerSettings;
  clock: Clock;
  wake: () => void;
}

export function createMailer({ settings, clock, wake }: MailerServices): Mailer {
  const { SMTP_URL, MAIL_FROM, IMAP_URL } = settings;
  const domain = MAIL_FROM?.address.split('@')[1] ?? 'festoon.invalid';
  const isOn = SMTP_URL !== undefined && MAIL_FROM !== undefined;
  return {
    isOn,
    readsReplies: isOn && IMAP_URL !== undefined,
    enqueue: (trx, mails, { batch, canUndo = false, delayMs = 0, isHeld = false, visitor } = {}) =>
      enqueueMail(trx, mails, {
        now: clock(),
        batch: batch ?? null,
        delay: canUndo ? undoMs : delayMs,
        isHeld,
        visitor: visitor ?? null,
        domain,
      }),
    undo: undoBatch,
    listStatuses,
    findOptedOut,
    optOut: (db, wish) => addOptOut(db, { ...wish, now: clock() }),
    optIn: removeOptOut,
    hasRoomForLink: (db, link) =>
      hasRoomForLink(db, link, { now: clock(), ...toDayLimits(settings) }),
    wake,
  };
}
