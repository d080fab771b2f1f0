import { href } from 'react-router';

import type { PartName } from '#app/features/draft/schema.ts';

/** The screen that edits a part of the draft (spec §2); the message is written where it is saved. */
export const stepPaths: Record<PartName, string> = {
  eventName: href('/eventName'),
  partyType: href('/partyType'),
  theme: href('/theme'),
  dateTime: href('/dateTime'),
  activity: href('/activity'),
  invitee: href('/invitee'),
  location: href('/location'),
  message: href('/confirm'),
};

/** What the steps are called on the home screen (spec §2). */
export const stepLabels: Record<PartName, string> = {
  eventName: 'Event Name',
  partyType: 'Type',
  theme: 'Theme',
  dateTime: 'Date & Time',
  activity: 'Activities',
  invitee: 'Invitees',
  location: 'Location',
  message: 'Message',
};

/** The same screen over a stored invitation (decisions §6). */
export function editPath(part: PartName, inviteId: string): string {
  return `${stepPaths[part]}?invite=${encodeURIComponent(inviteId)}`;
}

/** Where to log in on the way to `target`, a path of this site. */
export function logInPath(target: string): string {
  return `${href('/hostLogIn')}?redirect=${encodeURIComponent(target).replaceAll('%2F', '/')}`;
}

export function guestPath(inviteId: string): string {
  return href('/guest/:inviteId', { inviteId });
}

export function dashboardPath(inviteId: string): string {
  return href('/host/events/:inviteId', { inviteId });
}

/** True for the shape of every invitation's id; anything else is not asked for. */
export function isInviteId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
