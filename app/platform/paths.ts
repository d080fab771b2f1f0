import { href } from 'react-router';

import * as addresses from './addresses.ts';
import type { AccountRow, SettingRow, ToldAbout } from './setting-rows.ts';

type ParamOf<Address extends string> = Address extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never;

/** React Router's `href`, for the addresses of every site. */
const fill = href as <Address extends string>(
  address: Address,
  params: Record<ParamOf<Address>, string>,
) => string;

/** @__NO_SIDE_EFFECTS__ */
function ofEvent(address: `${string}:inviteId${string}`) {
  return (inviteId: string): string => fill<'/:inviteId'>(address as '/:inviteId', { inviteId });
}

/** In letters. A browser reads no headers of 16 KiB, and each letter of another script is 15 in an address in a query. */
const longestTarget = 1000;

/** A target for a query: without its own query, or at last the list of events, where it is too long (behaviour 17.1). */
function writeTarget(target: string): string {
  const shorter = [target, target.split('?')[0] ?? ''];
  const written = shorter.find(({ length }) => length <= longestTarget) ?? addresses.events;
  return encodeURIComponent(written).replaceAll('%2F', '/');
}

/**
 * With `recover` the screen asks for a recovery code. With `stay` it is shown even to whom the reverse proxy could sign
 * in: to somebody who has just signed out.
 */
export function logInPath(target: string, { recover = false, stay = false } = {}): string {
  const mode = (recover ? 'mode=recover&' : '') + (stay ? 'stay=1&' : '');
  return `${addresses.hostLogIn}?${mode}redirect=${writeTarget(target)}`;
}

/** Where a sign-in at the provider begins that leads to `target`; `invited` is a registration link's token, or ''. */
export function getProviderPath(target: string, invited = ''): string {
  const link = invited === '' ? '' : `invited=${encodeURIComponent(invited)}&`;
  return `${addresses.providerStart}?${link}redirect=${writeTarget(target)}`;
}

/** Where whoever the reverse proxy names is signed in, and led to `target`. */
export function getProxyLogInPath(target: string, invited = ''): string {
  const link = invited === '' ? '' : `invited=${encodeURIComponent(invited)}&`;
  return `${addresses.proxyLogIn}?${link}redirect=${writeTarget(target)}`;
}

/** Where a host proves at the provider who they are. */
export const confirmAtProviderPath = `${addresses.providerStart}?confirm=1`;

/** Where the link begins that the token allows. */
export const getLinkPath = (token: string) => `${addresses.providerStart}?link=${token}`;

export const getGuestPath = ofEvent(addresses.guest);

/** An invitee's own link, made of the open one. */
export function buildPersonalLink(openLink: string, token: string): string {
  return `${openLink}?g=${encodeURIComponent(token)}`;
}

export const getPreviewPath = ofEvent(addresses.guestPreview);
export const getCalendarFilePath = ofEvent(addresses.guestCalendarFile);

/** What is stored about the guest. */
export const getGuestDataPath = ofEvent(addresses.guestData);

/** The page that confirms a guest's address. */
export function getConfirmMailPath(inviteId: string, token: string): string {
  return `${fill(addresses.guestMail, { inviteId })}?t=${token}`;
}

/** The page that stops mail to an address, which the token holds. */
export function getUnsubscribePath(inviteId: string, token: string): string {
  return `${fill(addresses.unsubscribe, { inviteId })}?t=${token}`;
}

export const getLivePath = ofEvent(addresses.guestLive);
export const getOpenDeskPath = ofEvent(addresses.openDesk);
export const getDeskPicturePath = ofEvent(addresses.deskPicture);

export const getPicturePath = ofEvent(addresses.guestPictures);

/** True for a path that the host site's router cannot show. */
export function isGuestSite(pathname: string): boolean {
  return pathname.startsWith(getGuestPath(''));
}

/** The login with a registration link, which lets one person create an account. */
export function getRegistrationPath(token: string): string {
  return `${addresses.hostLogIn}?invited=${token}`;
}

export function getResetPath(token = ''): string {
  return addresses.passwordReset + (token === '' ? '' : `?token=${token}`);
}

export type EventData = keyof typeof addresses.eventData;

export function getEventDataPath(data: EventData, inviteId: string): string {
  return fill(addresses.eventData[data], { inviteId });
}

export function getFeedPath(token: string): string {
  return fill(addresses.calendarFeed, { token });
}

/** Removes the secret of a calendar's address and of a link to join an event or to a kitchen sheet, for the log. */
export function redactPath(pathname: string): string {
  const secret = [addresses.calendarFeed, addresses.joinEvent, addresses.sharedKitchen].map(
    (address) => address.slice(0, address.indexOf(':')).replaceAll('/', '/+'),
  );
  return pathname.replace(new RegExp(`^(${secret.join('|')}).+`, 'i'), '$1…');
}

export const getDashboardPath = ofEvent(addresses.event);
export const getGuestsPath = ofEvent(addresses.eventGuests);

export function getGuestCardPath(inviteId: string, guestId: string): string {
  return fill(addresses.guestCard, { inviteId, guestId });
}

export const getAnswersPath = ofEvent(addresses.eventAnswers);
export const getGuestsFilePath = ofEvent(addresses.guestsFile);
export const getEventExportPath = ofEvent(addresses.eventExport);
export const getAddGuestsPath = ofEvent(addresses.addGuests);
export const getSettingsPath = ofEvent(addresses.eventSettings);

/** The screen of one row of an event's settings. */
export function getSettingPath(inviteId: string, row: SettingRow): string {
  return fill(addresses.eventSetting, { inviteId, row });
}

/** The screen of one row of the account. */
export function getAccountPath(row: AccountRow): string {
  return fill(addresses.accountSetting, { row });
}

export const getPictureScreenPath = ofEvent(addresses.eventPicture);
export const getMessagesPath = ofEvent(addresses.eventMessages);
export const getThanksPath = ofEvent(addresses.eventThanks);

const byPhone = ofEvent(addresses.eventByPhone);

/** Guests told one at a time from the host's own phone. */
export const getByPhonePath = (inviteId: string, about: ToldAbout): string =>
  `${byPhone(inviteId)}?for=${about}`;
export const getDoorPath = ofEvent(addresses.eventDoor);
export const getDoorListPath = ofEvent(addresses.doorList);
export const getCardsPath = ofEvent(addresses.guestCards);
export const getLeavePath = ofEvent(addresses.leaveEvent);

export function getActivityPath(inviteId: string): string {
  return getSettingPath(inviteId, 'activity');
}

export const getKitchenPath = ofEvent(addresses.eventKitchen);

export function getKitchenLinkPath(token: string): string {
  return fill(addresses.sharedKitchen, { token });
}

export function getJoinPath(token: string): string {
  return fill(addresses.joinEvent, { token });
}

/** Other ids are not looked up. */
export function isInviteId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** The first step, which takes look and occasion of a cover (behaviour 2.10). */
export const getCoverPath = (look: string, type: string) =>
  `${addresses.eventName}?look=${look}&type=${type}`;
