import {
  type Part,
  type PartName,
  type StepValue,
  parts,
  toStepValue,
} from '#app/features/draft/parts.ts';
import { sayAnswer } from '#app/features/guests/answer-words.ts';
import { labelAnswer } from '#app/features/guests/guest-row.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { countAnswered } from '#app/features/rsvp/reply/answered-questions.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import type { AnsweredQuestion } from '#app/features/wizard/frame/stored-step.ts';
import type { Db } from '#app/platform/db/client.server.ts';

/** The step's value for a stored part. Tokens of invitees stay on the server. */
export async function readPart<Name extends PartName>(
  db: Db,
  name: Name,
  invite: Invite,
): Promise<StepValue<Name>> {
  const invitees =
    name === 'invitee'
      ? (await listInvitees(db, invite.id)).map(({ id, people, companions, ...one }) => ({
          id,
          name: one.name,
          email: one.email,
          ...(one.phone === '' ? {} : { phone: one.phone }),
          ...(people.length > 0 ? { people } : {}),
          ...(companions === null ? {} : { companions }),
        }))
      : [];
  const whole: Record<string, unknown> = { ...invite, invitees };
  const fields = Object.keys(parts[name].schema.entries).map((key) => [key, whole[key]]);
  return toStepValue(name, Object.fromEntries(fields) as Part<Name>);
}

/** In the dashboard's words, by invitee id. */
export async function readAnswers(db: Db, invite: OwnedInvite): Promise<Record<string, string>> {
  const answers = await listAnswers(db, invite.id);
  return Object.fromEntries(
    answers.flatMap((answer) =>
      answer.inviteeId === null ? [] : [[answer.inviteeId, sayAnswer(labelAnswer(answer))]],
    ),
  );
}

/** The current questions with the number of replies, then the retired ones. */
export async function readAnswered(db: Db, invite: OwnedInvite): Promise<AnsweredQuestion[]> {
  const { questions } = invite.answerSettings;
  const counts = await countAnswered(
    db,
    invite.id,
    questions.map(({ id }) => id),
  );
  return [
    ...questions
      .map((question) => ({ question, replies: counts.get(question.id) ?? 0 }))
      .filter(({ replies }) => replies > 0),
    ...invite.retiredQuestions.map((question) => ({ question, replies: null })),
  ];
}
