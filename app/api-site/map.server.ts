import { chooseMapSource } from '#app/features/place/map/map-source.server.ts';
import type { SiteContext } from '#app/site-context.ts';

export function sendMapSource(c: SiteContext): Response {
  const source = chooseMapSource(c.var.services.settings);
  // Google's map is drawn in a frame, whose own page holds script and key.
  const map = source?.by === 'google' ? { by: source.by } : source;
  return Response.json({ map }, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
