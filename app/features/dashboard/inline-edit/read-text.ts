import type { Invite } from '#app/features/invite/schema.ts';

import type { EditablePart } from './schema.ts';

export function readPartText(
  invite: Pick<Invite, 'eventName' | 'location' | 'customMessage' | 'hostedBy'>,
  part: EditablePart,
): string {
  return {
    eventName: invite.eventName,
    location: invite.location,
    message: invite.customMessage,
    hostedBy: invite.hostedBy,
  }[part];
}
