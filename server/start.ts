import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { createAdaptorServer } from '@hono/node-server';

import type { Services } from '#app/context.ts';
import { createLimits } from '#app/features/host/limits.server.ts';
import { offlinePlaces } from '#app/features/place/offline.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { createApp } from './app.ts';

const clientDir = path.relative(process.cwd(), path.resolve(import.meta.dirname, '../client'));

/** What a test may put in place of the real thing. */
export type Adapters = Partial<Pick<Services, 'clock' | 'limits' | 'log' | 'places' | 'db'>>;

export interface Running {
  /** Where it listens, such as http://localhost:3000. */
  url: string;
  services: Services;
  /** Answers one request without a socket. */
  fetch(request: Request): Promise<Response>;
  /** Stops accepting, lets requests finish, closes the database. */
  stop(): Promise<void>;
}

/** Settings -> database -> adapters -> app -> listen. Resolves once the port is open. */
export async function start(settings: Settings, adapters: Adapters = {}): Promise<Running> {
  const db = adapters.db ?? (await openDatabase(settings));
  const services: Services = {
    db,
    clock: adapters.clock ?? systemClock,
    log: adapters.log ?? createLog((line) => process.stdout.write(`${line}\n`)),
    limits: adapters.limits ?? createLimits(),
    places: adapters.places ?? offlinePlaces,
    settings,
    origin: settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`,
  };
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
  }) as Server;
  const port = await listen(server, settings).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  services.origin = settings.APP_ORIGIN ?? `http://localhost:${port}`;
  const app = createApp({ services, port, clientDir });
  return {
    url: `http://localhost:${port}`,
    services,
    fetch: async (request) => app.fetch(request),
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await db.destroy();
    },
  };
}

function listen(server: Server, { PORT, HOST }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}
