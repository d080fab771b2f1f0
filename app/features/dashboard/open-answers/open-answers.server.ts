import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { lockInvite, lockPlaces } from '#app/features/rsvp/reply/reply-context.server.ts';
import { settleReplies } from '#app/features/rsvp/reply/settle.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { listOpenIds } from '../guest-list/guest-list.server.ts';
import { messages } from '../messages.ts';
import type { ActionOutcome, Identification, Removal, Restoring } from '../schema.ts';
import * as store from './open-answers-store.server.ts';

/** Milliseconds for which a removal can be undone; afterwards the next removal deletes it for good. */
const undoable = 60 * 60_000;

/** Removes answers of the open link. The removal's id undoes it. Answers that no longer exist do not count. */
export async function removeAnswers(
  { db, clock, live }: UpdateServices,
  { id: inviteId }: OwnedInvite,
  { answers }: Omit<Removal, 'intent'>,
): Promise<ActionOutcome> {
  const now = clock();
  const removal = createId();
  const ids = 'ids' in answers ? answers.ids : await listOpenIds(db, inviteId, answers.every);
  const except = new Set('except' in answers ? answers.except : []);
  const chosen = ids.filter((id) => !except.has(id));
  const count = await db.transaction().execute(async (trx) => {
    await lockInvite(trx, inviteId);
    await store.forgetRemovedAnswers(trx, now - undoable);
    const removed = await store.removeOpenAnswers(trx, chosen, { inviteId, removal, now });
    if (removed > 0) await settleReplies(trx, inviteId, now);
    return removed;
  });
  const outcome = { status: 200, reply: { ok: true, removed: { removal, count } } } as const;
  if (count === 0) return outcome;
  live.publish(inviteId);
  return { ...outcome, isAnswerRemoved: true };
}

/** Undoes a removal. A guest who has answered again meanwhile keeps the newer answer. */
export async function restoreAnswers(
  { db, clock, live }: UpdateServices,
  { id: inviteId }: OwnedInvite,
  { removal }: Omit<Restoring, 'intent'>,
): Promise<ActionOutcome> {
  const count = await db.transaction().execute(async (trx) => {
    const limit = await lockPlaces(trx, inviteId);
    const restored = await store.restoreOpenAnswers(trx, { inviteId, removal, limit });
    if (restored > 0) await settleReplies(trx, inviteId, clock());
    return restored;
  });
  if (count > 0) live.publish(inviteId);
  return { status: 200, reply: { ok: true } };
}

/** Names a guest of the open link, or makes their answer an invitee's. */
export async function identifyGuest(
  { db, clock, live }: UpdateServices,
  { id: inviteId }: OwnedInvite,
  who: Identification,
): Promise<ActionOutcome> {
  const listed = { inviteId, answerId: who.answerId };
  const done =
    who.intent === 'name'
      ? await store.nameOpenAnswer(db, listed, who.name)
      : await db
          .transaction()
          .execute((trx) => mergeAnswer(trx, listed, { inviteeId: who.inviteeId, now: clock() }));
  if (!done) {
    return { status: 409, reply: { ok: false, message: messages.guestGone, gone: true } };
  }
  live.publish(inviteId);
  return { status: 200, reply: { ok: true } };
}

/** Of two replies one is left: the place of the other is free, and the one fits the invitee's household. */
async function mergeAnswer(
  trx: Db,
  listed: { inviteId: string; answerId: string },
  { inviteeId, now }: { inviteeId: string; now: number },
): Promise<boolean> {
  await lockInvite(trx, listed.inviteId);
  const merged = await store.mergeOpenAnswer(trx, listed, inviteeId);
  if (merged) await settleReplies(trx, listed.inviteId, now);
  return merged;
}
