import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

/** The routes of the host site. Addresses under /guest/ belong to the guest site. */
export default [
  layout('routes/wizard/layout.tsx', [
    index('routes/home.tsx'),
    route('eventName', 'routes/wizard/event-name.tsx'),
    route('partyType', 'routes/wizard/party-type.tsx'),
    route('theme', 'routes/wizard/theme.tsx'),
    route('dateTime', 'routes/wizard/date-time.tsx'),
    route('activity', 'routes/wizard/activity.tsx'),
    route('invitee', 'routes/wizard/invitee.tsx'),
    route('location', 'routes/wizard/location.tsx'),
    route('confirmation', 'routes/wizard/confirmation.tsx'),
  ]),
  route('confirm', 'routes/confirm.tsx'),
  route('hostLogIn', 'routes/host-log-in.tsx'),
  route('host/events/:inviteId', 'routes/host-event.tsx'),
  route('host/events', 'routes/host-events.tsx'),
  route('account', 'routes/account.tsx'),
  route('calendar/:token.ics', 'routes/calendar-feed.ts'),
  route('logOut', 'routes/log-out.ts'),
  route('embed/map', 'routes/embed-map.tsx'),
  route('api/places', 'routes/api/places.ts'),
  route('api/guests/:inviteId', 'routes/api/guests.ts'),
  route('api/live/:inviteId', 'routes/api/live.ts'),
  route('api/map', 'routes/api/map.ts'),
  route('health', 'routes/api/health.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
