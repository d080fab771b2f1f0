import type { Services } from '#app/context.ts';
import { findOwnEvent, findSavedEvent } from '#app/features/dashboard/own-event.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { maxPictureBody } from '#app/features/picture/schema.ts';
import * as addresses from '#app/platform/addresses.ts';
import { maxFileBytes } from '#app/platform/body-limit.ts';

import { findAddress, readParam } from './find-address.ts';

const pictureSenders: Partial<Record<string, typeof findSavedEvent>> = {
  [addresses.eventPicture]: findOwnEvent,
  [addresses.deskPicture]: findSavedEvent,
};

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
  const address = findAddress(pathname);
  if (address === addresses.importEvent) {
    return (await findCurrentHost(services, request)) ? maxFileBytes : null;
  }
  const find = address && pictureSenders[address];
  if (!find) return null;
  const found = await find(services, request, readParam(pathname, address, 'inviteId'));
  return found.ok ? maxPictureBody : null;
}
