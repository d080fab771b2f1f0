import type { Services } from '#app/context.ts';
import { forgetChanges } from '#app/features/guests/undo/undo.server.ts';
import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { removeUnconfirmed, unconfirmedMs } from '#app/features/mail/guest-addresses.server.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';

import { createAutomaticMail } from './mail.ts';

const everyMs = 60_000;

/** Runs once a minute until stopped. A failure is logged, and the next minute tries again. */
export function startHousekeeping(
  services: Services,
  isReady: () => boolean,
): { stop(): Promise<void> } {
  const { db, clock, log, stopping } = services;
  const tasks = [
    () => removeUnconfirmed(db, clock() - unconfirmedMs),
    () => forgetChanges(db, clock()),
    () => runHousekeeping(services),
    createAutomaticMail(services),
  ];
  let running = Promise.resolve();
  const run = () => {
    for (const task of tasks) {
      running = running
        .then(() => (isReady() && !stopping.aborted ? task() : undefined))
        .catch((error: unknown) => {
          if (isUnavailable(error)) log.warn('housekeeping waits for the database', {});
          else log.error('housekeeping failed', { error });
        });
    }
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
