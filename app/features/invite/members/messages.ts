import { texts } from '#app/platform/language/say.ts';

import type { MemberRole, Role } from './schema.ts';

export const memberMessages = texts({
  notOwner: 'Only the event’s owner can manage its co-hosts.',
  full: 'An event has at most 20 co-hosts, door helpers and unused links. Please remove one first.',
  gone: 'This link was used, was taken back, or is older than seven days. Please ask the event’s owner for a new one.',
});

export const roleNames: Record<Role, string> = texts({
  owner: 'Owner',
  'co-host': 'Co-host',
  door: 'At the door',
});

/** By role: a link's heading, the owner's request without and with a name, and what the role allows. */
export const offers = texts({
  'co-host': {
    heading: 'Host this event together',
    asked: 'You are invited to be a co-host of this event.',
    askedBy: '{name} invites you to be a co-host of this event.',
    comes:
      'You can do all that its owner can, also read the guests’ addresses and answers and write to them. Only the owner can delete the event or choose who hosts it.',
  },
  door: {
    heading: 'Help at the door',
    asked: 'You are invited to help at the door of this event.',
    askedBy: '{name} invites you to help at the door of this event.',
    comes:
      'You will see each guest’s name, answer, people and note, can check them in, and can add people who are not on the list. You will see nothing else of the event.',
  },
} as const satisfies Record<MemberRole, unknown>);
