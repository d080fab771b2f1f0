import { data } from 'react-router';
import * as v from 'valibot';

import { servicesContext } from '#app/context.ts';
import { MapPanel } from '#app/features/place/map-panel.tsx';
import { mapUnreachable, maxAddress, noMapOfAddress } from '#app/features/place/rules.ts';
import { pointQuery } from '#app/features/place/schema.ts';
import { StillMap } from '#app/features/place/still-map.tsx';
import { tileSource } from '#app/features/place/tile-source.server.ts';
import { trimmedText } from '#app/platform/text.ts';
import type { RouteHandle } from '#app/root.tsx';

import type { Route } from './+types/embed-map.ts';

import styles from './embed-map.module.css';

export const handle: RouteHandle = { plainHtml: true, map: true };

const query = v.pipe(trimmedText(maxAddress), v.nonEmpty());

const noAddress = 'There is no address to show here.';

/** The address to show, and its point if one is given; status 400 when `q` is none. */
export function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const q = v.safeParse(query, params.get('q') ?? '');
  if (!q.success) return data({ address: null, point: null, tiles: null }, { status: 400 });
  const point = v.safeParse(pointQuery, { lat: params.get('lat'), lng: params.get('lng') });
  const tiles = tileSource(context.get(servicesContext).settings);
  return data({ address: q.output, point: point.success ? point.output : null, tiles });
}

/** The embedded preview of a place: a document of its own, 200 px tall (spec §7, §9). */
export default function EmbedMap({ loaderData: { address, point, tiles } }: Route.ComponentProps) {
  return (
    <main className={styles.frame}>
      <title>Map · Festoon</title>
      <meta name="robots" content="noindex" />
      {address !== null && point && tiles ? (
        <StillMap {...{ address, point, tiles }} />
      ) : (
        <MapPanel size="small">
          {address === null ? null : <p className={styles.address}>{address}</p>}
          <p className={styles.sentence}>{address === null ? noAddress : noMap(tiles !== null)}</p>
        </MapPanel>
      )}
    </main>
  );
}

function noMap(hasTiles: boolean): string {
  return hasTiles ? noMapOfAddress : mapUnreachable;
}
