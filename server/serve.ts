import { readSettings } from '#app/platform/settings.server.ts';

import { explain } from './start-error.ts';
import { type Running, start } from './start.ts';

function giveUp(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

async function startOrExit(): Promise<Running> {
  try {
    return await start(readSettings(process.env));
  } catch (error) {
    return giveUp(error);
  }
}

const starting = startOrExit();

// Ctrl-C reaches this process twice, from the terminal and from npm. Only the first one counts.
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const started = await starting;
  started.services.log.info('stopping');
  await started.stop();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
const running = await starting;
const { log, origin } = running.services;

export const url = origin;

await running.ready.catch(giveUp);
if (!stopping) log.info('serving', { url, port: Number(new URL(running.url).port) });
