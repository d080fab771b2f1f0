import { texts } from '#app/platform/language/say.ts';

export const messages = texts({
  notSignedIn:
    'Create a host username and password before saving. Each invitation uses its own login.',
  tooManyNew:
    'You have saved 20 new invitations within 24 hours, and that is the limit. Your draft stays in this browser: please save it tomorrow.',
  tooManyCopies:
    'You have saved 20 new invitations within 24 hours, and that is the limit. Please duplicate this event tomorrow.',
  missingId: 'Missing invite id.',
  notFound: 'Invite not found.',
  loadFailed: 'Failed to load invite.',
  wrongHost:
    'This invite belongs to a different host account. Sign out and log in with the correct username to continue.',
  stale:
    'Somebody just changed this invitation. Nothing was overwritten: compare both texts, then save again.',
  staleActivities:
    'Somebody just changed the activities, so nothing was saved. Here they are: choose what to do with them, then save again.',
  staleTimes:
    'Somebody just changed the date and times, so nothing was saved. The new ones count here: check your activities, then save again.',
  updateFailed: "We couldn't save this change. Please try again.",
  signedOutElsewhere: 'You’re signed out. Log in to see new answers.',
  signedOut: 'You’re signed out. Log in again, then save once more.',
});
