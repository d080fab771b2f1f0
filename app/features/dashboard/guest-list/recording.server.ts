import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem } from '#app/features/rsvp/descriptions.ts';
import { answer, removeReply } from '#app/features/rsvp/reply/answer.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply/reply.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';

import { noteBy } from '../activity/note-by.server.ts';
import { messages } from '../messages.ts';
import type { ActionOutcome, AnswerChoice, Recording } from '../schema.ts';

type NewRecording = Omit<Recording, 'intent'>;

/** What a host's choice says of the reply (behaviour 19.8). */
export const givenAnswers: Record<Exclude<AnswerChoice, 'none'>, GivenReply> = {
  yes: { answer: 'yes' },
  alone: { answer: 'yes', extra: 0 },
  'yes+1': { answer: 'yes', extra: 1 },
  maybe: { answer: 'maybe', extra: 0 },
  no: { answer: 'no', extra: 0 },
};

const gone: ActionOutcome = {
  status: 409,
  reply: { ok: false, message: messages.guestGone, gone: true },
};

/**
 * Records or corrects a guest's answer. Recording the same answer again changes nothing; the guest's own later
 * answer replaces it.
 */
export async function recordAnswer(
  services: UpdateServices,
  invite: OwnedInvite,
  { record, as }: NewRecording,
): Promise<ActionOutcome> {
  const guest: Guest = 'answerId' in record ? { replyId: record.answerId } : record;
  const place = { inviteId: invite.id, guest };
  if (as === 'none') {
    const removed = await removeReply(services, place, noteBy(invite, 'answers-removed'));
    // An answer of the open link that is not there is as the host wants it.
    if (removed === 'gone' && 'inviteeId' in record) return gone;
    const isAnswerRemoved = removed === 'removed';
    return { status: 200, reply: { ok: true }, ...(isAnswerRemoved ? { isAnswerRemoved } : {}) };
  }
  const along = noteBy(invite, 'answer-recorded');
  const done = await answer(services, place, givenAnswers[as], { by: 'host', along });
  if (!done.ok && done.error !== 'full') return gone;
  const problem = done.ok ? done.value.problems[0] : { reason: 'full' as const };
  if (!problem) return { status: 200, reply: { ok: true } };
  return { status: 409, reply: { ok: false, message: describeHostProblem(problem) } };
}
