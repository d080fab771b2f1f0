import type * as v from 'valibot';

import type { Acting } from '#app/features/guests/acting.server.ts';
import { runGuestAction } from '#app/features/guests/run-action.server.ts';
import { closeAnswers } from '#app/features/invite/service.server.ts';
import type { SecurityLog } from '#app/platform/security-log.server.ts';

import { editInvite } from './inline-edit/edit-invite.server.ts';
import { noteTookPlace } from './overview/took-place.server.ts';
import { type SavePartServices, savePart } from './save-part.server.ts';
import type { OverviewReply, overviewActionSchema } from './schema.ts';

type OverviewAction = v.InferOutput<typeof overviewActionSchema>;

const fewGuests = 100;

/** Whether an action may change a whole guest list. */
export function concernsMany(action: OverviewAction): boolean {
  if (action.intent === 'undo' || action.intent === 'confirm') return true;
  return 'guests' in action && ('every' in action.guests || action.guests.ids.length > fewGuests);
}

/** What the overview and the guest list post. A refused action changes nothing. */
export async function runOverviewAction(
  services: SavePartServices & { security: SecurityLog },
  acting: Acting,
  action: OverviewAction,
): Promise<{ status: number; reply: OverviewReply }> {
  const { invite } = acting;
  switch (action.intent) {
    case 'edit':
      return editInvite((change) => savePart(services, acting, change), invite, action);
    case 'answers':
      await closeAnswers(services, invite, action.closed);
      return { status: 200, reply: { ok: true } };
    case 'took-place':
      await noteTookPlace(services, invite);
      return { status: 200, reply: { ok: true } };
    default:
      return runGuestAction(services, acting, action);
  }
}
