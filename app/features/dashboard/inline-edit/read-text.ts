import type { Invite } from '#app/features/invite/schema.ts';

import type { EditablePart } from './schema.ts';

export const textFields = {
  eventName: 'eventName',
  location: 'location',
  message: 'customMessage',
  hostedBy: 'hostedBy',
} as const satisfies Record<EditablePart, keyof Invite>;

export function readPartText(
  invite: Pick<Invite, (typeof textFields)[EditablePart]>,
  part: EditablePart,
): string {
  return invite[textFields[part]];
}
