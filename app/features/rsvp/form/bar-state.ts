import { formatDay } from '#app/features/schedule/day-text.ts';
import type { GuestMessages, SharedWords } from '#app/features/words/guest/guest-words.tsx';

import type { Answer } from '../reply.ts';
import type { RsvpView } from '../schema.ts';
import { countReplyPeople, isPlain } from './words.ts';

export type FactName = 'date' | 'time' | 'time zone' | 'place';

export interface BarState {
  /** 'given' shows the answer; 'still' asks whether it holds after a change of date, times or place. */
  kind: 'ask' | 'given' | 'still' | 'picked' | 'closed';
  heading: string;
  /** A tick for guests who come and have a seat. */
  ticked: boolean;
  /** Below the heading; may be empty. */
  more: string;
  /** `more` is the day to answer by. */
  isDue?: boolean;
  choices: readonly BarChoice[];
  /** Visible once the bar is at its own place. */
  below: readonly string[];
}

export interface BarChoice {
  value: Answer;
  label: string;
}

export interface Visit {
  /** The answer chosen in a mail, and the page's path without it. */
  picked?: { answer: Answer; path: string } | undefined;
  /** What has changed since the guest said yes, if that is known. */
  changed?: readonly FactName[];
  saved?: boolean;
  /** Offers the choices again, also to who is asked 'Still coming?' (behaviour 25.46). */
  changing?: boolean;
  /** Keeps the parts that follow the answer open. */
  editing?: boolean;
}

/** A yes of this guest would get no seat. */
function isFull({ seats, answer }: RsvpView): boolean {
  return seats !== null && seats.free === 0 && answer !== 'yes';
}

/** The number of free seats, if they are too few for a household that does not come yet. */
export function countTooFew({ seats, answer, party }: RsvpView): number | null {
  const tooFew = seats !== null && seats.free > 0 && seats.free < party.people.length;
  return tooFew && answer !== 'yes' ? seats.free : null;
}

/** Omits Yes for a full event without a waiting list (behaviour 25.33). */
function listChoices(rsvp: RsvpView, { say }: SharedWords): readonly BarChoice[] {
  const yes = { value: 'yes', label: say('yes') } as const;
  const others = [
    { value: 'no', label: say('no') },
    { value: 'maybe', label: say('maybe') },
  ] as const;
  if (!isFull(rsvp)) return [yes, ...others];
  if (rsvp.seats?.whenFull === 'closed') return others;
  return [{ value: 'yes', label: say('joinWaitingList') }, ...others];
}

/** '' where one of them is missing makes the other one all. */
function joinSentences(first: string, second: string, { say }: SharedWords): string {
  return first === '' || second === '' ? first + second : say('twoSentences', { first, second });
}

function describeAsk(rsvp: RsvpView, words: SharedWords): BarState {
  const { say } = words;
  const { seats, answering } = rsvp;
  const isLate = answering === 'late';
  const bar = { kind: 'ask', heading: say('areYouAttending'), ticked: false } as const;
  const late = isLate ? [say('hostSeesLate')] : [];
  const choices = listChoices(rsvp, words);
  if (rsvp.isOver) return { ...bar, more: describeOver(rsvp, words), choices, below: late };
  if (seats !== null && isFull(rsvp)) {
    const { limit, whenFull } = seats;
    const listed = whenFull === 'list';
    const more = say(listed ? 'placesTakenNow' : 'placesTaken', { limit });
    return { ...bar, more, choices, below: [say(listed ? 'neverSplit' : 'checkBack'), ...late] };
  }
  const few = countTooFew(rsvp);
  if (few === null) {
    const more = formatDue(rsvp, isLate, words);
    return { ...bar, more, isDue: !isLate && more !== '', choices, below: late };
  }
  const below = [...(seats?.whenFull === 'list' ? [say('neverSplit')] : []), ...late];
  return { ...bar, more: describeFew(few, words), choices, below };
}

function describeOver(rsvp: RsvpView, words: SharedWords): string {
  const { say } = words;
  const few = countTooFew(rsvp);
  const open =
    rsvp.answering === 'late'
      ? joinSentences(say('eventIsOver'), formatDue(rsvp, true, words), words)
      : say('eventIsOverStillOpen');
  const places = few === null ? describeFull(rsvp, words) : describeFew(few, words);
  return joinSentences(open, places, words);
}

/** 'All 40 places are taken.', or '' if a yes would get a seat. */
const describeFull = (rsvp: RsvpView, { say }: SharedWords) =>
  rsvp.seats !== null && isFull(rsvp) ? say('placesTaken', { limit: rsvp.seats.limit }) : '';

export const describeFew = (free: number, { say }: SharedWords) => say('placesLeft', { free });

function formatDue(
  { settings: { answerBy }, today }: RsvpView,
  isLate: boolean,
  { say, language }: SharedWords,
): string {
  if (answerBy === '') return '';
  return isLate
    ? say('dayHasPassed', { day: formatDay(answerBy, today, { weekday: false, language }) })
    : say('pleaseAnswerBy', { day: formatDay(answerBy, today, { language }) });
}

function describePast({ answer, reply }: RsvpView, { say }: SharedWords): string {
  if (answer === 'no') return say('saidNo');
  if (answer !== 'yes') return say('saidMaybe');
  return reply && reply.waiting !== null ? say('wasWaiting') : say('saidYes');
}

