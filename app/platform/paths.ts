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

/** The folder of the picture at an invitation's head, in all its sizes. */
export function getPicturePath(inviteId: string): string {
  return `${getGuestPath(inviteId)}/picture`;
}

/** The screen with an invitation's own picture. */
export function getPictureScreenPath(inviteId: string): string {
  return href('/host/events/:inviteId/picture', { inviteId });
}

/** True for a path that the host site's router cannot show. */
export function isGuestSite(pathname: string): boolean {
  return pathname.startsWith(getGuestPath(''));
}

/** The list of the signed-in host's events. */
export function getEventsPath(): string {
  return href('/host/events');
}

/** The signed-in host's account settings. */
export function getAccountPath(): string {
  return href('/account');
}

/** The screen that asks for a link to set a new password; with the link's token, that sets it. */
export function getResetPath(token = ''): string {
  return href('/hostLogIn/reset') + (token === '' ? '' : `?token=${token}`);
}

/** A file with everything of the account. */
export function getAccountExportPath(): string {
  return href('/account/everything.json');
}

/** The screen that deletes the account. */
export function getAccountDeletionPath(): string {
  return href('/account/delete');
}

/** Where a browser asks for a challenge that a passkey signs. */
export function getChallengePath(): string {
  return '/api/passkeys';
}

/** What scripts request of an event. */
export type EventData = 'dashboard' | 'overview' | 'guests' | 'answers' | 'live' | 'door';

/** Where the scripts of an event's screens request its data. */
export function getEventDataPath(data: EventData, inviteId: string): string {
  return `/api/${data}/${encodeURIComponent(inviteId)}`;
}

/** The secret address of a host's calendar. */
export function getFeedPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** A path for the log: without the secret of a calendar's address or of a link to join an event. */
export function redactPath(pathname: string): string {
  return pathname.replace(/^(\/+(?:calendar|host\/+join)\/+).+/i, '$1…');
}

export function getDashboardPath(inviteId: string): string {
  return href('/host/events/:inviteId', { inviteId });
}

/** The guests of an event. */
export function getGuestsPath(inviteId: string): string {
  return href('/host/events/:inviteId/guests', { inviteId });
}

/** One guest of an event: an invitee, or an answer of the open link. */
export function getGuestCardPath(inviteId: string, guestId: string): string {
  return href('/host/events/:inviteId/guests/:guestId', { inviteId, guestId });
}

/** What guests have answered to the questions of an event. */
export function getAnswersPath(inviteId: string): string {
  return href('/host/events/:inviteId/answers', { inviteId });
}

/** A file with the guests of an event, for a spreadsheet. */
export function getGuestsFilePath(inviteId: string): string {
  return href('/host/events/:inviteId/guests.csv', { inviteId });
}

/** A file with the whole event, which another Festoon can import. */
export function getEventExportPath(inviteId: string): string {
  return href('/host/events/:inviteId/event.json', { inviteId });
}

/** The screen that adds guests to an event. */
export function getAddGuestsPath(inviteId: string): string {
  return href('/host/events/:inviteId/guests/add', { inviteId });
}

/** The settings of one event. */
export function getSettingsPath(inviteId: string): string {
  return href('/host/events/:inviteId/settings', { inviteId });
}

/** The screen that checks guests in. */
export function getDoorPath(inviteId: string): string {
  return href('/host/events/:inviteId/door', { inviteId });
}

/** The screen on which a member leaves an event. */
export function getLeavePath(inviteId: string): string {
  return href('/host/events/:inviteId/leave', { inviteId });
}

/** The secret address by which one host can join an event. */
export function getJoinPath(token: string): string {
  return href('/host/join/:token', { token });
}

/** The list of changes to an event. */
export function getActivityPath(inviteId: string): string {
  return `${getSettingsPath(inviteId)}#activity`;
}

/** The screen with an event's mail. */
export function getMessagesPath(inviteId: string): string {
  return href('/host/events/:inviteId/messages', { inviteId });
}

/** The guest list to print for the door. */
export function getDoorListPath(inviteId: string): string {
  return href('/host/events/:inviteId/door/list', { inviteId });
}

/** A sheet of cards with each guest's link to print. */
export function getCardsPath(inviteId: string): string {
  return href('/host/events/:inviteId/cards', { inviteId });
}

/** True for text in the form of an invitation's id. Other ids are not looked up. */
export function isInviteId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
