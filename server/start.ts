import path from 'node:path';

import type { Services } from '#app/context.ts';
import { createLimits } from '#app/features/host/limits.server.ts';
import { createCards } from '#app/features/invite/card/cards.server.ts';
import { createPlaces } from '#app/features/place/providers.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { createApp } from './app.ts';
import { close, createHttpServer, listen } from './http-server.ts';
import { databaseError, listenError } from './start-error.ts';

/** From the bundle's own place, so that the working directory does not matter. */
const clientDir = path.resolve(import.meta.dirname, '../client');

/** What a test may put in place of the real thing. */
export type Adapters = Partial<
  Pick<Services, 'clock' | 'limits' | 'log' | 'places' | 'cards' | 'db'>
>;

export interface Running {
  /** Where it listens, such as http://localhost:3000. */
  url: string;
  services: Services;
  /** Answers one request without a socket. */
  fetch(request: Request): Promise<Response>;
  /** Stops accepting, lets requests finish, closes the database. */
  stop(): Promise<void>;
}

/**
 * Settings -> database -> adapters -> app -> listen. Resolves once the port is open.
 * Rejects with a `StartError` when the cause is one that whoever runs it can put right.
 */
export async function start(settings: Settings, adapters: Adapters = {}): Promise<Running> {
  const db = adapters.db ?? (await open(settings));
  const clock = adapters.clock ?? systemClock;
  const log = adapters.log ?? createLog((line) => process.stdout.write(`${line}\n`));
  const services: Services = {
    db,
    clock,
    log,
    limits: adapters.limits ?? createLimits(),
    places:
      adapters.places ?? createPlaces(settings, { clock, log, origin: () => services.origin }),
    cards: adapters.cards ?? createCards(),
    settings,
    origin: settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`,
  };
  const server = createHttpServer((request, env) => app.fetch(request, env));
  const port = await listen(server, settings).catch(async (error: unknown) => {
    await db.destroy();
    throw listenError(error, settings);
  });
  services.origin = settings.APP_ORIGIN ?? `http://localhost:${port}`;
  const app = createApp({ services, port, clientDir });
  let stopped: Promise<void> | undefined;
  return {
    url: `http://localhost:${port}`,
    services,
    fetch: async (request) => app.fetch(request),
    stop: () => (stopped ??= close(server).then(() => db.destroy())),
  };
}

async function open(settings: Settings): Promise<Db> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    throw databaseError(error, settings);
  }
}
