import { setTimeout as wait } from 'node:timers/promises';

import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { succeed } from '#app/platform/result.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { createSingleFlight } from '#app/platform/single-flight.ts';

import { ProviderFailure } from '../adapters/fetch-json.server.ts';
import {
  type GoogleAccess,
  askGoogleGeocode,
  askGooglePlace,
  askGoogleSuggestions,
} from '../adapters/google.server.ts';
import { askNominatim } from '../adapters/nominatim.server.ts';
import { offlinePlaces } from '../adapters/offline.server.ts';
import { askPhoton } from '../adapters/photon.server.ts';
import type { LookUpContext, Place, PlaceAnswer, Places, Point, Suggestion } from '../port.ts';
import { createAnswerCache } from './answer-cache.server.ts';
import { createCircuitBreaker } from './circuit-breaker.server.ts';
import type { DailyLimit } from './daily-limit.server.ts';
import { createThrottle } from './throttle.ts';

export interface ProviderOptions {
  log: Log;
  clock: Clock;
  /** Identifies the application to providers. */
  origin: () => string;
  wait?: (milliseconds: number) => Promise<void>;
  /** Limits requests to a paid provider (behaviour 10.28). */
  dailyLimit?: DailyLimit | undefined;
}

/** Half an hour of searches at a busy time. */
const caching = { lifetime: 30 * 60_000, most: 2000 };
/** Nominatim's usage policy allows one request a second for a whole application. */
const nominatimThrottle = { interval: 1000, maxWait: 2000 };

/**
 * Google if there is a key, else Photon for completion and Nominatim for whole addresses (behaviour 10.17, 10.18). If
 * one is off, Photon also finds addresses, but Nominatim's terms forbid completion.
 */
export function createPlaces(settings: Settings, surroundings: ProviderOptions): Places {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_URL: base, PHOTON_URL, NOMINATIM_URL } = settings;
  if (key) return googlePlaces({ key, base }, surroundings);
  if (PHOTON_URL || NOMINATIM_URL) return openPlaces(settings, surroundings);
  return offlinePlaces;
}

function openPlaces(
  { PHOTON_URL, NOMINATIM_URL }: Pick<Settings, 'PHOTON_URL' | 'NOMINATIM_URL'>,
  surroundings: ProviderOptions,
): Places {
  const agent = () => `Festoon (+${surroundings.origin()})`;
  const cacheSearch = createAnswerCache<Suggestion[]>({ ...surroundings, ...caching });
  const cachePlace = createAnswerCache<Place | null>({ ...surroundings, ...caching });
  const photon = createCircuitBreaker('Photon', surroundings);
  const nominatim = createCircuitBreaker('Nominatim', surroundings);
  const takeTurn = createThrottle({
    wait: (time) => wait(time),
    ...surroundings,
    ...nominatimThrottle,
  });

  const search = async (text: string, near?: Point) =>
    PHOTON_URL ? photon(() => askPhoton(PHOTON_URL, { text, agent: agent(), near })) : succeed([]);
  const geocode = async (text: string, visitor = '') => {
    if (NOMINATIM_URL) {
      return nominatim(async () => {
        if (!(await takeTurn(visitor))) throw new ProviderFailure('busy', 'unasked');
        return askNominatim(NOMINATIM_URL, text, agent());
      });
    }
    const found = await cacheSearch(searchKey(text), () => search(text));
    return found.ok ? succeed(firstPlace(found.value)) : found;
  };
  return {
    search: (text, { near }) => cacheSearch(searchKey(text, near), () => search(text, near)),
    // Every suggestion comes with its point.
    resolve: async () => succeed(null),
    geocode: (text, { visitor }) => cachePlace(sameText(text), () => geocode(text, visitor)),
    attribution: '© OpenStreetMap contributors',
    mayKeep: true,
  };
}

/** Google's terms forbid a cache, so only concurrent requests share an answer. */
function googlePlaces(access: GoogleAccess, surroundings: ProviderOptions): Places {
  const shareSearch = createSingleFlight<PlaceAnswer<Suggestion[]>>();
  const sharePlace = createSingleFlight<PlaceAnswer<Place | null>>();
  const shareAddress = createSingleFlight<PlaceAnswer<Place | null>>();
  const places = createCircuitBreaker('Google Places', surroundings);
  const geocoding = createCircuitBreaker('Google Geocoding', surroundings);
  const { dailyLimit } = surroundings;
  const pay = async ({ visitor = '' }: LookUpContext) => {
    if (!dailyLimit || (await dailyLimit(visitor))) return;
    throw new ProviderFailure('daily limit', 'unasked');
  };
  return {
    search: (text, asking) =>
      shareSearch(`${asking.session ?? ''} ${searchKey(text, asking.near)}`, () =>
        places(async () => {
          await pay(asking);
          return askGoogleSuggestions(access, text, asking);
        }),
      ),
    resolve: (id, asking) =>
      sharePlace(`${asking.session} ${id}`, () =>
        places(async () => {
          await pay(asking);
          return askGooglePlace(access, id, asking.session);
        }),
      ),
    geocode: (text, asking) =>
      shareAddress(text, () =>
        geocoding(async () => {
          await pay(asking);
          return askGoogleGeocode(access, text);
        }),
      ),
    attribution: 'Google Maps',
    mayKeep: false,
  };
}

/** Texts with the same answer share a cache entry. */
function sameText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function searchKey(text: string, near?: Point): string {
  return near ? `${near.lat},${near.lng} ${sameText(text)}` : sameText(text);
}

function firstPlace(found: readonly Suggestion[]): Place | null {
  for (const { address, lat, lng } of found) {
    if (lat !== null && lng !== null) return { address, lat, lng };
  }
  return null;
}
