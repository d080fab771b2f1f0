import type { Answer } from '#app/features/rsvp/schema.ts';
import { texts } from '#app/platform/language/say.ts';

export type MailingKind = 'invitation' | 'reminder' | 'message' | 'change' | 'cancellation';

/** Everybody, or the guests with one answer or none. */
export type Audience = 'all' | Answer | 'none';

/** A possible reader of mail. */
export interface Addressee {
  id: string;
  name: string;
  email: string;
  answer: Answer | null;
  /** An invitation was sent or queued to this address, or a host told the guest by phone. */
  isInvited: boolean;
  /** Invited, or answered, before the change, of which nobody has told since. */
  knewBefore: boolean;
  /** News of the cancellation was sent or queued to this address, or a host told it. */
  isTold: boolean;
  optedOut: boolean;
  /** Nobody has this address, as mail that came back has shown. */
  isDead: boolean;
  /** A guest of the open link gave this address for the calendar file, changes and reminders, not for messages. */
  isReply: boolean;
}

export type LeftOut =
  | 'no-address'
  | 'dead'
  | 'opted-out'
  | 'invited'
  | 'answered'
  | 'new'
  | 'told'
  | 'declined';

/** As in 'Left out: 24 who answered'. */
export const leftOutWords = texts({
  'no-address': '{count, plural, one {# without an address} other {# without an address}}',
  dead: '{count, plural, one {# whose mail came back} other {# whose mail came back}}',
  'opted-out': '{count, plural, one {# who want no mail} other {# who want no mail}}',
  invited: '{count, plural, one {# who have it already} other {# who have it already}}',
  answered: '{count, plural, one {# who answered} other {# who answered}}',
  new: '{count, plural, one {# who were not invited before the change} other {# who were not invited before the change}}',
  told: '{count, plural, one {# who know already} other {# who know already}}',
  declined: '{count, plural, one {# who declined} other {# who declined}}',
}) satisfies Readonly<Record<LeftOut, string>>;

/**
 * For guests of the open link with a confirmed address too (behaviour 36.7). Whom they do not reach, hosts tell by phone
 * (behaviour 48.4).
 */
const news: ReadonlySet<MailingKind> = new Set(['change', 'cancellation']);

/** What determines who gets a mailing. */
export interface Target {
  kind: MailingKind;
  to: Audience;
  /** The selected invitees; if empty, the mailing goes to its audience. */
  guests: readonly string[];
  /** An invitation goes also to who has one, or has answered. */
  again?: boolean;
}

function isInAudience({ kind, to }: Target, { answer }: Addressee): boolean {
  if (kind === 'reminder') return answer === null;
  if (kind !== 'message' || to === 'all') return true;
  return to === 'none' ? answer === null : answer === to;
}

/** Why an addressee is left out, or null (behaviour 31.4). */
function judge({ kind, to, guests, again = false }: Target, reader: Addressee): LeftOut | null {
  if (reader.optedOut) return 'opted-out';
  if (reader.email === '') return 'no-address';
  if (reader.isDead && news.has(kind) && guests.length === 0) return 'dead';
  if (kind === 'invitation' && reader.answer !== null && !again) return 'answered';
  if (kind === 'invitation' && reader.isInvited && !again) return 'invited';
  if (kind === 'reminder' && reader.answer !== null) return 'answered';
  if (kind === 'change' && !reader.knewBefore && guests.length === 0) return 'new';
  if (kind === 'cancellation' && reader.isTold) return 'told';
  const isMeant = guests.length > 0 || (kind === 'message' && to === 'no');
  return reader.answer === 'no' && !isMeant ? 'declined' : null;
}

/** Whom no mail from here reaches. */
export const isUnreachable = (
  { email, optedOut, isDead }: Addressee,
  sendsMail: boolean,
): boolean => !sendsMail || email === '' || optedOut || isDead;

export interface SortedAddressees {
  readers: Addressee[];
  leftOut: Map<LeftOut, Addressee[]>;
}

/** Separates readers from those who are left out, with the reason (behaviour 31.4). */
export function sortAddressees(target: Target, addressees: readonly Addressee[]): SortedAddressees {
  const selected = new Set(target.guests);
  const sorted: SortedAddressees = { readers: [], leftOut: new Map() };
  for (const addressee of addressees) {
    if (addressee.isReply && !news.has(target.kind)) continue;
    const isMeant =
      selected.size > 0 ? selected.has(addressee.id) : isInAudience(target, addressee);
    if (!isMeant) continue;
    const reason = judge(target, addressee);
    if (reason === null) {
      sorted.readers.push(addressee);
      continue;
    }
    const others = sorted.leftOut.get(reason) ?? [];
    others.push(addressee);
    sorted.leftOut.set(reason, others);
  }
  return sorted;
}
