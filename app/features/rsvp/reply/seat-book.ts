import type { Reply, Seats } from '../reply.ts';
import { type ListedParty, countSeats, countTakenBy } from './seat-rules.ts';
import { WaitingList } from './waiting-list.ts';

/** The seats of an event while many replies change one after the other, each with a promotion if seats become free. */
export class SeatBook {
  #seats: Seats | null;
  readonly #waiting: WaitingList<ListedParty> | null;

  /** `seats` are null without a limit, `waiting` when nobody is promoted. */
  constructor(seats: Seats | null, waiting: readonly ListedParty[] | null) {
    this.#seats = seats;
    this.#waiting = waiting && new WaitingList(waiting);
  }

  /** What the next reply is judged by. */
  get seats(): Seats | null {
    return this.#seats;
  }

  /** Returns the promoted parties, in the list's order. */
  change(
    party: Pick<ListedParty, 'id' | 'inviteeId'>,
    before: Reply | null,
    after: Reply,
  ): ListedParty[] {
    if (this.#seats === null) return [];
    const { limit, next } = this.#seats;
    const { waiting } = after;
    if (waiting === null) this.#waiting?.remove(party.id);
    else this.#waiting?.put({ ...party, waiting, seats: countSeats(after) });
    const taken = this.#seats.taken - countTakenBy(before) + countTakenBy(after);
    const promoted = this.#waiting?.promote(limit - taken) ?? [];
    this.#seats = {
      ...this.#seats,
      taken: promoted.reduce((sum, { seats }) => sum + seats, taken),
      next: Math.max(next, (waiting ?? 0) + 1),
    };
    return promoted;
  }
}
