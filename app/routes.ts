import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/**
 * The routes of the host site. Addresses under /guest/ belong to the guest site, / to the home site, and what scripts
 * request to the API site.
 */
export default [
  index('routes/home.ts'),
  layout('routes/wizard/layout.tsx', [
    route('eventName', 'routes/wizard/event-name.tsx'),
    route('partyType', 'routes/wizard/party-type.tsx'),
    route('theme', 'routes/wizard/theme.tsx'),
    route('dateTime', 'routes/wizard/date-time.tsx'),
    route('activity', 'routes/wizard/activity.tsx'),
    route('invitee', 'routes/wizard/invitee.tsx'),
    route('answers', 'routes/wizard/answers.tsx'),
    route('location', 'routes/wizard/location.tsx'),
    route('confirmation', 'routes/wizard/confirmation.tsx'),
  ]),
  route('confirm', 'routes/confirm.tsx'),
  route('hostLogIn', 'routes/host-log-in.tsx'),
  route('hostLogIn/reset', 'routes/password-reset.tsx'),
  route('host/events/:inviteId', 'routes/host-event.tsx'),
  route('host/events/:inviteId/guests', 'routes/event-guests.tsx'),
  route('host/events/:inviteId/guests/:guestId', 'routes/guest-card.tsx'),
  route('host/events/:inviteId/answers', 'routes/event-answers.tsx'),
  route('host/events/:inviteId/guests/add', 'routes/add-guests.tsx'),
  route('host/events/:inviteId/guests.csv', 'routes/guests-file.ts'),
  route('host/events/:inviteId/event.json', 'routes/event-export.ts'),
  route('host/import', 'routes/import-event.tsx'),
  route('host/events/:inviteId/settings', 'routes/host-event-settings.tsx'),
  route('host/events/:inviteId/picture', 'routes/event-picture.tsx'),
  route('host/events/:inviteId/messages', 'routes/event-messages.tsx'),
  route('host/events/:inviteId/door', 'routes/event-door.tsx'),
  route('host/events/:inviteId/leave', 'routes/leave-event.tsx'),
  route('host/join/:token', 'routes/join-event.tsx'),
  route('host/events/:inviteId/door/list', 'routes/door-list.tsx'),
  route('host/events/:inviteId/cards', 'routes/guest-cards.tsx'),
  route('host/events', 'routes/host-events.tsx'),
  route('account', 'routes/account.tsx'),
  route('account/everything.json', 'routes/account-export.ts'),
  route('account/delete', 'routes/account-deletion.tsx'),
  route('calendar/:token.ics', 'routes/calendar-feed.ts'),
  route('logOut', 'routes/log-out.ts'),
  route('embed/map', 'routes/embed-map.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
