import { formatDay } from '#app/features/schedule/day-text.ts';

import type { Answer } from '../reply.ts';
import type { RsvpView } from '../schema.ts';
import { countReplyPeople, formatPeople, isPlain } from './words.ts';

export interface BarState {
  /** 'given' shows the answer; 'still' asks whether it holds after a change of date, times or place. */
  kind: 'ask' | 'given' | 'still' | 'picked' | 'closed';
  heading: string;
  /** A tick for guests who come and have a seat. */
  ticked: boolean;
  /** Below the heading; may be empty. */
  more: string;
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
  /** For example 'The date has changed'. */
  changed?: string | undefined;
  saved?: boolean;
  /** Offers the choices again, also to who is asked 'Still coming?' (behaviour 25.46). */
  changing?: boolean;
  /** Keeps the parts that follow the answer open. */
  editing?: boolean;
}

const labels = { yes: 'Yes', no: 'No', maybe: 'Maybe' } as const;
const label = (value: Answer): BarChoice => ({ value, label: labels[value] });
const all = [label('yes'), label('no'), label('maybe')];

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
function listChoices(rsvp: RsvpView): readonly BarChoice[] {
  if (!isFull(rsvp)) return all;
  const others = [label('no'), label('maybe')];
  if (rsvp.seats?.whenFull === 'closed') return others;
  return [{ value: 'yes', label: 'Join the waiting list' }, ...others];
}

const neverSplit =
  'Places that open up go to the first group on the list that fits. You’ll never be split up.';
const over = 'This event is over.';
const checkBack = 'Places can open up again. Check back here, or write to your host.';

function describeAsk(rsvp: RsvpView): BarState {
  const { seats, answering } = rsvp;
  const isLate = answering === 'late';
  const due = formatDue(rsvp, isLate);
  const bar = { kind: 'ask', heading: 'Are you attending?', ticked: false } as const;
  const late = isLate ? ['Your host will see that your answer came after the date.'] : [];
  const choices = listChoices(rsvp);
  if (rsvp.isOver) return { ...bar, more: describeOver(rsvp), choices, below: late };
  if (seats === null) return { ...bar, more: due, choices, below: late };
  const { limit, whenFull } = seats;
  if (isFull(rsvp)) {
    const taken = describeTaken(limit);
    const listed = whenFull === 'list';
    const below = [listed ? neverSplit : checkBack, ...late];
    return { ...bar, more: listed ? `${taken} right now.` : `${taken}.`, choices, below };
  }
  const few = countTooFew(rsvp);
  if (few === null) return { ...bar, more: due, choices, below: late };
  const below = [...(whenFull === 'list' ? [neverSplit] : []), ...late];
  return { ...bar, more: describeFew(few), choices, below };
}

function describeOver(rsvp: RsvpView): string {
  const { answering } = rsvp;
  const few = countTooFew(rsvp);
  const open =
    answering === 'late'
      ? `${over} ${formatDue(rsvp, true)}`
      : 'This event is over. You can still answer.';
  return `${open} ${few === null ? describeFull(rsvp) : describeFew(few)}`.trim();
}

/** 'All 40 places are taken.', or '' if a yes would get a seat. */
const describeFull = (rsvp: RsvpView) =>
  rsvp.seats !== null && isFull(rsvp) ? `${describeTaken(rsvp.seats.limit)}.` : '';

export const describeFew = (free: number) =>
  free === 1 ? 'Only 1 place is left.' : `Only ${free} places are left.`;

function describeTaken(limit: number): string {
  if (limit === 1) return 'The only place is taken';
  return limit === 2 ? 'Both places are taken' : `All ${limit} places are taken`;
}

function formatDue({ settings: { answerBy }, today }: RsvpView, isLate: boolean): string {
  if (answerBy === '') return '';
  return isLate
    ? `${formatDay(answerBy, today, { weekday: false })} has passed. You can still answer.`
    : `Please answer by ${formatDay(answerBy, today)}`;
}

function describePast({ answer, reply }: RsvpView): string {
  if (answer === 'no') return 'You said no';
  if (answer !== 'yes') return 'You said maybe';
  return reply && reply.waiting !== null ? 'You were on the waiting list' : 'You said yes';
}

/** The answer in words. A guest on the waiting list gets no tick. */
export function describeGiven(rsvp: RsvpView): { heading: string; ticked: boolean } {
  const { answer, reply, isOver } = rsvp;
  if (isOver) {
    const isGuest = answer === 'yes' && reply?.waiting === null;
    return { heading: describePast(rsvp), ticked: isGuest };
  }
  if (answer === 'no') return { heading: 'You’re not going', ticked: false };
  if (answer !== 'yes') return { heading: 'You might come', ticked: false };
  if (reply && reply.waiting !== null) return { heading: 'On the waiting list', ticked: false };
  if (reply && reply.promotedAt !== null) return { heading: 'You’re in', ticked: true };
  const isConfirmed = reply !== null && reply.confirmedAt !== null && rsvp.outdated === null;
  return { heading: isConfirmed ? 'You’re still coming' : 'You’re going', ticked: true };
}

