import { maxMembers } from '#app/features/invite/members/rules.ts';
import type { MemberRole, Role } from '#app/features/invite/members/schema.ts';

export const memberMessages = {
  notOwner: 'Only the event’s owner can manage its co-hosts.',
  full: `An event has at most ${maxMembers} co-hosts, door helpers and unused links. Please remove one first.`,
  gone: 'This link was used, was taken back, or is older than seven days. Please ask the event’s owner for a new one.',
} as const;

/** A role as a label. */
export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  'co-host': 'Co-host',
  door: 'At the door',
};

/** What a link lets somebody be, after 'You are invited'. */
export const invitedAs: Record<MemberRole, string> = {
  'co-host': 'to host this event together',
  door: 'to help at the door',
};
