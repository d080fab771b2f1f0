import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import type { Answer, Extra } from '#app/features/rsvp/schema.ts';
import { isMissingReference } from '#app/platform/db/dialects.server.ts';

import { messages } from '../messages.ts';
import type { ActionOutcome, AnswerChoice, Recording } from '../schema.ts';
import * as store from './recording-store.server.ts';

type NewRecording = Omit<Recording, 'intent'>;

const answers: Record<Exclude<AnswerChoice, 'none'>, { answer: Answer; extra: Extra }> = {
  yes: { answer: 'yes', extra: 0 },
  'yes+1': { answer: 'yes', extra: 1 },
  maybe: { answer: 'maybe', extra: 0 },
  no: { answer: 'no', extra: 0 },
};

/** What became of a recording; 'gone' when the guest is not on this invitation's list. */
async function storeRecording(
  { db, clock }: Omit<UpdateServices, 'live'>,
  inviteId: string,
  { record, as }: NewRecording,
): Promise<'recorded' | 'removed' | 'unchanged' | 'gone'> {
  const given = as === 'none' ? null : { ...answers[as], now: clock() };
  if ('answerId' in record) {
    const listed = { inviteId, answerId: record.answerId };
    if (given) return (await store.correctAnswer(db, listed, given)) ? 'recorded' : 'gone';
    return (await store.removeAnswer(db, listed)) ? 'removed' : 'unchanged';
  }
  const invited = { inviteId, inviteeId: record.inviteeId };
  if (!(await store.isInvited(db, invited))) return 'gone';
  if (!given) return (await store.removeInviteesAnswer(db, invited)) ? 'removed' : 'unchanged';
  await store.recordForInvitee(db, invited, given);
  return 'recorded';
}

/**
 * Records or corrects a guest's answer. Recording the same answer again changes nothing; the guest's own later
 * answer replaces it.
 */
export async function recordAnswer(
  services: UpdateServices,
  invite: OwnedInvite,
  recording: NewRecording,
): Promise<ActionOutcome> {
  const gone: ActionOutcome = {
    status: 409,
    reply: { ok: false, message: messages.guestGone, gone: true },
  };
  let done;
  try {
    done = await storeRecording(services, invite.id, recording);
  } catch (error) {
    if (isMissingReference(error)) return gone;
    throw error;
  }
  if (done === 'gone') return gone;
  services.live.publish(invite.id);
  const stored: ActionOutcome = { status: 200, reply: { ok: true } };
  return done === 'removed' ? { ...stored, isAnswerRemoved: true } : stored;
}
