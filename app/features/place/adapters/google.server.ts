import * as v from 'valibot';

import type { LookUpContext, Place, Suggestion } from '../port.ts';
import { type FailureKind, ProviderFailure, fetchJson } from './fetch-json.server.ts';

export interface GoogleAccess {
  key: string;
  /** A proxy instead of Google's hosts. */
  base?: string | undefined;
}

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const words = v.object({ text: v.string() });

const predictions = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(
          v.object({
            placeId: v.string(),
            text: words,
            structuredFormat: v.optional(v.object({ mainText: words })),
          }),
        ),
      }),
    ),
    [],
  ),
});

const details = v.object({
  formattedAddress: v.string(),
  location: v.object({ latitude, longitude }),
});

const geocoding = v.object({
  status: v.string(),
  results: v.optional(
    v.array(
      v.object({
        formatted_address: v.string(),
        geometry: v.object({ location: v.object({ lat: latitude, lng: longitude }) }),
      }),
    ),
    [],
  ),
});

function kindOf(status: string): FailureKind {
  if (['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'REQUEST_DENIED'].includes(status)) return 'refused';
  return status === 'INVALID_REQUEST' ? 'question' : 'broken';
}

function service({ base }: GoogleAccess, host: string, path: string): URL {
  return new URL(`${base ?? `https://${host}`}${path}`);
}

/** Results within this many meters come first. */
const nearRadius = 20_000;

/** Suggestions of Places (New), without points. Throws `ProviderFailure`. */
export async function askGoogleSuggestions(
  access: GoogleAccess,
  text: string,
  { session, near }: LookUpContext,
): Promise<Suggestion[]> {
  const center = near && { latitude: near.lat, longitude: near.lng };
  const url = service(access, 'places.googleapis.com', '/v1/places:autocomplete');
  const { suggestions } = await fetchJson(url, predictions, {
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': access.key },
    body: {
      input: text,
      ...(session ? { sessionToken: session } : {}),
      ...(center ? { locationBias: { circle: { center, radius: nearRadius } } } : {}),
    },
  });
  return suggestions.flatMap(({ placePrediction: place }) =>
    place
      ? [
          {
            id: place.placeId,
            name: place.structuredFormat?.mainText.text ?? place.text.text,
            address: place.text.text,
            lat: null,
            lng: null,
          },
        ]
      : [],
  );
}

/** Ends the session. Does not request the name, which costs more: the suggestion has it. Throws `ProviderFailure`. */
export async function askGooglePlace(
  access: GoogleAccess,
  id: string,
  session?: string,
): Promise<Place> {
  const url = service(access, 'places.googleapis.com', `/v1/places/${encodeURIComponent(id)}`);
  if (session) url.searchParams.set('sessionToken', session);
  const place = await fetchJson(url, details, {
    headers: { 'X-Goog-Api-Key': access.key, 'X-Goog-FieldMask': 'formattedAddress,location' },
  });
  const { latitude: lat, longitude: lng } = place.location;
  return { address: place.formattedAddress, lat, lng };
}

/** The first result for a whole address, or null (behaviour 10.18). Throws `ProviderFailure`. */
export async function askGoogleGeocode(access: GoogleAccess, text: string): Promise<Place | null> {
  const url = service(access, 'maps.googleapis.com', '/maps/api/geocode/json');
  url.search = String(new URLSearchParams({ address: text, key: access.key }));
  const { status, results } = await fetchJson(url, geocoding);
  if (status === 'ZERO_RESULTS') return null;
  const [best] = results;
  if (status !== 'OK' || !best) throw new ProviderFailure(known(status), kindOf(status));
  return { address: best.formatted_address, ...best.geometry.location };
}

/** Logs only statuses that Google documents. */
function known(status: string): string {
  return /^[A-Z_]{2,40}$/.test(status) ? status : 'malformed answer';
}
