import type { Answer } from '#app/features/rsvp/schema.ts';

/** How many people have arrived for a guest on the list, or for one who was added at the door. */
export interface Arrival {
  /**
   * The id of an invitee, or of an answer of the open link. A guest who was added at the door has one that starts with
   * `+`.
   */
  guest: string;
  /** How many people are here; 0 after a press was taken back. */
  people: number;
  /** Counts the changes of this guest's arrival. */
  version: number;
  /** The name of a guest who was added at the door, else empty. */
  name: string;
}

/** A stored arrival, with the phone that changed it last and the number of that press. */
export interface StoredArrival extends Arrival {
  phone: string;
  press: number;
}

/** A press at the door: sets how many people of a guest are here. */
export interface Press {
  guest: string;
  people: number;
  /** The version of the arrival that the phone got from the server; 0 without one. */
  base: number;
  /** Increases with every press of a phone. */
  press: number;
  /** The name of a guest who was added at the door, else empty. */
  name: string;
}

export type PressOutcome = 'stored' | 'known' | 'elsewhere';

/** Whether a guest was added at the door. Such ids are made on the phone. */
export const isWalkIn = (guest: string): boolean => guest.startsWith('+');

/**
 * Decides a press of one phone. It is 'stored' when nobody else has changed the arrival since the phone last heard of
 * it. It is 'known' when it equals what is stored, or is older than this phone's last stored press. Else it is
 * 'elsewhere': another phone was first, and its value stays. The same presses count once, however often and in whatever
 * order they arrive (behaviour 41.4).
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

/** A guest on the list of the door screen. */
export interface DoorGuest {
  id: string;
  name: string;
  /** The people of a household; empty for one person. */
  household: string;
  answer: Answer | 'waiting' | 'none';
  /** How many people are expected; 0 for a guest who has not said yes. */
  expected: number;
  /** Their note to the host. */
  note: string;
}

/** How many people one press of 'Here' checks in. */
export const countPressed = ({ expected }: Pick<DoorGuest, 'expected'>): number =>
  Math.max(1, expected);

/** The number of people who are here, and of those who said yes. */
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

/** The arrivals to show on a phone: those from the server, overlaid with presses that the server has not confirmed. */
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
