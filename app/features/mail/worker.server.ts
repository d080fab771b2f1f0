import { createToken } from '#app/platform/ids.server.ts';

import { leaseDue } from './outbox/leases.server.ts';
import type { DayLimits } from './schema.ts';
import { Batches, type SendingServices } from './sending.server.ts';

export interface WorkerServices extends SendingServices {
  limits: DayLimits & { rate: number };
  /** How long a stopping worker waits before it closes the connections. */
  patienceMs?: number;
}

export interface Worker {
  /** Sends all due mail, and returns when to look again; null with an empty queue. */
  drain(): Promise<number | null>;
  /** Drains now, and again whenever something is due. */
  wake(): void;
  /** Extends the leases of pending messages; called regularly. */
  renew(): Promise<void>;
  /** Finishes pending messages; queues the others again, and those that the server does not accept in time. */
  stop(): Promise<void>;
}

/** Small, so that few messages wait for their lease to run out after a crash. */
const batchSize = 50;
/** Another process may queue a message and be killed before it wakes this one. */
const longestSleepMs = 60_000;
const afterErrorMs = 10_000;
/** Shorter than the ten seconds after which process managers kill a process that has not stopped. */
const longestStopMs = 5000;

/** Sends one batch after the other (behaviour 29.5). */
export function createWorker(services: WorkerServices): Worker {
  const { db, clock, log, transport, limits, patienceMs = longestStopMs } = services;
  const sending = new Batches(services);

  async function drain(): Promise<number | null> {
    while (!sending.isStopped) {
      const now = clock();
      if (now < sending.pausedUntil) return sending.pausedUntil;
      const lease = createToken();
      const leased = await leaseDue(db, { now, lease, most: batchSize, ...limits });
      if ('mails' in leased) await sending.send(leased.mails, lease);
      else if (leased.next === null || leased.next > now) return leased.next;
    }
    return null;
  }

  const turns = takeTurns(async () => {
    try {
      const next = await drain();
      return next === null ? longestSleepMs : Math.max(0, next - clock());
    } catch (error) {
      log.warn('mail cannot be read', { error });
      return afterErrorMs;
    }
  });

  return {
    drain,
    wake: turns.wake,
    renew: () => sending.renew(),
    async stop() {
      sending.stop();
      const force = setTimeout(() => transport.close({ force: true }), patienceMs);
      await turns.stop();
      clearTimeout(force);
      transport.close();
    },
  };
}

/** Runs `turn` when woken and after the pause that it returns, never twice at a time. */
function takeTurns(turn: () => Promise<number>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    let pause = 0;
    do {
      isWoken = false;
      pause = await turn();
    } while (isWoken && !stopping.signal.aborted);
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(wake, Math.min(pause, longestSleepMs)).unref();
  }

  function wake(): void {
    isWoken = true;
    if (running || stopping.signal.aborted) return;
    clearTimeout(timer);
    running = run();
  }

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