function describeMore(rsvp: RsvpView): string {
  const { answer, reply, extra } = rsvp;
  if (rsvp.isOver) return `${over} ${describeFull(rsvp)}`.trim();
  const count = countReplyPeople(rsvp);
  if (answer === 'no') return 'Thanks for letting us know.';
  if (answer !== 'yes') {
    const decideBy = reply?.decideBy ?? '';
    return decideBy === ''
      ? 'You can change your answer at any time.'
      : `You’ll decide by ${formatDay(decideBy, rsvp.today)}.`;
  }
  if (reply && reply.waiting !== null) return `For ${formatPeople(count)}`;
  if (reply && reply.promotedAt !== null) {
    const whom = count === 1 ? 'you' : count === 2 ? 'both of you' : `all ${count} of you`;
    return `A place opened up for ${whom}.`;
  }
  const { length } = rsvp.party.people;
  if (length > 0 && extra === 0 && count < length) return `${count} of ${length}`;
  if (!isPlain(rsvp)) return formatPeople(count);
  return 'See you there!';
}

/** '2 questions left': the required ones. */
function describeMissing({ missing }: RsvpView): string {
  const count = new Set(missing.map(({ question }) => question)).size;
  return count === 0 ? '' : count === 1 ? '1 question left' : `${count} questions left`;
}

/** The line for a waiting party, also for one that exceeds the limit of seats. */
function describeWaiting({ reply, seats, isOver }: RsvpView): string[] {
  if (!reply || reply.waiting === null || isOver) return [];
  const count = countReplyPeople({ reply });
  if (seats !== null && count > seats.limit) {
    const few = seats.limit === 1 ? 'is only 1 place' : `are only ${seats.limit} places`;
    return [`There ${few} in all, so ${count} people can’t get in. With fewer of you, you can.`];
  }
  const open = count === 1 ? '1 place opens up' : `${count} places open up`;
  return [`When ${open} and it’s your turn, you’re in. This page will say so.`];
}

/** Why Yes is not offered. After the event, the line under the answer says it. */
function describeNoYes(rsvp: RsvpView): string[] {
  const taken = rsvp.isOver || rsvp.seats?.whenFull === 'list' ? '' : describeFull(rsvp);
  return taken === '' ? [] : [`${taken} ${checkBack}`];
}

function describeWayToHost({ answer, settings, isOver }: RsvpView): string {
  if (settings.contact === '') {
    const why = isOver ? 'Something to correct?' : 'Plans changed?';
    return `${why} Please tell your host directly.`;
  }
  if (isOver) return 'Something to add or correct? Your host can still record your answer.';
  return answer === 'no' || answer === null
    ? 'Want to come after all? Tell your host.'
    : 'Plans changed? Tell your host.';
}

function describeClosed(rsvp: RsvpView): BarState {
  const { answer, answering, settings } = rsvp;
  const below = describeWayToHost(rsvp);
  const bar = { kind: 'closed', choices: [], below: [below], more: 'Answers are closed.' } as const;
  if (answer !== null) return { ...bar, ...describeGiven(rsvp) };
  if (rsvp.isOver) return { ...bar, heading: over, ticked: false };
  const { answerBy } = settings;
  const due = answering === 'tooLate' ? `They were due ${formatDay(answerBy, rsvp.today)}.` : '';
  return { ...bar, heading: 'Answers are closed', ticked: false, more: due };
}

/** Decides what the bar shows in each state (behaviour 25.31 to 25.36, 25.45). */
export function describeBar(rsvp: RsvpView, visit: Visit): BarState {
  const { answer, answering, reply, outdated } = rsvp;
  if (answering === 'closed' || answering === 'tooLate') return describeClosed(rsvp);
  const asked = { ticked: false, choices: [], below: [] };
  const isAsked = answer === 'yes' && outdated !== null && reply?.waiting === null;
  if (isAsked && !rsvp.isOver && visit.changing !== true) {
    const more = `${visit.changed ?? 'Something has changed'} since you said yes.`;
    return { ...asked, kind: 'still', heading: 'Still coming?', more };
  }
  const choices = listChoices(rsvp);
  const picked = choices.find(({ value }) => value === visit.picked?.answer);
  if (picked && picked.value !== answer && !(picked.value === 'yes' && isFull(rsvp))) {
    const heading = `You picked ${picked.label}`;
    const more = rsvp.isOver ? `${over} One press still sends it.` : 'One press sends it.';
    return { ...asked, kind: 'picked', heading, more };
  }
  if (answer === null) return describeAsk(rsvp);
  const said = [describeMore(rsvp), describeMissing(rsvp), visit.saved === true ? 'Saved' : ''];
  return {
    kind: 'given',
    ...describeGiven(rsvp),
    more: said.filter(Boolean).join(' · '),
    choices,
    below: [...describeWaiting(rsvp), ...describeNoYes(rsvp)],
  };
}
