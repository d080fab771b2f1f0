import { servicesContext } from '#app/context.ts';
import { tileSource } from '#app/features/place/tile-source.server.ts';

import type { Route } from './+types/map.ts';

/** Where a map in the browser gets its tiles: asked for by a page once it shows one. */
export function loader({ context }: Route.LoaderArgs): Response {
  const tiles = tileSource(context.get(servicesContext).settings);
  return Response.json({ tiles }, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
