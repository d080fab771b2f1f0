import * as v from 'valibot';

import { runGuestAction } from '#app/features/guests/run-action.server.ts';
import { type OwnedInvite, closeAnswers } from '#app/features/invite/service.server.ts';

import { editInvite } from './inline-edit/edit-invite.server.ts';
import { type SavePartServices, savePart } from './save-part.server.ts';
import { type OverviewReply, overviewActionSchema } from './schema.ts';

/** Runs an action that the dashboard posted. A refused action changes nothing. */
export async function runAction(
  services: SavePartServices,
  event: { invite: OwnedInvite; visitor: string },
  input: unknown,
): Promise<{ status: number; reply: OverviewReply; isAnswerRemoved?: boolean }> {
  const action = v.safeParse(overviewActionSchema, input, { abortEarly: true });
  if (!action.success) {
    return { status: 422, reply: { ok: false, message: action.issues[0].message } };
  }
  const { output } = action;
  const { invite } = event;
  switch (output.intent) {
    case 'edit':
      return editInvite((change) => savePart(services, event, change), invite, output);
    case 'answers':
      await closeAnswers(services, invite, output.closed);
      return { status: 200, reply: { ok: true } };
    default:
      return runGuestAction(services, invite, output);
  }
}
