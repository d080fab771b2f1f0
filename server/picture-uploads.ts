import type { Services } from '#app/context.ts';
import { findOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import { maxPictureBody } from '#app/features/picture/schema.ts';

const uploads = /^\/+host\/events\/([\w-]+)\/picture(?:\.data)?\/*$/i;

/**
 * How many bytes a request with a picture may carry; null for any other request, and when it is not the event's host
 * who sends it. It is known before the body is read (behaviour 40.3).
 */
export async function findPictureLimit(
  services: Services,
  request: Request,
  pathname: string,
): Promise<number | null> {
  const inviteId = uploads.exec(pathname)?.[1];
  if (inviteId === undefined || request.method !== 'POST') return null;
  const found = await findOwnEvent(services, request, inviteId);
  return found.ok ? maxPictureBody : null;
}
