import type { CompiledQuery, QueryResult } from 'kysely';

import { NodeSqlite } from './sqlite.server.ts';

type Outcome = PromiseSettledResult<QueryResult<unknown>>;

interface Write {
  query: CompiledQuery;
  settle(outcome: Outcome): void;
}

/** `joins`: for a transaction, which may commit together with others. */
interface Waiting {
  joins: boolean;
  start(): void;
}

/**
 * The only connection that writes to the file. Single writes and transactions of one turn of the event loop share a
 * commit, and so one wait for the disk. Each resolves after the commit and fails only for an error of its own. No caller
 * reads uncommitted data: while a transaction is open, a second connection reads what was committed last. It never waits
 * for a lock, because readers of a write-ahead log do not.
 */
export class SharedConnection {
  readonly db: NodeSqlite;
  #reader: NodeSqlite | undefined;
  readonly #committed: () => void;
  readonly #waiting: Waiting[] = [];
  #writes: Write[] = [];
  #done: PromiseWithResolvers<void>[] = [];
  #inUse = false;
  #commitDue = false;
  #held = false;

  /** `committed` is called after every commit that wrote. */
  constructor(db: NodeSqlite, committed: () => void) {
    this.db = db;
    this.#committed = committed;
  }

  /** Whatever is no plain query may write, and waits. */
  read(query: CompiledQuery): QueryResult<unknown> | Promise<QueryResult<unknown>> {
    if (!this.#inUse && !this.db.inTransaction) return this.db.run(query);
    if (query.query.kind === 'SelectQueryNode' && this.db.isOpen) {
      this.#reader ??= new NodeSqlite(this.db.file, { readOnly: true });
      return this.#reader.run(query);
    }
    return this.take().then(() => {
      try {
        return this.db.run(query);
      } finally {
        this.release();
      }
    });
  }

  write(query: CompiledQuery): Promise<QueryResult<unknown>> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason);
      this.#writes.push({ query, settle });
      this.#commitSoon();
    });
  }

  take(): Promise<void> {
    return this.#wait(false);
  }

  release(): void {
    this.#inUse = false;
    this.#goOn();
  }

  /** Makes writes and transactions wait until `lift`. Resolves when none of them is running. */
  async hold(): Promise<void> {
    await this.take();
    this.#held = true;
    this.release();
  }

  lift(): void {
    this.#held = false;
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

  /**
   * When SQLite has already rolled back, as it does when the disk is full, the transactions that wait for the same
   * commit fail with `reason` too.
   */
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

  /** Commits what was written. A transaction that is open or still waits fails because the database is closed. */
  close(): void {
    if (!this.#inUse) this.#commitAll();
    this.#reader?.close();
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

  /** While a commit is due, only callers that can be part of it start. */
  #goOn(): void {
    if (this.#inUse) return;
    if (this.#commitDue && !this.#held) return this.#commitAll();
    const open = this.db.inTransaction;
    const index = this.#waiting.findIndex(({ joins }) => (joins ? !this.#held : !open));
    if (index >= 0) this.#waiting.splice(index, 1)[0]?.start();
  }

  /** Commits at the end of the turn, or as soon as the caller that uses the connection then has finished. */
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
   * Returns the outcomes after the commit, or null when nothing was stored and each write must be tried alone. SQLite
   * undoes a statement that violates a constraint; other failures roll back everything.
   */
  #together(writes: readonly Write[]): Outcome[] | null {
    if (this.#done.length === 0 && writes.length < 2) return null;
    const begun = attempt(() => this.#open());
    if (begun.status === 'rejected') {
      this.#fail(begun.reason);
      // Tried alone, each write would wait once more for the lock that another process holds.
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
