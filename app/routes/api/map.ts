import { servicesContext } from '#app/context.ts';
import { chooseMapSource } from '#app/features/place/map/map-source.server.ts';

import type { Route } from './+types/map.ts';

/** Where a map in the browser comes from: asked for by a page once it shows one. */
export function loader({ context }: Route.LoaderArgs): Response {
  const source = chooseMapSource(context.get(servicesContext).settings);
  // Google's map is drawn in a frame, which knows script and key by itself.
  const map = source?.by === 'google' ? { by: source.by } : source;
  return Response.json({ map }, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
