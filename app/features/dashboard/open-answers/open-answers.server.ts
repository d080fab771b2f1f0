import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
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
    await store.forgetRemovedAnswers(trx, now - undoable);
    return store.removeOpenAnswers(trx, chosen, { inviteId, removal, now });
  });
  const outcome = { status: 200, reply: { ok: true, removed: { removal, count } } } as const;
  if (count === 0) return outcome;
  live.publish(inviteId);
  return { ...outcome, isAnswerRemoved: true };
}

/** Undoes a removal. A guest who has answered again meanwhile keeps the newer answer. */
export async function restoreAnswers(
  { db, live }: UpdateServices,
  { id: inviteId }: OwnedInvite,
  { removal }: Omit<Restoring, 'intent'>,
): Promise<ActionOutcome> {
  const count = await db
    .transaction()
    .execute((trx) => store.restoreOpenAnswers(trx, { inviteId, removal }));
  if (count > 0) live.publish(inviteId);
  return { status: 200, reply: { ok: true } };
}

/** Names a guest of the open link, or makes their answer an invitee's. */
export async function identifyGuest(
  { db, live }: UpdateServices,
  { id: inviteId }: OwnedInvite,
  who: Identification,
): Promise<ActionOutcome> {
  const listed = { inviteId, answerId: who.answerId };
  const done =
    who.intent === 'name'
      ? await store.nameOpenAnswer(db, listed, who.name)
      : await db.transaction().execute((trx) => store.mergeOpenAnswer(trx, listed, who.inviteeId));
  if (!done) {
    return { status: 409, reply: { ok: false, message: messages.guestGone, gone: true } };
  }
  live.publish(inviteId);
  return { status: 200, reply: { ok: true } };
}
