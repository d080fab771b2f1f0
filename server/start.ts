import type { Server } from 'node:http';
import path from 'node:path';

import type { Counts, Services } from '#app/context.ts';
import type {
  IdentityProvider,
  ProviderServices,
} from '#app/features/host/identities/provider.server.ts';
import { createLimits } from '#app/features/host/limits.server.ts';
import { createCards } from '#app/features/link-card/cards.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import { createPostgresLink } from '#app/features/live/postgres-link.server.ts';
import { createStreams } from '#app/features/live/streams.server.ts';
import { createDns } from '#app/features/mail/check/dns.server.ts';
import { createReturnedCounts } from '#app/features/mail/returned/mail-reader.server.ts';
import { createPromotionMail } from '#app/features/outreach/promotions.server.ts';
import { createDailyLimit } from '#app/features/place/lookup/daily-limit.server.ts';
import { createPlaces } from '#app/features/place/lookup/providers.server.ts';
import { settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import { PageFile } from '#app/guest-site/cache/page-file.server.ts';
import { readSystemClock } from '#app/platform/clock.ts';
import { connectDatabase } from '#app/platform/db/client.server.ts';
import { createWriteCheck } from '#app/platform/db/write-check.server.ts';
import { createGate } from '#app/platform/limits/gate.server.ts';
import { createHeavyWork } from '#app/platform/limits/heavy-work.server.ts';
import { type Log, createLog } from '#app/platform/log.server.ts';
import { createSecurityLog } from '#app/platform/security-log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { awaitDatabase, openedDatabase } from './await-database.ts';
import { limitConnections } from './connections.ts';
import { startHousekeeping } from './housekeeping.ts';
import { close, createHttpServer, listen } from './http-server.ts';
import { createListener } from './listener.ts';
import { createMailProcess, createProcessMailer } from './mail.ts';
import { listAllowedOrigins } from './origin.ts';
import { listenError, pageFileError } from './start-error.ts';

/** Relative to the bundle, so that the working directory does not matter. */
const clientDir = path.resolve(import.meta.dirname, '../client');

export type Adapters = Partial<
  Pick<Services, 'clock' | 'limits' | 'log' | 'places' | 'cards' | 'db' | 'dns'>
>;

export interface Running {
  url: string;
  services: Services;
  /**
   * Resolves once requests are served, or when waiting for the database was stopped. Rejects with a `StartError` when
   * a retry would not help.
   */
  ready: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Resolves when the port is open and the database was tried once; an absent PostgreSQL server is retried in the
 * background. Rejects with a `StartError` when the operator can fix the cause.
 */
export async function start(settings: Settings, adapters: Adapters = {}): Promise<Running> {
  const pages = openPages(settings);
  const stopping = new AbortController();
  const services = await createServices(settings, adapters, stopping.signal);
  const mail = createMailProcess(services);
  const database = adapters.db ? openedDatabase : awaitDatabase(settings, services.log);
  const housekeeping = startHousekeeping(services, database.isReady);
  const server = createHttpServer((...asked) => listener(...asked), settings.MAX_CONNECTIONS);
  if (!settings.TRUST_PROXY) limitConnections(server, settings.MAX_CONNECTIONS_PER_ADDRESS);
  const closers: (() => unknown)[] = [
    () => pages?.close(),
    () => services.db.destroy(),
    () => services.security.close(),
    () => services.live.close(),
    () => database.ready.catch(() => {}),
    () => database.stop(),
    () => mail.stop(),
    () => housekeeping.stop(),
  ];
  const stop = async () => {
    stopping.abort();
    for (const closePart of closers.toReversed()) await closePart();
  };
  const failed = async (error: unknown) => {
    await stop();
    throw listenError(error, settings);
  };
  const metrics = await startMetrics(settings, services, server).catch(failed);
  closers.push(() => metrics?.close());
  const port = await listen(server, settings).catch(failed);
  closers.push(() => close(server));
  services.origin = settings.APP_ORIGIN ?? `http://localhost:${port}`;
  const listener = createListener({
    services,
    origins: listAllowedOrigins(settings.APP_ORIGIN, port),
    work: createGate(settings.MAX_REQUESTS, 0),
    clientDir,
    pages,
    isReady: database.isReady,
  });
  await database.tried.catch(failed);
  database.ready.then(() => (database.isReady() ? mail.begin() : undefined)).catch(() => {});
  let stopped: Promise<void> | undefined;
  return {
    url: `http://localhost:${port}`,
    services,
    ready: database.ready,
    stop: () => (stopped ??= stop()),
  };
}

async function createServices(settings: Settings, adapters: Adapters, stopping: AbortSignal) {
  const clock = adapters.clock ?? readSystemClock;
  const live = createBus(
    settings.DATABASE_URL ? createPostgresLink(settings.DATABASE_URL) : undefined,
  );
  const counts = createCounts();
  const log = countErrors(
    adapters.log ?? createLog((line) => process.stdout.write(`${line}\n`)),
    counts,
  );
  const onCommit = () => (counts.commits += 1);
  const db = adapters.db ?? connectDatabase(settings, { onCommit });
  const most = settings.GEOCODE_DAILY_LIMIT;
  const mailer = createProcessMailer({ settings, clock, live });
  const tellPromoted = createPromotionMail(mailer);
  const origin = () => services.origin;
  const services: Services = {
    db,
    acceptsWrites: createWriteCheck({ db, clock, log }),
    clock,
    log,
    security: createSecurityLog(log, clock),
    limits: adapters.limits ?? createLimits(db, clock),
    identityProvider: await openIdentityProvider(settings, { clock, log, origin }),
    heavy: createHeavyWork(),
    places:
      adapters.places ??
      createPlaces(settings, {
        clock,
        log,
        origin,
        dailyLimit: most === undefined ? undefined : createDailyLimit({ db, clock, log, most }),
      }),
    cards: adapters.cards ?? createCards(),
    mail: mailer,
    dns: adapters.dns ?? createDns(),
    tellPromoted,
    settle: settleWith({ tellPromoted }),
    live,
    stopping,
    streams: createStreams({ live, stopping }),
    settings,
    counts,
    origin: settings.APP_ORIGIN ?? `http://localhost:${settings.PORT}`,
  };
  return services;
}

/** Most servers have none, and its libraries take memory. */
async function openIdentityProvider(
  settings: Settings,
  services: ProviderServices,
): Promise<IdentityProvider | null> {
  if (settings.OIDC_ISSUER === undefined) return null;
  const { createIdentityProvider } =
    await import('#app/features/host/identities/provider.server.ts');
  return createIdentityProvider(settings, services);
}

function createCounts(): Counts {
  const mail = { accepted: 0, delayed: 0, failed: 0, suppressed: 0 };
  const returned = createReturnedCounts();
  return { pagesFromCache: 0, pagesRendered: 0, commits: 0, errors: 0, mail, returned };
}

function countErrors(log: Log, counts: { errors: number }): Log {
  return {
    ...log,
    error(...said) {
      counts.errors += 1;
      log.error(...said);
    },
  };
}

function openPages({ PAGE_CACHE_MB: size }: Settings): PageFile | null {
  try {
    return size === 0 ? null : new PageFile(size * 2 ** 20);
  } catch (error) {
    throw pageFileError(error);
  }
}

async function startMetrics(settings: Settings, services: Services, server: Server) {
  if (settings.METRICS_PORT === undefined) return null;
  const address = { PORT: settings.METRICS_PORT, HOST: settings.METRICS_HOST };
  const { Metrics } = await import('./metrics.ts');
  const metrics = new Metrics();
  metrics.watchServices(services);
  metrics.watchRequests(server);
  const own = metrics.createServer();
  const port = await listen(own, address).catch((error: unknown) => {
    throw listenError(error, address, 'METRICS_');
  });
  services.log.info('serving metrics', { url: `http://${address.HOST}:${port}/metrics` });
  return own;
}
