import type { GuestPageQuery } from '#app/features/guests/guest-query.ts';
import type { Answer, ListedAnswer } from '#app/features/rsvp/schema.ts';

/** A guest with their answer, as the database lists them. */
export interface ListedGuest {
  /** The invitee's id, or the answer's if it came over the open link. */
  id: string;
  name: string;
  /** Null for a guest of the open link, as is the token. */
  email: string | null;
  token: string | null;
  /** Null without an answer. */
  answer: Answer | null;
  extra: number;
  recordedByHost: boolean;
  /** When the first answer came, in epoch milliseconds; null without one. */
  answeredAt: number | null;
}

/** Some guests of a list, and how many the list has: the invitees first, then the guests of the open link. */
export interface GuestListing {
  invited: number;
  open: number;
  rows: ListedGuest[];
}

export type AnswerLabel = 'Going' | `Going +${number}` | 'Maybe' | 'Declined' | 'No response yet';

/** A row of the guest list on the dashboard. */
export interface GuestRow {
  /** The invitee's id, or the answer's if it came over the open link. */
  id: string;
  name: string;
  /** Absent for a guest of the open link. */
  email?: string;
  /** The personal link's token; absent for a guest of the open link. */
  token?: string;
  label: AnswerLabel;
  /** The host recorded the answer. */
  recorded: boolean;
  /** When a guest of the open link answered who gave no name. */
  namelessSince?: number;
}

/** A page of the guest list on the dashboard. */
export interface GuestListPage extends GuestPageQuery {
  invited: number;
  open: number;
  rows: GuestRow[];
}

/** The words for an answer on the host's screens. */
export function labelAnswer(
  given: Pick<ListedAnswer, 'answer' | 'extra'> | undefined,
): AnswerLabel {
  if (!given) return 'No response yet';
  if (given.answer === 'yes') return given.extra > 0 ? `Going +${given.extra}` : 'Going';
  return given.answer === 'maybe' ? 'Maybe' : 'Declined';
}

export function toGuestRow(guest: ListedGuest): GuestRow {
  const { id, name, email, token, answer, extra, recordedByHost, answeredAt } = guest;
  const isNameless = token === null && name.trim() === '' && answeredAt !== null;
  return {
    id,
    name: name.trim() || 'Guest without a name',
    ...(token === null ? {} : { email: email ?? '', token }),
    label: labelAnswer(answer === null ? undefined : { answer, extra }),
    recorded: recordedByHost,
    ...(isNameless ? { namelessSince: answeredAt } : {}),
  };
}
