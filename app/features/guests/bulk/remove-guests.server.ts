import { noteActivity } from '#app/features/activity/store.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { removeOpenAnswers } from '#app/features/rsvp/naming/open-answers-store.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import { passReplies } from '#app/platform/db/versions.server.ts';

import type { SelectedGuests } from '../list/selection.server.ts';
import type { ActionOutcome, Removal } from '../schema.ts';
import { type Changing, type Preparing, changeGuests, writeList } from '../undo/changing.server.ts';
import { readGuests, readMail } from '../undo/guest-rows-store.server.ts';
import { type RemovedGuest, keepBefore } from '../undo/undo-store.server.ts';

/**
 * Removes invitees with their answers, and answers of the open link. Before more answers go than the host knows, the
 * reply asks (behaviour 33.23).
 */
export async function removeGuests(
  services: UpdateServices,
  invite: OwnedInvite,
  { guests, answered = Infinity }: Removal,
): Promise<ActionOutcome> {
  let isAnswerRemoved = false;
  const write = async (changing: Changing, selected: SelectedGuests) => {
    const { trx, inviteId, change, editor, now, tellPromoted } = changing;
    const { invited, open } = selected;
    const removed = await readGuests(trx, invited);
    const answers = open.length + removed.reduce((sum, { rsvps }) => sum + rsvps.length, 0);
    const rows = invited.length + open.length;
    if (answers > answered) return { count: 0, asks: { rows, answered: answers } };
    if (rows === 0) return { count: 0 };
    await keepBefore(trx, { inviteId, change, now }, await readMail(trx, open));
    await removeOpenAnswers(trx, open, { inviteId, removal: change, now });
    await removeInvited(changing, removed);
    await settleReplies(trx, inviteId, { now, tellPromoted });
    isAnswerRemoved = answers > 0;
    const noted = { inviteId, hostUid: editor, now, part: change };
    await noteActivity(trx, { ...noted, kind: 'guests-removed', count: rows });
    return { count: rows };
  };
  const prepare = async (_: Preparing, selected: SelectedGuests) => selected;
  const outcome = await changeGuests(services, invite, guests, { prepare, write });
  return isAnswerRemoved ? { ...outcome, isAnswerRemoved } : outcome;
}

async function removeInvited(
  { trx, inviteId, change, now }: Changing,
  removed: readonly RemovedGuest[],
): Promise<void> {
  if (removed.length === 0) return;
  const replies = removed.flatMap(({ rsvps }) => rsvps);
  const mail = await readMail(
    trx,
    replies.map(({ id }) => id),
  );
  await keepBefore(trx, { inviteId, change, now }, [...removed, ...mail]);
  const gone = new Set(removed.map(({ invitee }) => invitee.id));
  await writeList(trx, { inviteId, now }, (one) => !gone.has(one.id));
  await passReplies(trx, inviteId, replies);
}
