import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Person } from '#app/features/invite/schema.ts';
import type { ReplyContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Marks } from '#app/features/rsvp/rules.ts';
import type { Answer, ListedAnswer } from '#app/features/rsvp/schema.ts';
import { getDateFormat } from '#app/features/schedule/date-format.ts';
import type { ToldState } from '#app/features/told/schema.ts';
import { getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { isolateText } from '#app/platform/text.ts';

import {
  type AnswerLabel,
  type Mark,
  answers,
  joinMarks,
  labelGoing,
  marks as markWords,
} from './answer-words.ts';

export type { AnswerLabel, Mark } from './answer-words.ts';

const formatDay = (day: string) =>
  getDateFormat(getLocale(getLanguage()), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

export interface ListedGuest {
  /** The invitee's id, or the answer's id for a guest of the open link. */
  id: string;
  name: string;
  /** Null for a guest of the open link, like the token. */
  email: string | null;
  token: string | null;
  answer: Answer | null;
  extra: number;
  /** Empty and null for one person. */
  people: readonly Person[];
  coming: number | null;
  waiting: boolean;
  incomplete: boolean;
  late: boolean;
  /** Given for another date, time or place. */
  outdated: boolean;
  recordedByHost: boolean;
  labels?: readonly string[];
  /** Names as far as they are known. */
  companions: readonly string[];
  /** The beginning of the note to the host. */
  note: string;
  /** YYYY-MM-DD until which a maybe will be decided, or empty. */
  decideBy: string;
  /** Answers to the questions that the list shows, a line for each. */
  said?: string;
  /** What is asked of the kitchen. */
  food?: readonly string[];
  /** Absent for a guest of the open link. */
  told?: ToldState;
  /** When the first answer came, in epoch milliseconds; null without one. */
  answeredAt: number | null;
  /** When the answer was given or last changed; null without one. */
  version: number | null;
}

/** Counts of marked replies, and of invitees who were not told yet or whose mail came back. */
export interface GuestMarks extends Marks {
  untold: number;
  returned: number;
  /** Guests of the open link who gave no name. */
  nameless: number;
}

/** Some guests of a list, with the size of the list. Invitees precede guests of the open link. */
export interface GuestListing {
  invited: number;
  open: number;
  rows: ListedGuest[];
}

export interface GuestRow {
  /** The invitee's id, or the answer's id for a guest of the open link. */
  id: string;
  name: string;
  /** Absent for a guest of the open link. */
  email?: string;
  /** Absent for a guest of the open link. */
  token?: string;
  label: AnswerLabel;
  /** The version of the answer; null without one. */
  version: number | null;
  /** How many people come, of how many: '3 of 4', or '0 to 2' for a maybe. */
  party: string;
  /** '2 people' or '3 of 4 people' of those who come; absent for one person alone, and for nobody. */
  comes?: string;
  people?: string;
  /** Who comes along, what they eat and what they wrote, in one line. */
  about?: string;
  /** Answers to the questions that the list shows, a line for each. */
  said?: string;
  labels?: string;
  marks?: string;
  /** How the guest was told, or why not; absent once they have answered, which counts as told. */
  told?: string;
  toldState?: 'returned' | 'none';
  /** Absent if the guest answered. */
  recordedBy?: Recorder;
  /** When the guest answered; only for a guest of the open link without a name. */
  namelessSince?: number;
}

/** For a household, how many people come of how many. */
type LabeledAnswer = Pick<ListedAnswer, 'answer' | 'extra' | 'household'> &
  Partial<Pick<ListedAnswer, 'waiting'>>;

/** The words for an answer on the host's screens, in English (behaviour 28.6). */
export function labelAnswer(given: LabeledAnswer | undefined): AnswerLabel {
  if (!given) return answers.none;
  const { answer, extra, household } = given;
  if (given.waiting) return answers.waiting;
  if (answer === 'maybe') return answers.maybe;
  return answer === 'no' ? answers.declined : labelGoing({ extra, household });
}

export function labelContext({ party, stored }: ReplyContext): AnswerLabel {
  if (!stored) return labelAnswer(undefined);
  const { answer, extra, people, waiting } = stored.reply;
  const coming = Object.values(people ?? {}).filter((one) => one === 'yes').length;
  const household = people === null ? undefined : { coming, size: party.people.length };
  return labelAnswer({ answer, extra, household, waiting: waiting !== null });
}

export function listMarks(
  of: Pick<ListedGuest, 'incomplete' | 'late' | 'outdated'>,
): readonly Mark[] {
  const marks: (Mark | false)[] = [
    of.incomplete && markWords.incomplete,
    of.late && markWords.late,
    of.outdated && markWords.outdated,
  ];
  return marks.filter((mark) => mark !== false);
}

/** How many people of a party come, of how many (behaviour 39.3). */
function countParty(guest: ListedGuest): Pick<GuestRow, 'party' | 'comes'> {
  const { answer, extra, people, waiting } = guest;
  const size = Math.max(1, people.length);
  if (answer === 'maybe') return { party: say('0 to {most, number}', { most: size + extra }) };
  const comes = answer === 'yes' && !waiting;
  const all = size + (comes || waiting ? extra : 0);
  const coming = comes ? (guest.coming ?? 1) + extra : 0;
  const party = say('{coming, number} of {all, number}', { coming, all });
  if (coming === 0 || all === 1) return { party };
  return {
    party,
    comes:
      coming === all
        ? say('{all, plural, one {# person} other {# people}}', { all })
        : say(
            '{all, plural, one {{coming, number} of # person} other {{coming, number} of # people}}',
            { coming, all },
          ),
  };
}

/** The most useful first: who comes along, what they eat, what they wrote (behaviour 39.10). */
function describeGuest(guest: ListedGuest): string {
  const { answer, people, companions, food = [], decideBy, note } = guest;
  const named = companions.filter((name) => name.trim() !== '');
  return [
    answer === null ? people.map(({ name }) => isolateText(name)).join(', ') : '',
    named.length > 0 ? say('with {names}', { names: named }) : '',
    ...food,
    answer === 'maybe' && decideBy !== ''
      ? say('Decides by {day}', { day: formatDay(decideBy) })
      : '',
    note === '' ? '' : `“${isolateText(note)}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A guest who has answered was told, unless later mail came back (behaviour 48.3). */
function tell({ told, answer }: ListedGuest): Pick<GuestRow, 'told' | 'toldState'> {
  if (!told || (answer !== null && told.state !== 'returned')) return {};
  const { words, state } = told;
  return { told: words, ...(state === 'returned' || state === 'none' ? { toldState: state } : {}) };
}

export function toGuestRow(guest: ListedGuest, recorder: Recorder): GuestRow {
  const { id, name, email, token, answer, extra, recordedByHost, answeredAt } = guest;
  const { people, coming, waiting, version } = guest;
  const household =
    coming === null || people.length === 0 ? undefined : { coming, size: people.length };
  const marks = listMarks(guest);
  const about = describeGuest(guest);
  const isNameless = token === null && name.trim() === '' && answeredAt !== null;
  return {
    id,
    name: name.trim() || say(namelessGuest),
    ...(token === null ? {} : { email: email ?? '', token }),
    label: labelAnswer(answer === null ? undefined : { answer, extra, household, waiting }),
    version,
    ...countParty(guest),
    ...(people.length > 0
      ? { people: people.map((person) => isolateText(person.name)).join(', ') }
      : {}),
    ...(guest.said ? { said: guest.said } : {}),
    ...(guest.labels?.length ? { labels: guest.labels.join('\n') } : {}),
    ...(about === '' ? {} : { about }),
    ...tell(guest),
    ...(marks.length > 0 ? { marks: joinMarks(marks) } : {}),
    ...(recordedByHost ? { recordedBy: recorder } : {}),
    ...(isNameless ? { namelessSince: answeredAt } : {}),
  };
}
