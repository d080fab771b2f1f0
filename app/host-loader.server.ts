import { type HeadersFunction, type LoaderFunctionArgs, data, redirect } from 'react-router';

import { loadEventFrame } from '#app/features/dashboard/frame/event-frame.server.ts';
import { type OwnEvent, openOwnEvent } from '#app/features/dashboard/own-event.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import type { Permission } from '#app/features/invite/members/rules.ts';
import { getGuestPath, logInPath } from '#app/platform/paths.ts';

import { type Services, requestContext, servicesContext } from './context.ts';

interface Asked<P extends Permission> extends OwnEvent<P> {
  services: Services;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** The open link, with the site's origin. */
  guestLink: string;
  /** The host's network address. */
  visitor: string;
}

interface Definition<P extends Permission, View> {
  /** That of owner and co-hosts unless named. */
  permission?: P;
  /** Null for an address that names nothing in the event: a 404. */
  load: (asked: Asked<P>) => View | Promise<View>;
}

const unkept = { 'Cache-Control': 'no-store' };

/**
 * The loader of a screen of an event, for those whose role has the permission: the data of the frame and of the screen.
 * Both are null for a host without a role in the event (behaviour 18.5).
 */
export function defineEventLoader<View, P extends Permission = 'edit'>(
  definition: Definition<P, View>,
) {
  return async ({ request, url, params, context }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    const inviteId = params['inviteId'] ?? '';
    const permission = definition.permission ?? ('edit' as P);
    const opened = await openOwnEvent(services, { request, url, inviteId }, permission);
    const { host, invite } = opened;
    const hostName = host.displayName;
    const nothing = { hostName, frame: null, view: null };
    if (!invite) return data(nothing, { status: 403, headers: unkept });
    const guestLink = `${services.origin}${getGuestPath(inviteId)}`;
    const { address: visitor } = context.get(requestContext);
    const asked = { services, url, params, host, invite, guestLink, visitor };
    const view = await definition.load(asked);
    const frame = await loadEventFrame(services, host, invite);
    return data({ hostName, frame, view }, { status: view === null ? 404 : 200, headers: unkept });
  };
}

/** The loader of a screen for any signed-in host; others are led to the login and back. */
export function defineAccountLoader<View extends object>(
  load: (asked: {
    services: Services;
    request: Request;
    url: URL;
    params: Readonly<Record<string, string | undefined>>;
    host: Host;
  }) => View | Promise<View>,
) {
  return async ({ request, url, params, context }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    const host = await findCurrentHost(services, request);
    if (!host) throw redirect(logInPath(url.pathname + url.search), { headers: unkept });
    const view = await load({ services, request, url, params, host });
    return data({ hostName: host.displayName, ...view }, { headers: unkept });
  };
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);
