import type { UpdateServices } from '#app/features/invite/service.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import { type Acting, recordRemoval } from './acting.server.ts';
import { confirmAll } from './bulk/confirm-all.server.ts';
import { labelGuests, listLinks } from './bulk/label-guests.server.ts';
import { recordMany } from './bulk/record-many.server.ts';
import { removeGuests } from './bulk/remove-guests.server.ts';
import { tellGuests } from './bulk/tell-guests.server.ts';
import { translateGuests } from './bulk/translate-guests.server.ts';
import { identifyGuest } from './naming/open-answers.server.ts';
import { recordAnswer } from './recording/recording.server.ts';
import type { ActionOutcome, GuestAction } from './schema.ts';
import { undoChange } from './undo/undo.server.ts';

/** A refused action changes nothing. */
export async function runGuestAction(
  services: UpdateServices & { security: SecurityLog },
  acting: Acting,
  action: GuestAction,
): Promise<ActionOutcome> {
  const outcome = await run(services, acting.invite, action);
  if (outcome.isAnswerRemoved) recordRemoval(services.security, acting);
  return outcome;
}

function run(
  services: UpdateServices,
  invite: Acting['invite'],
  action: GuestAction,
): Promise<ActionOutcome> {
  switch (action.intent) {
    case 'record':
      return recordAnswer(services, invite, action);
    case 'remove':
      return removeGuests(services, invite, action);
    case 'label':
      return labelGuests(services, invite, action);
    case 'told':
      return tellGuests(services, invite, action);
    case 'language':
      return translateGuests(services, invite, action);
    case 'recordMany':
      return recordMany(services, invite, action);
    case 'links':
      return listLinks(services, invite, action.guests);
    case 'confirm':
      return confirmAll(services, invite);
    case 'undo':
      return undoChange(services, invite, action.change);
    case 'name':
    case 'merge':
      return identifyGuest(services, invite, action);
  }
}
