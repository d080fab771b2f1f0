import { type Result, fail, succeed } from '#app/platform/result.ts';

import {
  type Answer,
  type GivenReply,
  type Party,
  type Seats,
  type Reply,
  type ReplyProblem,
  type Terms,
  noReply,
} from '../reply.ts';
import { summarize, withAnswer } from './household-rules.ts';
import { answerQuestions } from './question-rules.ts';
import { countSeats } from './seat-rules.ts';

interface Draft {
  reply: Reply;
  problems: readonly ReplyProblem[];
}

type Step = (draft: Draft, given: GivenReply, at: { party: Party; terms: Terms }) => Draft;

const refuse = (draft: Draft, problem: ReplyProblem): Draft => ({
  ...draft,
  problems: [...draft.problems, problem],
});

/** One tap answers for everybody; repeated, it only answers for people without an answer (behaviour 25.14). */
const takeAnswer: Step = (draft, { answer }, { party: { people } }) => {
  const { reply } = draft;
  if (answer === undefined) return draft;
  if (people.length === 0)
    return { ...draft, reply: withAnswer({ ...reply, people: null }, answer) };
  const given = reply.people ?? {};
  const keeps = reply.people !== null && summarize(given) === answer;
  const next = people.map(({ id }) => [id, (keeps && given[id]) || answer] as const);
  return { ...draft, reply: withAnswer({ ...reply, people: Object.fromEntries(next) }, answer) };
};

/** No and a guest's Maybe are for everybody, because each button also sends the boxes that were checked for Yes. */
const isForAll = (answer: Answer | undefined, by: Terms['by']) =>
  answer === 'no' || (answer === 'maybe' && by === 'guest');

