import { data } from 'react-router';
import * as v from 'valibot';

import { MapPanel } from '#app/features/place/map-panel.tsx';
import { mapUnreachable, maxAddress } from '#app/features/place/rules.ts';
import { trimmedText } from '#app/platform/text.ts';
import type { RouteHandle } from '#app/root.tsx';

import type { Route } from './+types/embed-map.ts';

import styles from './embed-map.module.css';

export const handle: RouteHandle = { plainHtml: true };

const query = v.pipe(trimmedText(maxAddress), v.nonEmpty());

const noAddress = 'There is no address to show here.';

/** The address to show; null, with status 400, when `q` is none. */
export function loader({ request }: Route.LoaderArgs) {
  const q = v.safeParse(query, new URL(request.url).searchParams.get('q') ?? '');
  if (q.success) return data({ address: q.output });
  return data({ address: null }, { status: 400 });
}

/** The embedded preview of a place: a document of its own, 200 px tall (spec §7, §9). */
export default function EmbedMap({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <main className={styles.frame}>
      <title>Map · Festoon</title>
      <meta name="robots" content="noindex" />
      <MapPanel size="small">
        {address === null ? null : <p className={styles.address}>{address}</p>}
        <p className={styles.sentence}>{address === null ? noAddress : mapUnreachable}</p>
      </MapPanel>
    </main>
  );
}
