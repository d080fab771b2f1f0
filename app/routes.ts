import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

import * as addresses from './platform/addresses.ts';

/** The table takes an address without its first slash. */
const at = (address: string, file: string) => route(address.slice(1), file);

/** /guest/ belongs to the guest site, / to the home site, what scripts request to the API site. */
export default [
  index('routes/home.ts'),
  layout('routes/wizard/layout.tsx', [
    at(addresses.eventName, 'routes/wizard/event-name.tsx'),
    at(addresses.partyType, 'routes/wizard/party-type.tsx'),
    at(addresses.theme, 'routes/wizard/theme.tsx'),
    at(addresses.dateTime, 'routes/wizard/date-time.tsx'),
    at(addresses.activity, 'routes/wizard/activity.tsx'),
    at(addresses.invitee, 'routes/wizard/invitee.tsx'),
    at(addresses.answers, 'routes/wizard/answers.tsx'),
    at(addresses.location, 'routes/wizard/location.tsx'),
    at(addresses.confirmation, 'routes/wizard/confirmation.tsx'),
    at(addresses.confirm, 'routes/wizard/confirm.tsx'),
  ]),
  at(addresses.hostLogIn, 'routes/host-log-in.tsx'),
  at(addresses.openDesk, 'routes/open-desk.ts'),
  at(addresses.passwordReset, 'routes/password-reset.tsx'),
  at(addresses.event, 'routes/host-event.tsx'),
  at(addresses.eventGuests, 'routes/event-guests.tsx'),
  at(addresses.guestCard, 'routes/guest-card.tsx'),
  at(addresses.eventAnswers, 'routes/event-answers.tsx'),
  at(addresses.addGuests, 'routes/add-guests.tsx'),
  at(addresses.guestsFile, 'routes/guests-file.ts'),
  at(addresses.eventExport, 'routes/event-export.ts'),
  at(addresses.importEvent, 'routes/import-event.tsx'),
  at(addresses.eventSettings, 'routes/host-event-settings.tsx'),
  at(addresses.eventPicture, 'routes/event-picture.tsx'),
  at(addresses.eventMessages, 'routes/event-messages.tsx'),
  at(addresses.eventDoor, 'routes/event-door.tsx'),
  at(addresses.leaveEvent, 'routes/leave-event.tsx'),
  at(addresses.joinEvent, 'routes/join-event.tsx'),
  at(addresses.doorList, 'routes/door-list.tsx'),
  at(addresses.guestCards, 'routes/guest-cards.tsx'),
  at(addresses.events, 'routes/host-events.tsx'),
  at(addresses.account, 'routes/account.tsx'),
  at(addresses.accountExport, 'routes/account-export.ts'),
  at(addresses.accountDeletion, 'routes/account-deletion.tsx'),
  at(addresses.calendarFeed, 'routes/calendar-feed.ts'),
  at(addresses.logOut, 'routes/log-out.ts'),
  at(addresses.embedMap, 'routes/embed-map.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
