import type { WaitingParty } from './seat-rules.ts';

/** A binary heap: each party is before its children, those at twice its index. Index 0 is not used. */
class Queue<Party extends WaitingParty> {
  readonly #heap: (Party | null)[] = [null];

  get head(): Party | null {
    return this.#heap[1] ?? null;
  }

  add(party: Party): void {
    let at = this.#heap.push(party) - 1;
    for (let up = at >> 1; this.#numberAt(up) > party.waiting; up = at >> 1) {
      this.#heap[at] = this.#heap[up] ?? null;
      at = up;
    }
    this.#heap[at] = party;
  }

  dropHead(): void {
    const last = this.#heap.pop() ?? null;
    if (last === null || this.#heap.length === 1) return;
    let at = 1;
    for (;;) {
      const [left, right] = [2 * at, 2 * at + 1];
      const down = this.#numberAt(right) < this.#numberAt(left) ? right : left;
      if (down >= this.#heap.length || this.#numberAt(down) >= last.waiting) break;
      this.#heap[at] = this.#heap[down] ?? null;
      at = down;
    }
    this.#heap[at] = last;
  }

  #numberAt(at: number): number {
    return this.#heap[at]?.waiting ?? (at === 0 ? -Infinity : Infinity);
  }
}

/**
 * A waiting list that many changes read and write in turn. Promotes the same parties as `choosePromoted`, without going
 * through the whole list each time, because parties of one size have a queue of their own.
 */
export class WaitingList<Party extends WaitingParty> {
  readonly #parties = new Map<string, Party>();
  readonly #queues = new Map<number, Queue<Party>>();

  constructor(parties: readonly Party[]) {
    for (const party of parties) this.put(party);
  }

  /** Adds a party, or replaces what it was. */
  put(party: Party): void {
    this.#parties.set(party.id, party);
    const queue = this.#queues.get(party.seats) ?? new Queue<Party>();
    this.#queues.set(party.seats, queue);
    queue.add(party);
  }

  remove(id: string): void {
    this.#parties.delete(id);
  }

  /** Removes and returns the parties that fit. */
  promote(free: number): Party[] {
    const promoted: Party[] = [];
    let left = free;
    for (let next = this.#findNext(left); next; next = this.#findNext(left)) {
      this.remove(next.id);
      promoted.push(next);
      left -= next.seats;
    }
    return promoted;
  }

  #findNext(left: number): Party | null {
    const heads = [...this.#queues]
      .filter(([seats]) => seats <= left)
      .flatMap(([, queue]) => this.#headOf(queue) ?? []);
    return heads.reduce<Party | null>(
      (first, head) => (first && first.waiting < head.waiting ? first : head),
      null,
    );
  }

  /** Drops parties that are no longer on the list, or of another size. */
  #headOf(queue: Queue<Party>): Party | null {
    for (let { head } = queue; head; head = queue.head) {
      if (this.#parties.get(head.id) === head) return head;
      queue.dropHead();
    }
    return null;
  }
}
