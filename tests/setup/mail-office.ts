import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import type { NewMail } from '#app/features/mail/schema.ts';
import type { Worker, WorkerServices } from '#app/features/mail/worker.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';

import type { TestDatabase, TestEngine } from './engines.ts';
import { createTestWorker, noMail } from './mail-worker.ts';
import { createQueue, prepareInvitations } from './mail.ts';
import { type SmtpSink, openSmtpSink } from './smtp-server.ts';

interface Hiring {
  limits?: Partial<WorkerServices['limits']>;
  patienceMs?: number;
  keepsContent?: boolean;
}

/** A database with an outbox, a mail server, workers, and the clock of all of them. */
export class MailOffice {
  #opened!: TestDatabase;
  #workers: Worker[] = [];
  sink!: SmtpSink;
  now = 0;
  counts = { ...noMail };
  readonly clock = () => this.now;
  readonly mail = createQueue(this.clock);

  get db(): Db {
    return this.#opened.db;
  }

  async open(engine: TestEngine): Promise<void> {
    this.#opened = await engine.open();
  }

  async begin(): Promise<void> {
    this.now = Date.UTC(2027, 4, 1, 10);
    this.counts = { ...noMail };
    this.sink = await openSmtpSink();
    for (const table of ['outbox', 'mail_counts', 'mail_opt_outs'] as const) {
      await this.db.deleteFrom(table).execute();
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    this.#workers = [];
    await this.sink.stop();
  }

  close(): Promise<void> {
    return this.#opened.close();
  }

  /** Stopped after the test. */
  hire(more: Hiring = {}): Worker {
    const { db, clock, counts } = this;
    const worker = createTestWorker({ db, clock, counts, url: this.sink.url, ...more });
    this.#workers.push(worker);
    return worker;
  }

  inTransaction<Value>(work: (trx: Db) => Promise<Value>): Promise<Value> {
    return this.db.transaction().execute(work);
  }

  prepare(count: number) {
    return prepareInvitations(this.db, makeInvitees(count));
  }

  async post(count: number, change: (mail: NewMail) => NewMail = (mail) => mail) {
    const prepared = await this.prepare(count);
    await this.inTransaction((trx) => this.mail.enqueue(trx, prepared.mails.map(change)));
    return prepared;
  }
}

/** Each test gets an empty outbox and a mail server that accepts everything. */
export function openMailOffice(engine: TestEngine): MailOffice {
  const office = new MailOffice();
  beforeAll(() => office.open(engine));
  afterAll(() => office.close());
  beforeEach(() => office.begin());
  afterEach(() => office.end());
  return office;
}