/** The answer in words. A guest on the waiting list gets no tick. */
export function describeGiven(
  rsvp: RsvpView,
  words: SharedWords,
): { heading: string; ticked: boolean } {
  const { say } = words;
  const { answer, reply, isOver } = rsvp;
  if (isOver) {
    const isGuest = answer === 'yes' && reply?.waiting === null;
    return { heading: describePast(rsvp, words), ticked: isGuest };
  }
  if (answer === 'no') return { heading: say('notGoing'), ticked: false };
  if (answer !== 'yes') return { heading: say('mightCome'), ticked: false };
  if (reply && reply.waiting !== null) return { heading: say('onWaitingList'), ticked: false };
  if (reply && reply.promotedAt !== null) return { heading: say('cameIn'), ticked: true };
  const isConfirmed = reply !== null && reply.confirmedAt !== null && rsvp.outdated === null;
  return { heading: say(isConfirmed ? 'stillGoing' : 'going'), ticked: true };
}

function describeMore(rsvp: RsvpView, words: SharedWords): string {
  const { say, language } = words;
  const { answer, reply, extra } = rsvp;
  if (rsvp.isOver) return joinSentences(say('eventIsOver'), describeFull(rsvp, words), words);
  const count = countReplyPeople(rsvp);
  if (answer === 'no') return say('thanksForTelling');
  if (answer !== 'yes') {
    const decideBy = reply?.decideBy ?? '';
    return decideBy === ''
      ? say('changeAnyTime')
      : say('decideBy', { day: formatDay(decideBy, rsvp.today, { language }) });
  }
  if (reply && reply.waiting !== null) return say('forPeople', { count });
  if (reply && reply.promotedAt !== null) return say('placeOpenedUp', { count });
  const { length } = rsvp.party.people;
  if (length > 0 && extra === 0 && count < length)
    return say('ofHousehold', { count, all: length });
  return isPlain(rsvp) ? say('seeYouThere') : say('people', { count });
}

/** '2 questions left': the required ones. */
function describeMissing({ missing }: RsvpView, { say }: SharedWords): string {
  const count = new Set(missing.map(({ question }) => question)).size;
  return count === 0 ? '' : say('questionsLeft', { count });
}

/** The line for a waiting party, also for one that exceeds the limit of seats. */
function describeWaiting({ reply, seats, isOver }: RsvpView, { say }: SharedWords): string[] {
  if (!reply || reply.waiting === null || isOver) return [];
  const count = countReplyPeople({ reply });
  return seats !== null && count > seats.limit
    ? [say('tooManyForPlaces', { limit: seats.limit, count })]
    : [say('waitingForPlaces', { count })];
}

/** Why Yes is not offered. After the event, the line under the answer says it. */
function describeNoYes(rsvp: RsvpView, words: SharedWords): string[] {
  const isSaid = rsvp.isOver || rsvp.seats?.whenFull === 'list';
  const taken = isSaid ? '' : describeFull(rsvp, words);
  return taken === '' ? [] : [joinSentences(taken, words.say('checkBack'), words)];
}

function describeWayToHost({ answer, settings, isOver }: RsvpView, { say }: SharedWords): string {
  if (settings.contact === '') return say(isOver ? 'correctDirectly' : 'plansDirectly');
  if (isOver) return say('addOrCorrect');
  return say(answer === 'no' || answer === null ? 'comeAfterAll' : 'plansChanged');
}

function describeClosed(rsvp: RsvpView, words: SharedWords): BarState {
  const { say, language } = words;
  const { answer, answering, settings } = rsvp;
  const below = [describeWayToHost(rsvp, words)];
  const bar = { kind: 'closed', choices: [], below, more: say('answersAreClosed') } as const;
  if (answer !== null) return { ...bar, ...describeGiven(rsvp, words) };
  if (rsvp.isOver) return { ...bar, heading: say('eventIsOver'), ticked: false };
  const day = formatDay(settings.answerBy, rsvp.today, { language });
  const due = answering === 'tooLate' ? say('answersWereDue', { day }) : '';
  return { ...bar, heading: say('answersClosed'), ticked: false, more: due };
}

const factNames = {
  date: 'factDate',
  time: 'factTime',
  'time zone': 'factZone',
  place: 'factPlace',
} as const satisfies Record<FactName, keyof GuestMessages>;

function describeChanged(changed: readonly FactName[], { say }: SharedWords): string {
  const count = changed.length;
  if (count === 0) return say('somethingChanged');
  return say('factsChanged', { count, facts: changed.map((fact) => say(factNames[fact])) });
}

/** Decides what the bar shows in each state (behaviour 25.31 to 25.36, 25.45). */
export function describeBar(rsvp: RsvpView, visit: Visit, words: SharedWords): BarState {
  const { say } = words;
  const { answer, answering, reply, outdated } = rsvp;
  if (answering === 'closed' || answering === 'tooLate') return describeClosed(rsvp, words);
  const asked = { ticked: false, choices: [], below: [] };
  const isAsked = answer === 'yes' && outdated !== null && reply?.waiting === null;
  if (isAsked && !rsvp.isOver && visit.changing !== true) {
    const more = describeChanged(visit.changed ?? [], words);
    return { ...asked, kind: 'still', heading: say('stillComingAsk'), more };
  }
  const choices = listChoices(rsvp, words);
  const picked = choices.find(({ value }) => value === visit.picked?.answer);
  if (picked && picked.value !== answer && !(picked.value === 'yes' && isFull(rsvp))) {
    const heading = say('youPicked', { answer: picked.label });
    return {
      ...asked,
      kind: 'picked',
      heading,
      more: say(rsvp.isOver ? 'onePressOver' : 'onePress'),
    };
  }
  if (answer === null) return describeAsk(rsvp, words);
  const saved = visit.saved === true ? say('saved') : '';
  const said = [describeMore(rsvp, words), describeMissing(rsvp, words), saved];
  return {
    kind: 'given',
    ...describeGiven(rsvp, words),
    more: said.filter(Boolean).join(' · '),
    choices,
    below: [...describeWaiting(rsvp, words), ...describeNoYes(rsvp, words)],
  };
}
