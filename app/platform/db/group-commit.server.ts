import type { CompiledQuery, QueryResult } from 'kysely';

import type { NodeSqlite } from './sqlite.server.ts';

type Outcome = PromiseSettledResult<QueryResult<unknown>>;

interface Write {
  query: CompiledQuery;
  settle(outcome: Outcome): void;
}

/** Runs work that needs the connection for itself, when its turn comes. */
type Exclusively = (work: () => void) => Promise<void>;

/**
 * Lets the single writes of one turn of the event loop share a transaction: one wait for the disk makes all
 * of them durable. Each resolves once it is committed, and fails for its own fault only.
 */
export class GroupCommit {
  readonly #db: NodeSqlite;
  readonly #exclusively: Exclusively;
  readonly #committed: () => void;
  #group: Write[] = [];

  constructor(db: NodeSqlite, exclusively: Exclusively, committed: () => void) {
    this.#db = db;
    this.#exclusively = exclusively;
    this.#committed = committed;
  }

  write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason);
      this.#group.push({ query, settle });
      if (this.#group.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** Whoever comes while another transaction is awaited still belongs to the group. */
  #flush(): void {
    void this.#exclusively(() => {
      const group = this.#group;
      this.#group = [];
      const outcomes = this.#together(group) ?? group.map((write) => this.#alone(write));
      for (const [index, write] of group.entries()) write.settle(outcomes[index] as Outcome);
    });
  }

  /**
   * The outcomes of a group after its commit, or null when nothing of it was stored. A statement that
   * breaks a rule is undone by itself; some failures, such as a full disk, take the transaction with them.
   */
  #together(group: readonly Write[]): Outcome[] | null {
    if (group.length === 1) return null;
    try {
      this.#db.begin();
    } catch (reason) {
      return group.map(() => ({ status: 'rejected', reason }));
    }
    const outcomes: Outcome[] = [];
    try {
      for (const { query } of group) {
        outcomes.push(attempt(() => this.#db.run(query)));
        if (!this.#db.inTransaction) return null;
      }
      this.#db.commit();
    } catch {
      this.#db.rollback();
      return null;
    }
    this.#committed();
    return outcomes;
  }

  #alone({ query }: Write): Outcome {
    const outcome = attempt(() => this.#db.run(query));
    if (outcome.status === 'fulfilled') this.#committed();
    return outcome;
  }
}

function attempt(work: () => QueryResult<unknown>): Outcome {
  try {
    return { status: 'fulfilled', value: work() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
