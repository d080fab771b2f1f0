import { setTimeout as wait } from 'node:timers/promises';

import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.server.ts';
import { fail, ok } from '#app/platform/result.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import {
  type GoogleAccess,
  askGoogleGeocode,
  askGooglePlace,
  askGoogleSuggestions,
} from './google.server.ts';
import { createKeep, createPace, createPause } from './manners.server.ts';
import { askNominatim } from './nominatim.server.ts';
import { offlinePlaces } from './offline.server.ts';
import { askPhoton } from './photon.server.ts';
import type { Place, Places, Point, Suggestion } from './port.ts';

export interface Surroundings {
  log: Log;
  clock: Clock;
  /** The site's own address, by which a provider knows who is asking. */
  origin: () => string;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** How long and how many answers are kept: half an hour of typing at a busy time. */
const keeping = { lifetime: 30 * 60_000, most: 2000 };
/** What Nominatim's usage policy allows a whole application, and how long somebody waits for it. */
const nominatimPace = { gap: 1000, longest: 2000 };

/**
 * The providers that the settings name (decisions §9): Google's where there is a key for it, else Photon
 * for completing and Nominatim for Enter. One of these that is off leaves its work to the other as far as
 * its terms allow: Photon also finds whole addresses, Nominatim completes none.
 */
export function createPlaces(settings: Settings, surroundings: Surroundings): Places {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_URL: base, PHOTON_URL, NOMINATIM_URL } = settings;
  if (key) return googlePlaces({ key, base }, surroundings);
  if (PHOTON_URL || NOMINATIM_URL) return openPlaces(settings, surroundings);
  return offlinePlaces;
}

function openPlaces(
  { PHOTON_URL, NOMINATIM_URL }: Pick<Settings, 'PHOTON_URL' | 'NOMINATIM_URL'>,
  surroundings: Surroundings,
): Places {
  const agent = () => `Festoon (+${surroundings.origin()})`;
  const keepSearch = createKeep<Suggestion[]>({ ...surroundings, ...keeping });
  const keepPlace = createKeep<Place | null>({ ...surroundings, ...keeping });
  const photon = createPause('Photon', surroundings);
  const nominatim = createPause('Nominatim', surroundings);
  const pace = createPace({ wait: (time) => wait(time), ...surroundings, ...nominatimPace });

  const search = async (text: string, near?: Point) =>
    PHOTON_URL ? photon(() => askPhoton(PHOTON_URL, { text, agent: agent(), near })) : ok([]);
  const geocode = async (text: string) => {
    if (NOMINATIM_URL) {
      const found = await nominatim(async () =>
        (await pace()) ? askNominatim(NOMINATIM_URL, text, agent()) : 'busy',
      );
      return found.ok ? (found.value === 'busy' ? fail('unreachable') : ok(found.value)) : found;
    }
    const found = await keepSearch(searchKey(text), () => search(text));
    return found.ok ? ok(firstPlace(found.value)) : found;
  };
  return {
    search: (text, { near }) => keepSearch(searchKey(text, near), () => search(text, near)),
    // Every suggestion comes with its point.
    resolve: async () => ok(null),
    geocode: (text) => keepPlace(sameText(text), () => geocode(text)),
    attribution: '© OpenStreetMap contributors',
    mayKeep: true,
  };
}

/** Google's terms forbid keeping what it tells: only those who ask at the same time share an answer. */
function googlePlaces(access: GoogleAccess, surroundings: Surroundings): Places {
  const sharing = { clock: surroundings.clock, lifetime: 0, most: 0 };
  const shareSearch = createKeep<Suggestion[]>(sharing);
  const sharePlace = createKeep<Place | null>(sharing);
  const shareAddress = createKeep<Place | null>(sharing);
  const places = createPause('Google Places', surroundings);
  const geocoding = createPause('Google Geocoding', surroundings);
  return {
    search: (text, { session = '', near }) =>
      shareSearch(`${session} ${searchKey(text, near)}`, () =>
        places(() => askGoogleSuggestions(access, text, { session, ...(near ? { near } : {}) })),
      ),
    resolve: (id, { session }) =>
      sharePlace(`${session} ${id}`, () => places(() => askGooglePlace(access, id, session))),
    geocode: (text) => shareAddress(text, () => geocoding(() => askGoogleGeocode(access, text))),
    attribution: 'Google Maps',
    mayKeep: false,
  };
}

/** Texts that a provider answers alike. */
function sameText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** What a search is known by: the same words around the same rough point. */
function searchKey(text: string, near?: Point): string {
  return near ? `${near.lat},${near.lng} ${sameText(text)}` : sameText(text);
}

function firstPlace(found: readonly Suggestion[]): Place | null {
  for (const { address, lat, lng } of found) {
    if (lat !== null && lng !== null) return { address, lat, lng };
  }
  return null;
}
