import type { CompiledQuery, QueryResult } from 'kysely';

import type { NodeSqlite } from './sqlite.server.ts';

type Outcome = PromiseSettledResult<QueryResult<unknown>>;

interface Write {
  query: CompiledQuery;
  settle(outcome: Outcome): void;
}

/** Someone who wants the connection: to themselves, or as one more of the transactions that commit together. */
interface Waiting {
  joins: boolean;
  start(): void;
}

/**
 * The one connection to the file, used by turns. Single writes and whole transactions of one turn of the event
 * loop share a commit: one wait for the disk makes all of them durable. Each resolves once it is committed, and
 * fails for its own fault only; what is not committed is seen by nobody else.
 */
export class SharedConnection {
  readonly db: NodeSqlite;
  readonly #committed: () => void;
  readonly #waiting: Waiting[] = [];
  #writes: Write[] = [];
  /** Transactions that are done but for their commit. */
  #done: PromiseWithResolvers<void>[] = [];
  #inUse = false;
  #commitDue = false;

  /** `committed` is called after every commit that wrote. */
  constructor(db: NodeSqlite, committed: () => void) {
    this.db = db;
    this.#committed = committed;
  }

  /** A read outside of transactions. */
  read(query: CompiledQuery): QueryResult<unknown> | Promise<QueryResult<unknown>> {
    if (!this.#inUse && !this.db.inTransaction) return this.db.run(query);
    return this.take().then(() => {
      try {
        return this.db.run(query);
      } finally {
        this.release();
      }
    });
  }

  /** A write outside of transactions. */
  write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason);
      this.#writes.push({ query, settle });
      this.#commitSoon();
    });
  }

  /** Resolves when the connection is free, in the order of asking. */
  take(): Promise<void> {
    return this.#wait(false);
  }

  release(): void {
    this.#inUse = false;
    this.#goOn();
  }

  async begin(): Promise<void> {
    await this.#wait(true);
    try {
      this.#open();
      this.db.savepoint();
    } catch (error) {
      if (this.#done.length === 0) this.db.rollback();
      this.release();
      throw error;
    }
  }

  commit(): Promise<void> {
    this.db.releaseSavepoint();
    const done = Promise.withResolvers<void>();
    this.#done.push(done);
    this.#commitSoon();
    this.release();
    return done.promise;
  }

  /** After some failures, such as a full disk, SQLite has rolled back by itself, and all before with it: for this `reason`. */
  rollback(reason: unknown): void {
    const undo = () => this.db.rollbackToSavepoint();
    const undone = this.db.inTransaction && attempt(undo).status === 'fulfilled';
    if (!undone) this.#fail(reason);
    try {
      if (this.#done.length === 0) this.db.rollback();
    } finally {
      this.release();
    }
  }

  /** What was written is committed; whoever is in the middle of something, or still waits, is told that it is closed. */
  close(): void {
    if (!this.#inUse) this.#commitAll();
    this.db.close();
  }

  #wait(joins: boolean): Promise<void> {
    return new Promise((resolve) => {
      const start = () => {
        this.#inUse = true;
        resolve();
      };
      this.#waiting.push({ joins, start });
      this.#goOn();
    });
  }

  /** Lets the next one in. While a commit is awaited, only what can be part of it. */
  #goOn(): void {
    if (this.#inUse) return;
    if (this.#commitDue) return this.#commitAll();
    const open = this.db.inTransaction;
    const index = this.#waiting.findIndex(({ joins }) => joins || !open);
    if (index >= 0) this.#waiting.splice(index, 1)[0]?.start();
  }

  /** At the end of the turn, or once whoever uses the connection then is done. */
  #commitSoon(): void {
    if (this.#writes.length + this.#done.length > 1) return;
    setImmediate(() => {
      this.#commitDue = true;
      this.#goOn();
    });
  }

  #commitAll(): void {
    this.#commitDue = false;
    const writes = this.#writes;
    this.#writes = [];
    const outcomes = this.#together(writes);
    for (const { resolve } of this.#done) resolve();
    this.#done = [];
    for (const [index, write] of writes.entries()) {
      write.settle(outcomes?.[index] ?? this.#alone(write));
    }
    this.#goOn();
  }

  /**
   * The outcomes of the writes after the commit, or null when nothing was stored and each is to be tried alone. A
   * statement that breaks a rule is undone by itself; some failures, such as a full disk, take the transaction with
   * them.
   */
  #together(writes: readonly Write[]): Outcome[] | null {
    if (this.#done.length === 0 && writes.length < 2) return null;
    const begun = attempt(() => this.#open());
    if (begun.status === 'rejected') {
      this.#fail(begun.reason);
      // A lock that another process holds is waited for once, not once for each.
      return writes.map(() => begun);
    }
    const outcomes: Outcome[] = [];
    try {
      for (const { query } of writes) {
        const outcome = attempt(() => this.db.run(query));
        if (!this.db.inTransaction) throw outcome.status === 'rejected' ? outcome.reason : outcome;
        outcomes.push(outcome);
      }
      this.db.commit();
    } catch (error) {
      this.db.rollback();
      this.#fail(error);
      return null;
    }
    this.#committed();
    return outcomes;
  }

  #open(): void {
    if (!this.db.inTransaction) this.db.begin();
  }

  #alone({ query }: Write): Outcome {
    const outcome = attempt(() => this.db.run(query));
    if (outcome.status === 'fulfilled') this.#committed();
    return outcome;
  }

  /** The transactions that waited for the commit have stored nothing. */
  #fail(reason: unknown): void {
    const done = this.#done;
    this.#done = [];
    for (const { reject } of done) reject(reason);
  }
}

function attempt<Value>(work: () => Value): PromiseSettledResult<Value> {
  try {
    return { status: 'fulfilled', value: work() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
