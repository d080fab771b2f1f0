import * as v from 'valibot';

import {
  type OwnedInvite,
  type UpdateServices,
  closeAnswers,
} from '#app/features/invite/service.server.ts';

import { recordAnswer } from './guest-list/recording.server.ts';
import { editInvite } from './inline-edit/edit-invite.server.ts';
import {
  identifyGuest,
  removeAnswers,
  restoreAnswers,
} from './open-answers/open-answers.server.ts';
import { type ActionOutcome, actionSchema } from './schema.ts';

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
      return removeAnswers(services, invite, output);
    case 'restore':
      return restoreAnswers(services, invite, output);
    case 'name':
    case 'merge':
      return identifyGuest(services, invite, output);
  }
}
