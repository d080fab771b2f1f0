import { setTimeout } from 'node:timers/promises';

import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { endLease, takeLease } from '#app/platform/db/leases.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import type { Log } from '#app/platform/log.server.ts';

import { applyReturned } from './apply-returned.server.ts';
import type { Mailbox, OpenMailbox } from './mailbox-port.ts';
import { noteAway, noteLook, noteTestSeen } from './mailbox-state.server.ts';
import { readReturned, returnedBounds } from './read-returned.server.ts';
import type { ReturnedClass, ReturnedMail } from './returned-rules.ts';
import { storeReply } from './store-reply.server.ts';

/** Counts since the process started, and how the mailbox is. */
export interface ReturnedCounts {
  read: Record<ReturnedClass, number>;
  /** Guests whose mail came back. */
  applied: number;
  /** What guests wrote, as it reached their hosts. */
  replies: number;
  /** About no message of this server, about one that failed before, or beyond a limit. */
  unmatched: number;
  /** When the mailbox was last looked through; null before that, and in a process that does not read. */
  lookedAt: number | null;
  isConnected: boolean;
}

export const createReturnedCounts = (): ReturnedCounts => ({
  read: { failed: 0, delayed: 0, 'about-us': 0, automatic: 0, reply: 0, unknown: 0 },
  applied: 0,
  replies: 0,
  unmatched: 0,
  lookedAt: null,
  isConnected: false,
});

export interface ReaderServices {
  db: Db;
  clock: Clock;
  log: Log;
  open: OpenMailbox;
  /** Of Message-IDs. */
  domain: string;
  counts: ReturnedCounts;
  announce: (inviteId: string) => void;
  pauses?: { lookMs: number; firstMs: number; longestMs: number };
}

export interface MailReader {
  begin(): void;
  stop(): Promise<void>;
}

const leaseName = 'returned-mail';
export const readerLeaseMs = 3 * 60_000;
const mostAtOnce = 50;
const usualPauses = { lookMs: 60_000, firstMs: 5000, longestMs: 5 * 60_000 };

type Reading = Omit<ReaderServices, 'open'>;

/** They are about a message of this server, or nothing is known of them. */
const needsMessage: ReadonlySet<ReturnedClass> = new Set(['failed', 'reply', 'unknown']);

/** Stores the effect of one message; false if it is about no message that was stored. */
async function apply(
  { db, clock, domain, counts, announce, log }: Reading,
  returned: ReturnedMail,
): Promise<boolean> {
  counts.read[returned.class] += 1;
  if (returned.class === 'about-us') {
    log.warn('another server refuses our mail', { answer: returned.text });
  }
  const applying = { domain, now: clock() };
  const failed = await applyReturned(db, returned, applying);
  const written = await storeReply(db, returned, applying);
  if (failed) counts.applied += 1;
  if (written) counts.replies += 1;
  const event = failed ?? written;
  if (event) announce(event.inviteId);
  const hasEffect = event !== null || (await noteTestSeen(db, returned.tokens, clock()));
  return hasEffect || !needsMessage.has(returned.class);
}

/** Reads what is there and puts it away. Reading one message twice changes nothing more (behaviour 29.32). */
export async function readMailbox(services: Reading, mailbox: Mailbox): Promise<number> {
  const { db, clock, counts } = services;
  const { ids, count } = await mailbox.list(mostAtOnce);
  const done: number[] = [];
  let unmatched = 0;
  for (const id of ids) {
    const raw = await mailbox.read(id, returnedBounds.bytes);
    if (raw === null) continue;
    if (!(await apply(services, await readReturned(raw)))) unmatched += 1;
    done.push(id);
  }
  if (done.length > 0) await mailbox.putAway(done);
  counts.unmatched += unmatched;
  counts.lookedAt = clock();
  await noteLook(db, {
    waiting: count - ids.length,
    processed: done.length,
    unmatched,
    now: clock(),
  });
  return done.length;
}

/** One process of several reads (behaviour 29.32). It connects again with growing pauses. */
export function createMailReader(services: ReaderServices): MailReader {
  const { db, clock, log, open, counts, pauses = usualPauses } = services;
  const holder = createId();
  const stopping = new AbortController();
  const { signal } = stopping;
  let mailbox: Mailbox | undefined;
  let running: Promise<void> | undefined;

  const keepLease = () =>
    takeLease(db, { name: leaseName, holder, now: clock(), ms: readerLeaseMs });

  async function readOn(): Promise<void> {
    mailbox = await open();
    counts.isConnected = true;
    try {
      while (!signal.aborted && (await keepLease())) {
        const count = await readMailbox(services, mailbox);
        if (count === 0) await mailbox.wait(pauses.lookMs);
      }
    } finally {
      counts.isConnected = false;
      await mailbox.close();
    }
  }

  async function run(): Promise<void> {
    let pause = pauses.firstMs;
    while (!signal.aborted) {
      const before = counts.lookedAt;
      try {
        if (await keepLease()) await readOn();
        pause = pauses.lookMs;
      } catch (error) {
        if (counts.lookedAt !== before) pause = pauses.firstMs;
        log.warn('the mailbox of returned mail cannot be read', { error });
        await noteAway(db, clock()).catch(() => {});
        pause = Math.min(2 * pause, pauses.longestMs);
      }
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    begin() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await mailbox?.close();
      await running;
      await endLease(db, { name: leaseName, holder }).catch(() => {});
    },
  };
}
