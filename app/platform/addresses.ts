/**
 * The pattern of each address, once: the route tables, the builders in `paths.ts` and the rules of `server/` are made of
 * them. Each is an export of its own, so that a page loads only those it uses.
 */

// The home site.
export const home = '/';

// The host site: the wizard.
export const eventName = '/eventName';
export const partyType = '/partyType';
export const theme = '/theme';
export const dateTime = '/dateTime';
export const activity = '/activity';
export const invitee = '/invitee';
export const answers = '/answers';
export const location = '/location';
export const confirmation = '/confirmation';
export const confirm = '/confirm';

// The host site: an event.
export const events = '/host/events';
export const event = '/host/events/:inviteId';
export const eventGuests = '/host/events/:inviteId/guests';
export const addGuests = '/host/events/:inviteId/guests/add';
export const guestCard = '/host/events/:inviteId/guests/:guestId';
export const guestsFile = '/host/events/:inviteId/guests.csv';
export const eventAnswers = '/host/events/:inviteId/answers';
export const eventExport = '/host/events/:inviteId/event.json';
export const eventSettings = '/host/events/:inviteId/settings';
export const eventSetting = '/host/events/:inviteId/settings/:row';
export const eventPicture = '/host/events/:inviteId/picture';
export const eventMessages = '/host/events/:inviteId/messages';
export const eventThanks = '/host/events/:inviteId/thanks';
export const eventByPhone = '/host/events/:inviteId/by-phone';
export const eventDoor = '/host/events/:inviteId/door';
export const doorList = '/host/events/:inviteId/door/list';
export const guestCards = '/host/events/:inviteId/cards';
export const eventKitchen = '/host/events/:inviteId/kitchen';
export const leaveEvent = '/host/events/:inviteId/leave';
export const joinEvent = '/host/join/:token';
export const importEvent = '/host/import';
export const sharedKitchen = '/kitchen/:token';

// The host site: the account.
export const hostLogIn = '/hostLogIn';
export const passwordReset = '/hostLogIn/reset';
export const providerStart = '/hostLogIn/provider';
export const providerBack = '/hostLogIn/provider/back';
export const proxyLogIn = '/hostLogIn/continue';
export const openDesk = '/hostLogIn/desk/:inviteId';
export const deskPicture = '/hostLogIn/desk/:inviteId/picture';
export const logOut = '/logOut';
export const account = '/account';
export const accountSetting = '/account/:row';
export const accountExport = '/account/everything.json';
export const accountDeletion = '/account/delete';
// The host site: for administrators.
export const administration = '/admin';
export const adminHosts = '/admin/hosts';
export const adminLinks = '/admin/links';
export const adminMail = '/admin/mail';
/** Of all that hosts read. */
export const hostLanguage = '/language';
export const calendarFeed = '/calendar/:token.ics';
export const embedMap = '/embed/map';

// The guest site.
export const guest = '/guest/:inviteId';
export const guestPreview = '/guest/:inviteId/preview';
export const guestCalendarFile = '/guest/:inviteId/event.ics';
export const guestPictures = '/guest/:inviteId/picture';
export const guestPicture = `${guestPictures}/:name` as const;
export const guestCardPng = '/guest/:inviteId/card.png';
export const guestCardJpeg = '/guest/:inviteId/card.jpg';
export const guestLive = '/guest/:inviteId/live';
export const guestMail = '/guest/:inviteId/mail';
export const guestData = '/guest/:inviteId/data';
export const unsubscribe = '/guest/:inviteId/stop';
export const anyGuestPath = '/guest/*';

// The API site.
export const eventData = {
  dashboard: '/api/dashboard/:inviteId',
  overview: '/api/overview/:inviteId',
  guests: '/api/guests/:inviteId',
  answers: '/api/answers/:inviteId',
  kitchen: '/api/kitchen/:inviteId',
  live: '/api/live/:inviteId',
  door: '/api/door/:inviteId',
} as const;
export const passkeys = '/api/passkeys';
export const places = '/api/places';
export const mapSource = '/api/map';
export const anyApiPath = '/api/*';
export const health = '/health';

// Files.
export const assets = '/assets/*';
