import { createContext } from 'react-router';

import type { IdentityProvider } from '#app/features/host/identities/provider.server.ts';
import type { Limits } from '#app/features/host/limits.server.ts';
import type { Cards } from '#app/features/link-card/cards.server.ts';
import type { Bus } from '#app/features/live/bus.server.ts';
import type { Streams } from '#app/features/live/streams.server.ts';
import type { Dns } from '#app/features/mail/check/dns.server.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import type { ReturnedCounts } from '#app/features/mail/returned/mail-reader.server.ts';
import type { MailCounts } from '#app/features/mail/sending.server.ts';
import type { Places } from '#app/features/place/port.ts';
import type { TellPromoted, settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import type { ReceivedBody } from '#app/platform/body-limit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { HeavyWork } from '#app/platform/limits/heavy-work.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

export interface Counts {
  pagesFromCache: number;
  pagesRendered: number;
  /** Commits of the embedded database. Each waits for the disk once. */
  commits: number;
  /** Errors that were logged. */
  errors: number;
  mail: MailCounts;
  returned: ReturnedCounts;
}

export interface Services {
  db: Db;
  acceptsWrites: () => Promise<boolean>;
  clock: Clock;
  log: Log;
  security: SecurityLog;
  limits: Limits;
  /** Null where hosts log in only here. */
  identityProvider: IdentityProvider | null;
  heavy: HeavyWork;
  places: Places;
  cards: Cards;
  mail: Mailer;
  dns: Dns;
  tellPromoted: TellPromoted;
  /** Fits the replies of an event to a change of it. */
  settle: ReturnType<typeof settleWith>;
  live: Bus;
  streams: Streams;
  stopping: AbortSignal;
  settings: Settings;
  counts: Counts;
  /** The address people type, without a trailing slash: guest links are built from it. */
  origin: string;
}

export const servicesContext = createContext<Services>();

/** The server derives the page's content security policy from it. */
export interface PagePolicy {
  styleSources: readonly string[];
  /** A page that may be cached has none. */
  nonce?: string;
  mayShowMap?: boolean;
  /** The document is a map and nothing else: Google's script may run there. */
  isMap?: boolean;
}

export interface RequestContext extends ReceivedBody {
  address: string;
  /** False when another site's page caused the request; costly work is then refused. */
  fromOwnPage: boolean;
  nonce: string;
  /** The document's policy, set while it is rendered. */
  policy: PagePolicy;
  /** Set when the request failed because the database could not be reached. */
  unavailable: boolean;
}

export const requestContext = createContext<RequestContext>();
