import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { countMail } from '#app/features/mail/outbox/statuses.server.ts';
import { type TestDatabase, engines } from '#tests/setup/engines.ts';
import { createTestWorker } from '#tests/setup/mail-worker.ts';
import { createQueue, makeGuests, prepareInvitations } from '#tests/setup/mail.ts';
import { type Refusal, type SmtpSink, openSmtpSink } from '#tests/setup/smtp-server.ts';

const queued = 40;
/** Messages that are sent at a time. */
const atOnce = 5;

describe.each(engines)('a mail worker that stops, on $name,', (engine) => {
  let opened: TestDatabase;
  let sink: SmtpSink;
  let now = Date.UTC(2027, 4, 1, 10);

  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    sink = await openSmtpSink();
    await opened.db.deleteFrom('outbox').execute();
    const { mails } = await prepareInvitations(opened.db, makeGuests(queued));
    const queue = createQueue(() => now);
    await opened.db.transaction().execute((trx) => queue.enqueue(trx, mails));
  });
  afterEach(() => sink.stop());

  const hire = (patienceMs?: number) =>
    createTestWorker({
      db: opened.db,
      clock: () => now,
      url: sink.url,
      ...(patienceMs === undefined ? {} : { patienceMs }),
    });
  const states = () => countMail(opened.db);
  const attempts = async () => {
    const query = opened.db.selectFrom('outbox').select('attempts').where('state', '=', 'queued');
    return (await query.execute()).map((row) => row.attempts);
  };

  /** A worker in the middle of its first messages, which the mail server holds until `answer` is called. */
  async function beginToSend(patienceMs?: number) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Refusal>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    sink.atData = () => {
      reach();
      return answered;
    };
    const worker = hire(patienceMs);
    worker.wake();
    await reached;
    return { worker, answer };
  }

  test('finishes what it has begun and puts the rest back', async () => {
    const { worker, answer } = await beginToSend();
    const stopped = worker.stop();
    answer(null);
    await stopped;
    const { sent, queued: left, leased } = await states();
    expect(leased).toBe(0);
    expect(sent).toBe(sink.received.length);
    expect(sent).toBeLessThanOrEqual(atOnce);
    expect(left).toBe(queued - sent);
    expect(Math.max(...(await attempts()))).toBe(0);
  });

  test('does not wait for a mail server that stalls, and nothing is lost', async () => {
    const { worker } = await beginToSend(0);
    await worker.stop();
    expect(await states()).toMatchObject({ queued, leased: 0 });
    expect((await attempts()).filter((each) => each > 0).length).toBeLessThanOrEqual(atOnce);
    sink.atData = () => null;
    now += 60_000;
    const other = hire();
    await other.drain();
    await other.stop();
    expect(await states()).toMatchObject({ sent: queued, queued: 0 });
    expect(sink.received).toHaveLength(queued);
  });
});
