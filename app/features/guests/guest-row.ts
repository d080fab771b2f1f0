import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Person } from '#app/features/invite/schema.ts';
import type { ReplyContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Marks } from '#app/features/rsvp/rules.ts';
import type { Answer, ListedAnswer } from '#app/features/rsvp/schema.ts';
import { namelessGuest } from '#app/platform/person-names.ts';
import { isolateText } from '#app/platform/text.ts';

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
  /** Answers to the questions that the list shows, a line for each. */
  said?: string;
  /** The state of the latest mail; absent when this server sends none. */
  mail?: string;
  /** When the first answer came, in epoch milliseconds; null without one. */
  answeredAt: number | null;
  /** When the answer was given or last changed; null without one. */
  version: number | null;
}

/** Counts of marked replies, and of guests whose mail is missing or failed. */
export interface GuestMarks extends Marks {
  unsent: number;
  failed: number;
  /** Guests of the open link who gave no name. */
  nameless: number;
}

/** Some guests of a list, with the size of the list. Invitees precede guests of the open link. */
export interface GuestListing {
  invited: number;
  open: number;
  rows: ListedGuest[];
}

type GoingLabel = 'Going' | `Going, ${number} of ${number}`;

export type AnswerLabel =
  | GoingLabel
  | `${GoingLabel} +${number}`
  | 'Maybe'
  | 'Declined'
  | 'On the waiting list'
  | 'No response yet';

/** Why a host may have to check an answer. */
export type Mark = 'Incomplete' | 'Late' | 'Before the change';

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
  people?: string;
  /** Answers to the questions that the list shows, a line for each. */
  said?: string;
  labels?: string;
  /** The marks in one text, because rows are compared by value. */
  marks?: string;
  mail?: string;
  /** Absent if the guest answered. */
  recordedBy?: Recorder;
  /** When the guest answered; only for a guest of the open link without a name. */
  namelessSince?: number;
}

/** For a household, how many people come of how many. */
type LabeledAnswer = Pick<ListedAnswer, 'answer' | 'extra' | 'household'> &
  Partial<Pick<ListedAnswer, 'waiting'>>;

/** The words for an answer on the host's screens (behaviour 28.6). */
export function labelAnswer(given: LabeledAnswer | undefined): AnswerLabel {
  if (!given) return 'No response yet';
  const { answer, extra, household } = given;
  if (given.waiting) return 'On the waiting list';
  if (answer === 'maybe') return 'Maybe';
  if (answer === 'no') return 'Declined';
  const going: GoingLabel = household ? `Going, ${household.coming} of ${household.size}` : 'Going';
  return extra > 0 ? `${going} +${extra}` : going;
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
    of.incomplete && 'Incomplete',
    of.late && 'Late',
    of.outdated && 'Before the change',
  ];
  return marks.filter((mark) => mark !== false);
}

/** How many people of a party come, of how many (behaviour 39.3). */
function countParty({ answer, extra, people, coming, waiting }: ListedGuest): string {
  const size = Math.max(1, people.length);
  if (answer === 'maybe') return `0 to ${size + extra}`;
  if (answer !== 'yes' || waiting) return `0 of ${size + (waiting ? extra : 0)}`;
  return `${(coming ?? 1) + extra} of ${size + extra}`;
}

export function toGuestRow(guest: ListedGuest, recorder: Recorder): GuestRow {
  const { id, name, email, token, answer, extra, recordedByHost, answeredAt } = guest;
  const { people, coming, waiting, version } = guest;
  const household =
    coming === null || people.length === 0 ? undefined : { coming, size: people.length };
  const marks = listMarks(guest);
  const isNameless = token === null && name.trim() === '' && answeredAt !== null;
  return {
    id,
    name: name.trim() || namelessGuest,
    ...(token === null ? {} : { email: email ?? '', token }),
    label: labelAnswer(answer === null ? undefined : { answer, extra, household, waiting }),
    version,
    party: countParty(guest),
    ...(people.length > 0
      ? { people: people.map((person) => isolateText(person.name)).join(', ') }
      : {}),
    ...(guest.said ? { said: guest.said } : {}),
    ...(guest.labels?.length ? { labels: guest.labels.join('\n') } : {}),
    ...(guest.mail ? { mail: guest.mail } : {}),
    ...(marks.length > 0 ? { marks: marks.join(' · ') } : {}),
    ...(recordedByHost ? { recordedBy: recorder } : {}),
    ...(isNameless ? { namelessSince: answeredAt } : {}),
  };
}
