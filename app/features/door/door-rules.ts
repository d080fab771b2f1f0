import type { Answer } from '#app/features/rsvp/schema.ts';
import { say } from '#app/platform/language/say.ts';

export interface Arrival {
  /** The id of an invitee or of an answer of the open link; `+` precedes that of a guest added at the door. */
  guest: string;
  /** How many people are here; 0 after an undone check-in. */
  people: number;
  /** Counts the changes of this guest's arrival. */
  version: number;
  name: string;
}

/** With the phone that changed it last, and the number of its press. */
export interface StoredArrival extends Arrival {
  phone: string;
  press: number;
}

/** Sets how many people of a guest are here. */
export interface Press {
  guest: string;
  people: number;
  /** The version that the phone got from the server; 0 without one. */
  base: number;
  /** Increases with every press of a phone. */
  press: number;
  name: string;
}

export type PressOutcome = 'stored' | 'known' | 'elsewhere';

/** Ids of guests added at the door are created on the phone. */
export const isWalkIn = (guest: string): boolean => guest.startsWith('+');

/**
 * 'stored': nobody else has changed the arrival since the phone's `base`. 'known': equal to the stored one, or
 * older than this phone's last stored press. 'elsewhere': another phone was first, and its
 * value stays. Repetition and order do not matter (behaviour 41.4).
 */
export function decidePress(
  stored: StoredArrival | undefined,
  { base, press, people }: Press,
  phone: string,
): PressOutcome {
  if (!stored) return people === 0 ? 'known' : 'stored';
  const isOwn = stored.phone === phone;
  if (isOwn && stored.press >= press) return 'known';
  if (stored.people === people) return 'known';
  return isOwn || stored.version === base ? 'stored' : 'elsewhere';
}

export interface DoorGuest {
  id: string;
  name: string;
  /** The people of a household; empty for one person. */
  household: string;
  answer: Answer | 'waiting' | 'none';
  /** How many people are expected; 0 without a yes. */
  expected: number;
  note: string;
}

/** A guest on paper: the id, the name, what is expected, the household and the note. */
export type DoorLine = readonly [string, string, string, string, string];

export function describeExpected({ answer, expected }: Pick<DoorGuest, 'answer' | 'expected'>) {
  switch (answer) {
    case 'yes':
      return say('{count, plural, one {# person} other {# people}}', { count: expected });
    case 'maybe':
      return say('Maybe');
    case 'no':
      return say('Declined');
    case 'waiting':
      return say('On the waiting list');
    case 'none':
      return say('No response yet');
  }
}

/** Who comes or might; the others may come nevertheless. */
export const isExpected = ({ answer }: Pick<DoorGuest, 'answer'>): boolean =>
  answer === 'yes' || answer === 'maybe';

/** How many people one press of 'Here' checks in. */
export const countPressed = ({ expected }: Pick<DoorGuest, 'expected'>): number =>
  Math.max(1, expected);

/** How many people are here, and how many said yes. */
export function countPeople(
  guests: readonly DoorGuest[],
  arrivals: ReadonlyMap<string, Pick<Arrival, 'people'>>,
): { here: number; expected: number } {
  let here = 0;
  let expected = 0;
  for (const guest of guests) {
    expected += guest.expected;
    here += arrivals.get(guest.id)?.people ?? 0;
  }
  for (const [guest, { people }] of arrivals) if (isWalkIn(guest)) here += people;
  return { here, expected };
}

/** The server's arrivals, overlaid with unconfirmed presses. */
export function layPresses(
  arrivals: ReadonlyMap<string, Arrival>,
  presses: readonly Press[],
): ReadonlyMap<string, Arrival> {
  if (presses.length === 0) return arrivals;
  const shown = new Map(arrivals);
  for (const { guest, people, base, name } of presses) {
    shown.set(guest, { guest, people, version: base, name });
  }
  return shown;
}
