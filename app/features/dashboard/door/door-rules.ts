import type { Answer } from '#app/features/rsvp/schema.ts';

/** How many people somebody on the list, or somebody added at the door, has come with. */
export interface Arrival {
  /** The id of an invitee or of an answer of the open link; of somebody added at the door one that starts with `+`. */
  guest: string;
  /** How many people are here; 0 when a press was taken back. */
  people: number;
  /** Counts the changes of this guest's arrival. */
  version: number;
  /** The name of somebody added at the door, else empty. */
  name: string;
}

/** An arrival as it is stored: with the phone that changed it last, and which of that phone's presses it was. */
export interface StoredArrival extends Arrival {
  phone: string;
  press: number;
}

/** What somebody at the door pressed: from now on so many people are here. */
export interface Press {
  guest: string;
  people: number;
  /** The version of the arrival that the phone has from the server; 0 without one. */
  base: number;
  /** Grows with every press of a phone. */
  press: number;
  /** The name of somebody added at the door, else empty. */
  name: string;
}

export type PressOutcome = 'stored' | 'known' | 'elsewhere';

/** Whether a guest was added at the door: such ids are made on the phone. */
export const isWalkIn = (guest: string): boolean => guest.startsWith('+');

/**
 * Decides a press of one phone. It is 'stored' when nobody else changed the arrival since the phone last heard of it,
 * 'known' when it says what is stored or is older than what this phone sent, and else 'elsewhere': another phone was
 * first, and what that one said stays. The same presses count once, however often and in whatever order they arrive
 * (behaviour 41.4).
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

/** Somebody on the list as the screen at the door needs them. */
export interface DoorGuest {
  id: string;
  name: string;
  /** The people of a household; empty for one person. */
  household: string;
  answer: Answer | 'waiting' | 'none';
  /** How many people are expected; 0 of somebody who has not said that they come. */
  expected: number;
  /** What they wrote to the host. */
  note: string;
}

/** How many people one press of 'Here' stands for. */
export const countPressed = ({ expected }: Pick<DoorGuest, 'expected'>): number =>
  Math.max(1, expected);

/** The people who are here, and those who said that they come. */
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

/** The arrivals as the phone shows them: what the server said, and over it what was pressed and is not yet answered. */
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
