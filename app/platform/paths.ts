import { href } from 'react-router';

/** The login screen that continues to `target`, a path of this site. With `recover` it asks for a recovery code. */
export function logInPath(target: string, { recover = false } = {}): string {
  const mode = recover ? 'mode=recover&' : '';
  return `${href('/hostLogIn')}?${mode}redirect=${encodeURIComponent(target).replaceAll('%2F', '/')}`;
}

/** Built by hand, because the guest site has no React Router. */
export function getGuestPath(inviteId: string): string {
  return `/guest/${encodeURIComponent(inviteId)}`;
}

/** The host's preview of the guest page. */
export function getPreviewPath(inviteId: string): string {
  return `${getGuestPath(inviteId)}/preview`;
}

/** The calendar file of an event. */
export function getEventFilePath(inviteId: string): string {
  return `${getGuestPath(inviteId)}/event.ics`;
}

/** True for a path that the host site's router cannot show. */
export function isGuestSite(pathname: string): boolean {
  return pathname.startsWith(getGuestPath(''));
}

/** The list of the signed-in host's events. */
export function getEventsPath(): string {
  return href('/host/events');
}

/** What the signed-in host can set for the account itself. */
export function getAccountPath(): string {
  return href('/account');
}

/** The secret address of a host's calendar. */
export function getFeedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** A path as it may be logged: without the secret of a calendar's address. */
export function redactPath(pathname: string): string {
  return pathname.replace(/^(\/+calendar\/+).+/i, '$1…');
}

export function getDashboardPath(inviteId: string): string {
  return href('/host/events/:inviteId', { inviteId });
}

/** True for text in the form of an invitation's id. Other ids are not looked up. */
export function isInviteId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
