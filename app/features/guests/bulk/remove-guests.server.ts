import { noteActivity } from '#app/features/activity/store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { removeOpenAnswers } from '#app/features/rsvp/naming/open-answers-store.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';

import type { ActionOutcome, GuestsSelection } from '../schema.ts';
import { type Changing, changeGuests, writeList } from '../undo/changing.server.ts';
import { readGuests, readMail } from '../undo/guest-rows-store.server.ts';
import { keepBefore } from '../undo/undo-store.server.ts';

/** Removes invitees with their answers, and answers of the open link (behaviour 33.23). */
export async function removeGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  guests: GuestsSelection,
): Promise<ActionOutcome> {
  let answers = 0;
  const outcome = await changeGuests(services, invite, guests, async (changing, selected) => {
    const { trx, inviteId, change, editor, now, tellPromoted } = changing;
    await keepBefore(trx, { inviteId, change, now }, await readMail(trx, selected.open));
    answers = await removeOpenAnswers(trx, selected.open, { inviteId, removal: change, now });
    answers += await removeInvited(changing, selected.invited);
    const count = selected.invited.length + selected.open.length;
    if (count === 0) return { count };
    await settleReplies(trx, inviteId, { now, tellPromoted });
    const noted = { inviteId, hostUid: editor, now };
    if (selected.invited.length > 0) {
      await noteActivity(trx, { ...noted, kind: 'edited', part: 'invitee' });
    }
    if (answers > 0) await noteActivity(trx, { ...noted, kind: 'answers-removed', count: answers });
    return { count };
  });
  return answers > 0 ? { ...outcome, isAnswerRemoved: true } : outcome;
}

/** Returns how many replies were removed with the invitees. */
async function removeInvited(
  { trx, inviteId, change, now }: Changing,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const removed = await readGuests(trx, ids);
  const replyIds = removed.flatMap(({ rsvps }) => rsvps.map(({ id }) => id));
  const lost = [...removed, ...(await readMail(trx, replyIds))];
  await keepBefore(trx, { inviteId, change, now }, lost);
  const gone = new Set(ids);
  await writeList(trx, { inviteId, now }, (one) => !gone.has(one.id));
  return removed.reduce((sum, { rsvps }) => sum + rsvps.length, 0);
}
