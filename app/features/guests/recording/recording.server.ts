import { noteBy } from '#app/features/activity/note-by.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { describeHostProblem, describeRecordedWait } from '#app/features/rsvp/descriptions.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answer, removeReply } from '#app/features/rsvp/reply/answer.server.ts';
import {
  type Respondent,
  type StoredReply,
  findContext,
} from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

import { type AnswerLabel, sayAnswer } from '../answer-words.ts';
import { labelContext } from '../guest-row.ts';
import { messages } from '../messages.ts';
import type { ActionOutcome, AnswerChoice, Recording } from '../schema.ts';

type NewRecording = Omit<Recording, 'intent'>;

/** The change that each choice stands for (behaviour 19.8). */
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

/** Recording the same answer again changes nothing. An answer that the host has not seen is kept (behaviour 38.18). */
export async function recordAnswer(
  services: UpdateServices,
  invite: OwnedInvite,
  { record, as, seen }: NewRecording,
): Promise<ActionOutcome> {
  const guest: Guest = 'answerId' in record ? { replyId: record.answerId } : record;
  const respondent = { inviteId: invite.id, guest };
  const hasSeen = (stored: StoredReply | null) => seen === (stored?.version ?? null);
  if (as === 'none') {
    const along = noteBy(invite, 'answers-removed');
    const removed = await removeReply(services, respondent, { along, hasSeen });
    // An answer of the open link that is already gone is no failure.
    if (removed === 'gone' && 'inviteeId' in record) return gone;
    if (removed === 'changed') return refuseNewer(services.db, respondent);
    const isAnswerRemoved = removed === 'removed';
    const reply = { ok: true, version: null } as const;
    return { status: 200, reply, ...(isAnswerRemoved ? { isAnswerRemoved } : {}) };
  }
  const along = noteBy(invite, 'answer-recorded');
  const given = givenAnswers[as];
  const done = await answer(services, respondent, given, { by: 'host', along, hasSeen });
  if (!done.ok && done.error === 'changed') return refuseNewer(services.db, respondent);
  if (!done.ok && done.error !== 'full') return gone;
  if (!done.ok) {
    const message = describeHostProblem({ reason: 'full' }, getGuestWords(getLanguage()));
    return { status: 409, reply: { ok: false, message } };
  }
  const { problems, version } = done.value;
  const [problem] = problems;
  const note = describeRecordedWait(done.value.reply, given);
  const news = note === '' ? {} : { note };
  if (!problem) return { status: 200, reply: { ok: true, version, ...news } };
  // The rest of the answer is stored, so the reply has a new version.
  const message = describeHostProblem(problem, getGuestWords(getLanguage()));
  return { status: 409, reply: { ok: false, message, version } };
}

/** Returns the stored answer, so that the host can keep or replace it. */
async function refuseNewer(db: Db, respondent: Respondent): Promise<ActionOutcome> {
  const context = await findContext(db, respondent);
  if (typeof context === 'string') return gone;
  const newer = { label: labelContext(context), version: context.stored?.version ?? null };
  return { status: 409, reply: { ok: false, message: describeNewer(newer.label), newer } };
}

const describeNewer = (label: AnswerLabel) =>
  say('Somebody just changed this answer: it is “{answer}” now. Nothing was overwritten.', {
    answer: sayAnswer(label),
  });
