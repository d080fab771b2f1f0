import type { Services } from '#app/context.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { maxPictureBody } from '#app/features/picture/schema.ts';
import { maxFileBytes } from '#app/platform/body-limit.ts';

const pictures = /^\/+host\/events\/([\w-]+)\/picture(?:\.data)?\/*$/i;
const imports = /^\/+host\/+import(?:\.data)?\/*$/i;

/**
 * A picture by the event's host, a whole event by any host; null for any other request or sender. Called before the
 * body is read (behaviour 33.11, 40.3).
 */
export async function findFileLimit(
  services: Services,
  request: Request,
  pathname: string,
): Promise<number | null> {
  if (request.method !== 'POST') return null;
  if (imports.test(pathname)) {
    return (await findCurrentHost(services, request)) ? maxFileBytes : null;
  }
  const inviteId = pictures.exec(pathname)?.[1];
  if (inviteId === undefined) return null;
  const found = await findOwnEvent(services, request, inviteId);
  return found.ok ? maxPictureBody : null;
}
