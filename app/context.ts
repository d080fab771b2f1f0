import { createContext } from 'react-router';

import type { Limits } from '#app/features/host/limits.server.ts';
import type { Cards } from '#app/features/invite/card/cards.server.ts';
import type { Bus } from '#app/features/live/bus.server.ts';
import type { Streams } from '#app/features/live/streams.server.ts';
import type { Places } from '#app/features/place/port.ts';
import type { Tried } from '#app/features/rsvp/form.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

/** What parts count as they go, for whoever watches the figures. */
export interface Counts {
  /** Guests' pages sent as they were kept, and those rendered to be kept. */
  pagesFromMemory: number;
  pagesRendered: number;
  /** Commits of the embedded database: each is one wait for the disk. */
  commits: number;
}

/** What the composition root hands to loaders and actions. */
export interface Services {
  db: Db;
  clock: Clock;
  log: Log;
  limits: Limits;
  places: Places;
  cards: Cards;
  /** Who wants to know hears of every committed change, on every process of the installation. */
  live: Bus;
  streams: Streams;
  /** Aborted as the server stops: an answer that would not end by itself ends then. */
  stopping: AbortSignal;
  settings: Settings;
  counts: Counts;
  /** The address people type, without a trailing slash: guest links are built from it. */
  origin: string;
}

export const servicesContext = createContext<Services>();

/** What the transport knows of one request. */
export interface Visit {
  /** The visitor's network address, for rate limits. */
  address: string;
  /** False when a page of another site asks: what costs the site something is not for it. */
  fromOwnPage: boolean;
  /** The nonce that this response's scripts carry. */
  nonce: string;
  /** True when the request carried more than the server accepts; its body is then empty. */
  bodyTooLarge: boolean;
  /** Set while rendering a document that may show a map: images may then come from the tile server. */
  mayShowMap: boolean;
  /** Set while rendering a document that is a map and nothing else: Google's script may then run there. */
  isMap: boolean;
  /** Set while rendering a document: where its styles are from, as its policy calls them. */
  styleSources: readonly string[];
  /** Set when the request failed because the database could not be reached. */
  unavailable: boolean;
  /** Set when what a guest sent was tried before the page was asked: it is not tried again. */
  tried: Tried | undefined;
}

export const visitContext = createContext<Visit>();
