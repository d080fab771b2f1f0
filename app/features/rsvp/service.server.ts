import { findInviteSeason } from '#app/features/invite/rules.ts';
import type { Invite, StoredQuestion } from '#app/features/invite/schema.ts';
import { isPast } from '#app/features/schedule/past.ts';
import type { Schedule } from '#app/features/schedule/schema.ts';
import { findToday } from '#app/features/schedule/today.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { findGuestAnswering } from './deadline-rules.ts';
import { listOtherGuests } from './guest-list.server.ts';
import type { RecognizedGuest } from './guest.server.ts';
import { findPublicFigure } from './public-figure.server.ts';
import type { GivenReply, ProblemReason } from './reply.ts';
import { type AnswerServices, answer } from './reply/answer.server.ts';
import type { AnswerRefusal } from './reply/judging.server.ts';
import { findMissingAnswers } from './reply/question-rules.ts';
import { type Respondent, findContext } from './reply/reply-context.server.ts';
import { findWhenFull } from './reply/seat-rules.ts';
import { countTaken } from './reply/seats-store.server.ts';
import { type AnswerCounts, type Figures, toFigures } from './rules.ts';
import type { AnswerChange, RsvpView } from './schema.ts';
import { markShown } from './shown-fields.server.ts';
import * as store from './store.server.ts';

export { listAnswers, listLatestAnswers } from './store.server.ts';

export type ChangeRefusal = AnswerRefusal | ProblemReason;

function toGiven(change: AnswerChange): GivenReply {
  switch (change.kind) {
    case 'answer':
      return { answer: change.answer };
    case 'extra':
      return { extra: change.extra };
    case 'name':
      return { name: change.name };
  }
}

/** Commits one change of a guest's answer; idempotent (behaviour 14.4, 14.6). */
export async function recordChange(
  services: AnswerServices,
  respondent: Respondent,
  change: AnswerChange,
): Promise<Result<void, ChangeRefusal>> {
  const done = await answer(services, respondent, toGiven(change), { by: 'guest' });
  if (!done.ok) return done;
  const [problem] = done.value.problems;
  return problem ? fail(problem.reason) : succeed(undefined);
}

type Event = Pick<
  Invite,
  'id' | 'hostedBy' | 'answerSettings' | 'savedPast' | 'cancellation' | keyof Schedule
>;

const unanswered = {
  answer: null,
  extra: 0,
  reply: null,
  missing: [],
  answering: 'open',
  seats: null,
  outdated: null,
  guests: [],
  shown: '',
} as const;

/** What is asked, with what the invitation in the guest's language shows of a question that has the same choices. */
function listShown(
  questions: readonly StoredQuestion[],
  worded: Invite['answerSettings'],
): StoredQuestion[] {
  const byId = new Map<string, StoredQuestion>(worded.questions.map((one) => [one.id, one]));
  return questions
    .filter(({ retired }) => !retired)
    .map((question) => {
      const { shown, choices } = byId.get(question.id) ?? question;
      const isSame = JSON.stringify(choices) === JSON.stringify(question.choices);
      return shown && isSame ? { ...question, shown } : question;
    });
}

async function findShownFigure(services: { db: Db; clock: Clock }, event: Event) {
  return event.answerSettings.guestList === 'host' ? null : findPublicFigure(services, event.id);
}

export async function loadRsvp(
  { db, clock }: { db: Db; clock: Clock },
  event: Event,
  { guest, inviteeName, ticket }: RecognizedGuest,
): Promise<RsvpView> {
  const { id: inviteId, hostedBy, answerSettings } = event;
  const now = clock();
  const known = {
    name: inviteeName ?? '',
    personal: inviteeName !== null,
    unnamed: ticket.unnamed,
    hostedBy,
    settings: answerSettings,
    season: findInviteSeason(event, now),
    isOver: isPast(event, now),
    figure: await findShownFigure({ db, clock }, event),
    today: findToday(now, event.timeZone),
    date: event.date,
  };
  const context = await findContext(db, { inviteId, guest });
  // The invitation or the invitee was just removed, so the guest is unknown.
  if (typeof context === 'string') {
    const { companions, questions } = answerSettings;
    const party = { people: [], companions, isInvitee: false };
    return { ...unanswered, ...known, party, questions };
  }
  const { rules, party, stored } = context;
  const reply = stored?.reply ?? null;
  const { limit, questions, factsVersion } = rules;
  const whenFull = findWhenFull(rules, now);
  // Only guests who have answered and may come see the others.
  const mayLook = reply !== null && reply.answer !== 'no';
  const taken = limit === null ? 0 : (await countTaken(db, inviteId)).taken;
  const shown = {
    name: inviteeName ?? reply?.name ?? '',
    reply,
    party,
    questions: listShown(questions, answerSettings),
  };
  return {
    ...known,
    ...shown,
    shown: markShown(shown),
    answer: reply?.answer ?? null,
    extra: reply?.extra ?? 0,
    missing: reply && !known.isOver ? findMissingAnswers(reply, questions) : [],
    answering: findGuestAnswering(rules, now),
    seats: limit === null ? null : { limit, whenFull, free: Math.max(0, limit - taken) },
    outdated: reply && reply.factsVersion !== factsVersion ? reply.factsVersion : null,
    guests: mayLook ? await listOtherGuests(db, inviteId, answerSettings) : [],
  };
}

export async function countAnswers(db: Db, inviteId: string): Promise<AnswerCounts> {
  const [tallies, invited] = await Promise.all([
    store.tallyAnswersOf(db, inviteId),
    store.countInvited(db, inviteId),
  ]);
  return { tallies, ...invited };
}

export async function loadFiguresOfInvites(
  db: Db,
  inviteIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const ids of inBatches(inviteIds)) {
    const tallies = await store.tallyAnswers(db, ids);
    const invited = new Map(
      (await store.countInvitees(db, ids)).map((counted) => [counted.inviteId, counted]),
    );
    for (const id of ids) {
      const { invitees, guests } = invited.get(id) ?? { invitees: 0, guests: 0 };
      figures.set(id, toFigures({ tallies: tallies.get(id) ?? [], invitees, guests }));
    }
  }
  return figures;
}
