import { noteActivity } from '#app/features/activity/store.server.ts';
import { deleteInvitees } from '#app/features/invite/invitee-writes.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { removeOpenAnswers } from '#app/features/rsvp/naming/open-answers-store.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { passReplies } from '#app/platform/db/versions.server.ts';

import type { SelectedGuests } from '../list/selection.server.ts';
import type { ActionOutcome, Removal } from '../schema.ts';
import { type Changing, type Preparing, changeGuests, touchList } from '../undo/changing.server.ts';
import { keepGuests, keepMail } from '../undo/guest-rows-store.server.ts';

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
  const outcome = await changeGuests(services, invite, guests, {
    prepare: (preparing, selected) => plan(preparing, selected, answered),
    async write(changing, { asks, selected, replies }) {
      const { trx, inviteId, change, editor, now, tellPromoted } = changing;
      const { invited, open } = selected;
      const count = invited.length + open.length;
      if (asks) return { count: 0, asks };
      if (count === 0) return { count };
      await keepMail(trx, changing, { column: 'id', ids: open });
      await removeOpenAnswers(trx, open, { inviteId, removal: change, now });
      await removeInvited(changing, invited, replies);
      await settleReplies(trx, inviteId, { now, tellPromoted });
      isAnswerRemoved = replies.count + open.length > 0;
      const noted = { inviteId, hostUid: editor, now, part: change };
      await noteActivity(trx, { ...noted, kind: 'guests-removed', count });
      return { count };
    },
  });
  return isAnswerRemoved ? { ...outcome, isAnswerRemoved } : outcome;
}

/** Keeps the invitees with their replies, unless the host is to be asked first. */
async function plan(preparing: Preparing, selected: SelectedGuests, answered: number) {
  const { db } = preparing;
  const { invited, open } = selected;
  const replies = await countReplies(db, invited);
  const answers = open.length + replies.count;
  if (answers > answered) {
    const rows = invited.length + open.length;
    return { selected, replies, asks: { rows, answered: answers } };
  }
  await keepGuests(db, preparing, { ids: invited, rows: 'replies' });
  return { selected, replies, asks: null };
}

/** Of invitees: how many, and the highest version. */
async function countReplies(db: Db, invited: readonly string[]) {
  const all = { count: 0, version: 0 };
  for (const batch of inBatches(invited)) {
    const { count, version } = await db
      .selectFrom('rsvps')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.max<number | null>('version').as('version'),
      ])
      .where(isOneOf(db, 'invitee_id', batch))
      .executeTakeFirstOrThrow();
    all.count += count;
    all.version = Math.max(all.version, version ?? 0);
  }
  return all;
}

async function removeInvited(
  changing: Changing,
  invited: readonly string[],
  replies: { version: number },
): Promise<void> {
  if (invited.length === 0) return;
  const { trx, inviteId } = changing;
  await keepMail(trx, changing, { column: 'invitee_id', ids: invited });
  await keepGuests(trx, changing, { ids: invited, rows: 'others' });
  await touchList(trx, changing);
  await deleteInvitees(trx, invited);
  await passReplies(trx, inviteId, [replies]);
}