/** A yes with nobody checked does not become a no; that takes the button No (behaviour 25.14). */
const takePeople: Step = (draft, { answer: tap, people: given }, { party, terms }) => {
  if (given === undefined || isForAll(tap, terms.by)) return draft;
  const { reply } = draft;
  const ids = new Set(party.people.map(({ id }) => id));
  const unknown = Object.keys(given).filter((id) => !ids.has(id));
  const told = unknown.length > 0 ? refuse(draft, { reason: 'unknownPerson' }) : draft;
  const entries = party.people.flatMap(({ id }) => {
    const answer = given[id] ?? reply.people?.[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  if (entries.length === 0) return told;
  const people: Record<string, Answer> = Object.fromEntries(entries);
  const answer = summarize(people);
  if (terms.by === 'guest' && reply.answer === 'yes' && answer === 'no') {
    return refuse(told, { reason: 'nobodyComing' });
  }
  return { ...told, reply: withAnswer({ ...reply, people }, answer) };
};

function nameCompanions(
  names: readonly string[],
  given: readonly (string | null)[] = [],
): readonly string[] {
  const length = Math.max(names.length, given.length);
  return Array.from({ length }, (_, at) => given[at] ?? names[at] ?? '');
}

/** Companions need a yes. The host may exceed the limit for guests. */
const takeCompanions: Step = (draft, { extra, companions }, { party, terms }) => {
  const { reply } = draft;
  if (extra !== undefined && extra !== reply.extra) {
    if (reply.answer !== 'yes') return refuse(draft, { reason: 'notGoing' });
    if (terms.by === 'guest' && extra > party.companions && extra > reply.extra) {
      const limit = party.companions;
      return refuse(draft, { reason: limit === 0 ? 'noCompanions' : 'tooManyCompanions', limit });
    }
  }
  const count = extra ?? reply.extra;
  const names = nameCompanions(reply.companions, companions).slice(0, count);
  return { ...draft, reply: { ...reply, extra: count, companions: names } };
};

/** Why a guest's day to decide by is refused, if it is. */
function findDecideProblem(
  decideBy: string,
  { answer }: Reply,
  { by, today, date }: Terms,
): ReplyProblem['reason'] | null {
  if (decideBy === '') return null;
  if (answer !== 'maybe') return 'notMaybe';
  if (by === 'guest' && decideBy < today) return 'decidesInPast';
  return by === 'guest' && date !== '' && decideBy > date ? 'decidesAfter' : null;
}

const takeTexts: Step = (draft, given, { party, terms }) => {
  const { name, note, decideBy, hidden } = given;
  const isNamed = party.isInvitee && name !== undefined;
  const named = isNamed && terms.by === 'guest' ? refuse(draft, { reason: 'namedByHost' }) : draft;
  const reason = findDecideProblem(decideBy ?? '', draft.reply, terms);
  const told = reason === null ? named : refuse(named, { reason });
  const isDecided = decideBy === undefined || reason !== null || draft.reply.answer !== 'maybe';
  return {
    ...told,
    reply: {
      ...told.reply,
      ...(name === undefined || isNamed ? {} : { name }),
      ...(note === undefined ? {} : { note }),
      ...(isDecided ? {} : { decideBy }),
      ...(hidden === undefined ? {} : { hidden }),
    },
  };
};

const takeAnswers: Step = (draft, { answers: given }, { party, terms: { questions } }) => {
  if (given === undefined) return draft;
  const { reply } = draft;
  const { people } = reply;
  const { answers, problems } = answerQuestions(reply.answers, given, { questions, party, people });
  return { reply: { ...reply, answers }, problems: [...draft.problems, ...problems] };
};

const headOf = ({ answer, people, extra }: Reply) => JSON.stringify([answer, people, extra]);

interface Seating {
  before: Reply | null;
  given: GivenReply;
  seats: Seats;
}

function hasSeat(reply: Reply | null): reply is Reply {
  return reply !== null && reply.answer === 'yes' && reply.waiting === null;
}

/** A party keeps its seats. Added people and companions without a free seat are refused. */
export function growParty(draft: Draft, before: Reply, available: number): Draft {
  const room = Math.max(available, countSeats(before));
  let { reply } = draft;
  const reasons: ReplyProblem[] = [];
  if (countSeats(reply) > room && reply.extra > before.extra) {
    reply = { ...reply, extra: before.extra, companions: before.companions };
    reasons.push({ reason: 'noSeatForCompanion' });
  }
  if (countSeats(reply) > room) {
    reply = { ...reply, answer: before.answer, people: before.people };
    reasons.push({ reason: 'noSeatForPerson' });
  }
  return { reply, problems: [...draft.problems, ...reasons] };
}

/** Seats a whole party, or without its companions if only that fits; else it waits, or is refused without a list. */
function seatParty(draft: Draft, { before, seats }: Omit<Seating, 'given'>): Result<Draft, 'full'> {
  const { reply } = draft;
  const free = seats.limit - seats.taken;
  if (countSeats(reply) <= free) return succeed(draft);
  const alone = { ...reply, extra: 0, companions: [] };
  if (reply.extra > 0 && countSeats(alone) <= free) {
    return succeed(refuse({ ...draft, reply: alone }, { reason: 'noSeatForCompanion' }));
  }
  if (seats.whenFull === 'list') {
    return succeed({ ...draft, reply: { ...reply, waiting: seats.next } });
  }
  if (before === null) return fail('full');
  return succeed(refuse({ ...draft, reply: before }, { reason: 'full' }));
}

/** A waiting party keeps its number for `choosePromoted`. Without a list, a yes takes free seats. */
function keepWaiting(draft: Draft, { given, seats }: Omit<Seating, 'before'>): Draft {
  const { reply } = draft;
  const isListed = seats.whenFull === 'list' || given.answer !== 'yes';
  if (isListed || countSeats(reply) > seats.limit - seats.taken) return draft;
  return { ...draft, reply: { ...reply, waiting: null } };
}

function takeSeats(draft: Draft, { before, given, seats }: Seating): Result<Draft, 'full'> {
  const { reply } = draft;
  if (reply.answer !== 'yes') return succeed(draft);
  if (reply.waiting !== null) return succeed(keepWaiting(draft, { given, seats }));
  if (!hasSeat(before)) return seatParty(draft, { before, seats });
  const available = seats.limit - seats.taken + countSeats(before);
  return succeed(growParty(draft, before, available));
}

function mark(before: Reply | null, reply: Reply, given: GivenReply, terms: Terms): Reply {
  const { by, now, late, factsVersion } = terms;
  const changed = before === null || headOf(before) !== headOf(reply);
  const tapped = given.answer !== undefined && given.answer === reply.answer;
  const confirms = changed || tapped || given.confirmed === true;
  const outdated = before !== null && before.factsVersion !== factsVersion;
  const isOwn = by === 'guest' && (changed || tapped);
  return {
    ...reply,
    factsVersion: confirms ? factsVersion : reply.factsVersion,
    confirmedAt: confirms && outdated && reply.answer === 'yes' ? now : reply.confirmedAt,
    late: changed ? by === 'guest' && late : reply.late,
    promotedAt: changed ? null : reply.promotedAt,
    recordedByHost: isOwn ? false : by === 'host' && changed ? true : reply.recordedByHost,
  };
}

export interface AppliedReply {
  reply: Reply;
  problems: readonly ReplyProblem[];
}

/** Parts that cannot be stored become problems. Refused only if no reply would result. */
export function applyReply(
  before: Reply | null,
  given: GivenReply,
  party: Party,
  terms: Terms,
): Result<AppliedReply, 'unanswered' | 'full'> {
  if (before === null && given.answer === undefined) return fail('unanswered');
  const at = { party, terms };
  let draft: Draft = { reply: before ?? noReply, problems: [] };
  for (const step of [takeAnswer, takePeople, takeCompanions]) draft = step(draft, given, at);
  const seated = terms.seats
    ? takeSeats(draft, { before, given, seats: terms.seats })
    : succeed({ ...draft, reply: { ...draft.reply, waiting: null } });
  if (!seated.ok) return seated;
  draft = seated.value;
  for (const step of [takeTexts, takeAnswers]) draft = step(draft, given, at);
  return succeed({ ...draft, reply: mark(before, draft.reply, given, terms) });
}
