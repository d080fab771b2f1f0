import * as v from 'valibot';

import type { Point, Suggestion } from '../port.ts';
import { fetchJson } from './fetch-json.server.ts';
import { composeAddress } from './photon-address.ts';

const maybe = v.optional(v.fallback(v.optional(v.string()), undefined));

const feature = v.object({
  geometry: v.object({
    // GeoJSON puts the longitude first.
    coordinates: v.looseTuple([
      v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    ]),
  }),
  properties: v.object({
    osm_type: v.string(),
    osm_id: v.number(),
    name: maybe,
    housenumber: maybe,
    street: maybe,
    district: maybe,
    city: maybe,
    county: maybe,
    state: maybe,
    postcode: maybe,
    country: maybe,
    countrycode: maybe,
  }),
});

const collection = v.object({ features: v.array(v.unknown()) });

const most = 8;
/** Ranks results near a rough point first: the zoom of a map of the area. */
const nearZoom = '10';

export interface PhotonQuestion {
  text: string;
  agent: string;
  near?: Point | undefined;
}

/** Suggestions for incomplete text. Omits incomplete results. Throws `ProviderFailure`. */
export async function askPhoton(
  base: string,
  { text, agent, near }: PhotonQuestion,
): Promise<Suggestion[]> {
  const url = new URL(`${base}/api/`);
  const bias = near && { lat: String(near.lat), lon: String(near.lng), zoom: nearZoom };
  url.search = String(new URLSearchParams({ q: text, limit: String(most), ...bias }));
  const { features } = await fetchJson(url, collection, { headers: { 'User-Agent': agent } });
  const found = features.flatMap((one) => {
    const parsed = v.safeParse(feature, one);
    return parsed.success ? [toSuggestion(parsed.output)] : [];
  });
  // Photon lists each segment of a long street, so equal lines are merged.
  const lines = found.map(({ address }) => address);
  return found.filter(
    ({ name, address }, index) => name !== '' && lines.indexOf(address) === index,
  );
}

function toSuggestion({ geometry, properties }: v.InferOutput<typeof feature>): Suggestion {
  const [lng, lat] = geometry.coordinates;
  const id = `${properties.osm_type}${properties.osm_id}`;
  return { id, ...composeAddress(properties), lat, lng };
}
