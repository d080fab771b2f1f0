import { setTimeout } from 'node:timers/promises';

import pLimit from 'p-limit';

import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import type { Log } from '#app/platform/log.server.ts';

import { removeOldCounts } from './outbox/counts.server.ts';
import { type LeasedMail, leaseMs, renewLease } from './outbox/leases.server.ts';
import {
  forgetContent,
  recordRefused,
  recordSent,
  recordUnsent,
  release,
} from './outbox/outcomes.server.ts';
import { judgeRefusal, toPeriods } from './rules.ts';
import type { MailProblem } from './schema.ts';
import type { OutgoingMail, Transport } from './transport/port.ts';

/** Counts since the process started. */
export interface MailCounts {
  accepted: number;
  delayed: number;
  failed: number;
  suppressed: number;
}

export interface SendingServices {
  db: Db;
  clock: Clock;
  log: Log;
  transport: Transport;
  compose: (mail: LeasedMail) => Promise<OutgoingMail | MailProblem>;
  counts: MailCounts;
  /** Called with each event whose mail has changed its state. */
  announce: (inviteId: string) => void;
  /** Returned mail is read: what was sent may have to be sent again (behaviour 29.33). */
  keepsContent?: boolean;
}

/** The pause after a failure that concerns every message. */
const pauseMs = 60_000;
const rewriteMs = 1000;
/** Mail servers give up after five days. */
const keptContentMs = 7 * 24 * 60 * 60_000;

/** Sends a few leased messages at a time. */
export class Batches {
  pausedUntil = -Infinity;
  isStopped = false;
  readonly #services: SendingServices;
  #lease = '';
  /** The day (UTC) on which old counts were last removed. */
  #tidied = '';

  constructor(services: SendingServices) {
    this.#services = services;
  }

  stop(): void {
    this.isStopped = true;
  }

  /** After a failure that concerns all messages, those not yet begun are queued again. */
  async send(mails: readonly LeasedMail[], lease: string): Promise<void> {
    const { db, clock, transport, announce } = this.#services;
    this.#lease = lease;
    const renewing = setInterval(() => void this.renew(), leaseMs / 4);
    const atATime = pLimit(transport.atOnce);
    const left: string[] = [];
    const mayGoOn = () => !this.isStopped && clock() >= this.pausedUntil;
    try {
      const sent = mails.map((mail) =>
        atATime(async () => {
          if (mayGoOn()) await this.#sendOne(mail, lease);
          else left.push(mail.id);
        }),
      );
      const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
      const dueAt = Math.max(clock(), this.pausedUntil);
      await release(db, { ids: left, lease, dueAt });
      if (failed?.status === 'rejected') throw failed.reason;
      await this.#tidy();
    } finally {
      clearInterval(renewing);
      for (const id of new Set(mails.flatMap(({ inviteId }) => inviteId ?? []))) announce(id);
    }
  }

  async renew(): Promise<void> {
    const { db, clock, log } = this.#services;
    try {
      await renewLease(db, this.#lease, clock());
    } catch (error) {
      log.warn('a lease of mail cannot be renewed', { error });
    }
  }

  async #sendOne(mail: LeasedMail, lease: string): Promise<void> {
    const { db, clock, log, transport, keepsContent = false } = this.#services;
    const composed = await this.#compose(mail);
    const hand = () => ({ mail, lease, now: clock() });
    if (typeof composed === 'string') {
      this.#services.counts[composed === 'bad-address' ? 'failed' : 'suppressed'] += 1;
      return recordUnsent(db, hand(), composed);
    }
    const attempt = composed && (await transport.send(composed));
    if (attempt?.ok) {
      this.#services.counts.accepted += 1;
      return this.#persist(() => recordSent(db, hand(), { answer: attempt.answer, keepsContent }));
    }
    const answer = attempt?.refusal.answer ?? 'We couldn’t write this mail. Try again';
    const verdict = attempt
      ? judgeRefusal(attempt.refusal)
      : { problem: 'later' as const, isPermanent: false, concernsAll: false };
    if (verdict.concernsAll && !this.isStopped) {
      this.pausedUntil = clock() + pauseMs;
      log.warn('the mail server takes no mail', { answer });
    }
    const isOver = await recordRefused(db, hand(), { verdict, answer });
    this.#services.counts[isOver ? 'failed' : 'delayed'] += 1;
  }

  /** Null after an unexpected error, which is logged and retried like a deferral. */
  async #compose(mail: LeasedMail): Promise<OutgoingMail | MailProblem | null> {
    try {
      return await this.#services.compose(mail);
    } catch (error) {
      this.#services.log.error('a message cannot be made', { kind: mail.kind, error });
      return null;
    }
  }

  /** Unless this is stored, an accepted message is sent twice. */
  async #persist(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isUnavailable(error) || this.isStopped) throw error;
        await setTimeout(rewriteMs);
      }
    }
  }

  async #tidy(): Promise<void> {
    const { db, clock } = this.#services;
    const { day } = toPeriods(clock());
    if (day !== this.#tidied) {
      await removeOldCounts(db, day);
      await forgetContent(db, clock() - keptContentMs);
    }
    this.#tidied = day;
  }
}
