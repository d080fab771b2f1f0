import { readSettings } from '#app/platform/settings.server.ts';

import { explain } from './start-error.ts';
import { type Running, start } from './start.ts';

async function startOrExit(): Promise<Running> {
  try {
    return await start(readSettings(process.env));
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

const running = await startOrExit();
const { log, origin } = running.services;

/** The address people type. */
export const url = origin;

function stop(): void {
  log.info('stopping');
  void running.stop().then(() => process.exit(0));
}

// Ctrl-C reaches this process from the terminal and again from npm: once is enough.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    process.on(signal, () => {});
    stop();
  });
}
log.info('serving', { url });
