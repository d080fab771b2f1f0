import * as v from 'valibot';

import type { Place } from '../port.ts';
import { fetchJson } from './fetch-json.server.ts';

/** Degrees as text, such as '-0.2956'. */
const degrees = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+(?:\.\d+)?$/),
    v.transform(Number),
    v.minValue(-max),
    v.maxValue(max),
  );

const results = v.array(
  v.object({ lat: degrees(90), lon: degrees(180), display_name: v.string() }),
);

/** The best match for a whole address (format jsonv2), or null. Throws `ProviderFailure`. */
export async function askNominatim(
  base: string,
  text: string,
  agent: string,
): Promise<Place | null> {
  const url = new URL(`${base}/search`);
  url.search = String(new URLSearchParams({ q: text, format: 'jsonv2', limit: '1' }));
  const [best] = await fetchJson(url, results, { headers: { 'User-Agent': agent } });
  return best ? { address: best.display_name, lat: best.lat, lng: best.lon } : null;
}
