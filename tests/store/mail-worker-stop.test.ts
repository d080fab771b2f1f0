import { beforeEach, describe, expect, test } from 'vitest';

import { countMail } from '#app/features/mail/outbox/statuses.server.ts';
import { engines } from '#tests/setup/engines.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';
import type { Refusal } from '#tests/setup/smtp-server.ts';

const queued = 40;
const atOnce = 5;

describe.each(engines)('a mail worker that stops, on $name,', (engine) => {
  const office = openMailOffice(engine);
  beforeEach(() => office.post(queued));

  const states = () => countMail(office.db);
  const attempts = async () => {
    const query = office.db.selectFrom('outbox').select('attempts').where('state', '=', 'queued');
    return (await query.execute()).map((row) => row.attempts);
  };

  /** A worker in its first messages, which the mail server holds until `answer` is called. */
  async function beginToSend(patienceMs?: number) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Refusal>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    office.sink.atData = () => {
      reach();
      return answered;
    };
    const worker = office.hire(patienceMs === undefined ? {} : { patienceMs });
    worker.wake();
    await reached;
    return { worker, answer };
  }

  test('finishes what it has begun and puts the rest back (behaviour 29.5)', async () => {
    const { worker, answer } = await beginToSend();
    const stopped = worker.stop();
    answer(null);
    await stopped;
    const { sent, queued: left, leased } = await states();
    expect(leased).toBe(0);
    expect(sent).toBe(office.sink.received.length);
    expect(sent).toBeLessThanOrEqual(atOnce);
    expect(left).toBe(queued - sent);
    expect(Math.max(...(await attempts()))).toBe(0);
  });

  test('does not wait for a mail server that stalls, and nothing is lost (behaviour 29.5)', async () => {
    const { worker } = await beginToSend(0);
    await worker.stop();
    expect(await states()).toMatchObject({ queued, leased: 0 });
    expect((await attempts()).filter((each) => each > 0).length).toBeLessThanOrEqual(atOnce);
    office.sink.atData = () => null;
    office.now += 60_000;
    await office.hire().drain();
    expect(await states()).toMatchObject({ sent: queued, queued: 0 });
    expect(office.sink.received).toHaveLength(queued);
  });
});
