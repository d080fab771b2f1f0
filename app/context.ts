import { createContext } from 'react-router';

import type { Limits } from '#app/features/host/limits.server.ts';
import type { Cards } from '#app/features/link-card/cards.server.ts';
import type { Bus } from '#app/features/live/bus.server.ts';
import type { Streams } from '#app/features/live/streams.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import type { MailCounts } from '#app/features/mail/sending.server.ts';
import type { Places } from '#app/features/place/port.ts';
import type { TellPromoted } from '#app/features/rsvp/reply/settle.server.ts';
import type { ReceivedBody } from '#app/platform/body-limit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

/** Counters for the metrics. */
export interface Counts {
  /** Guest pages sent from the page cache, and those rendered for it. */
  pagesFromCache: number;
  pagesRendered: number;
  /** Commits of the embedded database: each is one wait for the disk. */
  commits: number;
  /** The outcomes of messages that this process has tried to send. */
  mail: MailCounts;
}

/** What the composition root hands to loaders and actions. */
export interface Services {
  db: Db;
  /** Whether the database accepts writes. */
  acceptsWrites: () => Promise<boolean>;
  clock: Clock;
  log: Log;
  security: SecurityLog;
  limits: Limits;
  places: Places;
  cards: Cards;
  mail: Mailer;
  /** Queues mail to guests who have come in from a waiting list. */
  tellPromoted: TellPromoted;
  /** Publishes every committed change to the subscribers on every process of the installation. */
  live: Bus;
  streams: Streams;
  /** Aborted when the server stops, so that open event streams end. */
  stopping: AbortSignal;
  settings: Settings;
  counts: Counts;
  /** The address people type, without a trailing slash: guest links are built from it. */
  origin: string;
}

export const servicesContext = createContext<Services>();

/** The sources that a page may load from. The server derives the page's content security policy from it. */
export interface PagePolicy {
  /** The allowed sources of styles, as written in the policy. */
  styleSources: readonly string[];
  /** Allows this response's inline scripts and styles. A page that may be cached has none. */
  nonce?: string;
  /** Images may come from the tile server. */
  mayShowMap?: boolean;
  /** The document is a map and nothing else: Google's script may run there. */
  isMap?: boolean;
}

/** What the server knows about one request, and what the application reports about the response. */
export interface RequestContext extends ReceivedBody {
  /** The visitor's network address, for rate limits. */
  address: string;
  /** False when another site's page caused the request. Costly work is then refused. */
  fromOwnPage: boolean;
  /** The nonce that this response's scripts carry. */
  nonce: string;
  /** Set while a document is rendered. */
  policy: PagePolicy;
  /** Set when the request failed because the database could not be reached. */
  unavailable: boolean;
}

export const requestContext = createContext<RequestContext>();
