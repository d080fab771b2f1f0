import { servicesContext } from '#app/context.ts';
import { chooseMapSource } from '#app/features/place/map/map-source.server.ts';

import type { Route } from './+types/map.ts';

/** The source of maps in the browser. A page requests it when it first shows a map. */
export function loader({ context }: Route.LoaderArgs): Response {
  const source = chooseMapSource(context.get(servicesContext).settings);
  // Google's map is drawn in a frame, whose own page holds script and key.
  const map = source?.by === 'google' ? { by: source.by } : source;
  return Response.json({ map }, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
