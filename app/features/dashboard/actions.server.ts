import * as v from 'valibot';

import { recordMany } from '#app/features/guests/bulk/record-many.server.ts';
import { removeGuests } from '#app/features/guests/bulk/remove-guests.server.ts';
import { labelGuests, listLinks } from '#app/features/guests/labels/label-guests.server.ts';
import { identifyGuest } from '#app/features/guests/naming/open-answers.server.ts';
import { recordAnswer } from '#app/features/guests/recording/recording.server.ts';
import { type ActionOutcome, actionSchema } from '#app/features/guests/schema.ts';
import { undoChange } from '#app/features/guests/undo/undo.server.ts';
import {
  type OwnedInvite,
  type UpdateServices,
  closeAnswers,
} from '#app/features/invite/service.server.ts';

import { editInvite } from './inline-edit/edit-invite.server.ts';

/** Runs an action that the dashboard posted. A refused action changes nothing. */
export async function runAction(
  services: UpdateServices,
  invite: OwnedInvite,
  input: unknown,
): Promise<ActionOutcome> {
  const action = v.safeParse(actionSchema, input, { abortEarly: true });
  if (!action.success) {
    return { status: 422, reply: { ok: false, message: action.issues[0].message } };
  }
  const { output } = action;
  switch (output.intent) {
    case 'edit':
      return editInvite(services, invite, output);
    case 'record':
      return recordAnswer(services, invite, output);
    case 'answers':
      await closeAnswers(services, invite, output.closed);
      return { status: 200, reply: { ok: true } };
    case 'remove':
      return removeGuests(services, invite, output.guests);
    case 'label':
      return labelGuests(services, invite, output);
    case 'recordMany':
      return recordMany(services, invite, output);
    case 'links':
      return listLinks(services, invite, output.guests);
    case 'undo':
      return undoChange(services, invite, output.change);
    case 'name':
    case 'merge':
      return identifyGuest(services, invite, output);
  }
}
