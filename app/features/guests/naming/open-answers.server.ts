import { noteBy } from '#app/features/activity/note-by.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import * as store from '#app/features/rsvp/naming/identify-store.server.ts';
import { lockSeats } from '#app/features/rsvp/reply/reply-context.server.ts';
import { type Promoting, settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { describeChanged, messages } from '../messages.ts';
import type { ActionOutcome, Identification } from '../schema.ts';

export async function identifyGuest(
  { db, clock, live, tellPromoted }: UpdateServices & Pick<Promoting, 'tellPromoted'>,
  invite: OwnedInvite,
  who: Identification,
): Promise<ActionOutcome> {
  const now = clock();
  const listed = { inviteId: invite.id, answerId: who.answerId, now };
  const done = await db.transaction().execute(async (trx) => {
    const limit = await lockSeats(trx, invite.id);
    const edited =
      who.intent === 'name'
        ? await store.nameOpenAnswer(trx, listed, who)
        : await mergeAnswer(trx, listed, { inviteeId: who.inviteeId, limit, now, tellPromoted });
    if (edited === true) await noteBy(invite, 'guest-edited')(trx, now);
    return edited;
  });
  if (!done) {
    return { status: 409, reply: { ok: false, message: messages.guestGone, gone: true } };
  }
  if (typeof done === 'object') {
    const { current } = done;
    return {
      status: 409,
      reply: { ok: false, message: describeChanged('name', current), current },
    };
  }
  live.publish(invite.id);
  return { status: 200, reply: { ok: true } };
}

/** Merges two replies, which frees a seat, and fits the remaining one to the invitee's household. */
async function mergeAnswer(
  trx: Db,
  listed: store.Listed,
  { inviteeId, limit, ...promoting }: Promoting & { inviteeId: string; limit: number | null },
): Promise<boolean> {
  const merged = await store.mergeOpenAnswer(trx, listed, { inviteeId, limit });
  if (merged) await settleReplies(trx, listed.inviteId, promoting);
  return merged;
}
