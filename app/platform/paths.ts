import { href } from 'react-router';

/** With `recover` the screen asks for a recovery code. */
export function logInPath(target: string, { recover = false } = {}): string {
  const mode = recover ? 'mode=recover&' : '';
  return `${href('/hostLogIn')}?${mode}redirect=${encodeURIComponent(target).replaceAll('%2F', '/')}`;
}

export function getGuestPath(inviteId: string): string {
  return `/guest/${encodeURIComponent(inviteId)}`;
}

export function getPreviewPath(inviteId: string): string {
  return `${getGuestPath(inviteId)}/preview`;
}

export function getCalendarFilePath(inviteId: string): string {
  return `${getGuestPath(inviteId)}/event.ics`;
}

/** The page that stops mail to an address, which the token holds. */
export function getUnsubscribePath(inviteId: string, token: string): string {
  return `${getGuestPath(inviteId)}/stop?t=${token}`;
}

export function getPicturePath(inviteId: string): string {
  return `${getGuestPath(inviteId)}/picture`;
}

export function getPictureScreenPath(inviteId: string): string {
  return href('/host/events/:inviteId/picture', { inviteId });
}

/** True for a path that the host site's router cannot show. */
export function isGuestSite(pathname: string): boolean {
  return pathname.startsWith(getGuestPath(''));
}

export function getEventsPath(): string {
  return href('/host/events');
}

export function getAccountPath(): string {
  return href('/account');
}

export function getResetPath(token = ''): string {
  return href('/hostLogIn/reset') + (token === '' ? '' : `?token=${token}`);
}

export function getAccountExportPath(): string {
  return href('/account/everything.json');
}

export function getAccountDeletionPath(): string {
  return href('/account/delete');
}

export function getChallengePath(): string {
  return '/api/passkeys';
}

export type EventData = 'dashboard' | 'overview' | 'guests' | 'answers' | 'live' | 'door';

export function getEventDataPath(data: EventData, inviteId: string): string {
  return `/api/${data}/${encodeURIComponent(inviteId)}`;
}

export function getFeedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** Removes the secret of a calendar's address and of a link to join an event, for the log. */
export function redactPath(pathname: string): string {
  return pathname.replace(/^(\/+(?:calendar|host\/+join)\/+).+/i, '$1…');
}

export function getDashboardPath(inviteId: string): string {
  return href('/host/events/:inviteId', { inviteId });
}

export function getGuestsPath(inviteId: string): string {
  return href('/host/events/:inviteId/guests', { inviteId });
}

export function getGuestCardPath(inviteId: string, guestId: string): string {
  return href('/host/events/:inviteId/guests/:guestId', { inviteId, guestId });
}

export function getAnswersPath(inviteId: string): string {
  return href('/host/events/:inviteId/answers', { inviteId });
}

export function getGuestsFilePath(inviteId: string): string {
  return href('/host/events/:inviteId/guests.csv', { inviteId });
}

export function getEventExportPath(inviteId: string): string {
  return href('/host/events/:inviteId/event.json', { inviteId });
}

export function getAddGuestsPath(inviteId: string): string {
  return href('/host/events/:inviteId/guests/add', { inviteId });
}

export function getSettingsPath(inviteId: string): string {
  return href('/host/events/:inviteId/settings', { inviteId });
}

export function getDoorPath(inviteId: string): string {
  return href('/host/events/:inviteId/door', { inviteId });
}

export function getLeavePath(inviteId: string): string {
  return href('/host/events/:inviteId/leave', { inviteId });
}

export function getJoinPath(token: string): string {
  return href('/host/join/:token', { token });
}

export function getActivityPath(inviteId: string): string {
  return `${getSettingsPath(inviteId)}#activity`;
}

export function getMessagesPath(inviteId: string): string {
  return href('/host/events/:inviteId/messages', { inviteId });
}

export function getDoorListPath(inviteId: string): string {
  return href('/host/events/:inviteId/door/list', { inviteId });
}

export function getCardsPath(inviteId: string): string {
  return href('/host/events/:inviteId/cards', { inviteId });
}

/** Other ids are not looked up. */
export function isInviteId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
