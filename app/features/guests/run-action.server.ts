import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';

import { labelGuests, listLinks } from './bulk/label-guests.server.ts';
import { recordMany } from './bulk/record-many.server.ts';
import { removeGuests } from './bulk/remove-guests.server.ts';
import { identifyGuest } from './naming/open-answers.server.ts';
import { recordAnswer } from './recording/recording.server.ts';
import type { ActionOutcome, GuestAction } from './schema.ts';
import { undoChange } from './undo/undo.server.ts';

/** A refused action changes nothing. */
export async function runGuestAction(
  services: UpdateServices,
  invite: OwnedInvite,
  action: GuestAction,
): Promise<ActionOutcome> {
  switch (action.intent) {
    case 'record':
      return recordAnswer(services, invite, action);
    case 'remove':
      return removeGuests(services, invite, action.guests);
    case 'label':
      return labelGuests(services, invite, action);
    case 'recordMany':
      return recordMany(services, invite, action);
    case 'links':
      return listLinks(services, invite, action.guests);
    case 'undo':
      return undoChange(services, invite, action.change);
    case 'name':
    case 'merge':
      return identifyGuest(services, invite, action);
  }
}
