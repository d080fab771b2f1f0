import { describe, expect, test } from 'vitest';

import type { Worker } from '#app/features/mail/worker.server.ts';
import { engines } from '#tests/setup/engines.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';
import type { Refusal, SmtpSink } from '#tests/setup/smtp-server.ts';

const messages = 60;
/** Of two workers, five each. */
const conversations = 10;

/** Refuses every `count`-th attempt. */
function doEvery(count: number, refusal: Refusal): () => Refusal {
  let asked = 0;
  return () => ((asked += 1) % count === 0 ? refusal : null);
}

/** Always refuses the guests whose number ends in 7. */
const refuseSome = (refusal: Refusal) => (address: string) =>
  /^guest\d*7@/.test(address) ? refusal : null;
const refused = messages / 10;

interface Fault {
  name: string;
  cause: (sink: SmtpSink) => void;
  /** Messages that fail for good because of the refusal. */
  failed?: number;
  /** How many may be sent twice. */
  twice?: number;
}

const faults: Fault[] = [
  {
    name: 'greylisting of everybody',
    cause: (sink) => {
      const known = new Set<string>();
      sink.atRecipient = (address) => {
        if (known.has(address)) return null;
        known.add(address);
        return '450 4.2.0 Greylisted';
      };
    },
  },
  {
    name: '451 for every third recipient',
    cause: (sink) => (sink.atRecipient = doEvery(3, '451 4.3.0 Later')),
  },
  {
    name: '451 for every third message',
    cause: (sink) => (sink.atData = doEvery(3, '451 4.3.0 Later')),
  },
  {
    name: '550 for every tenth guest',
    cause: (sink) => (sink.atRecipient = refuseSome('550 5.1.1 Unknown')),
    failed: refused,
  },
  {
    name: '554 for mail to every tenth guest',
    cause: (sink) => (sink.atData = refuseSome('554 5.7.1 Spam')),
    failed: refused,
  },
  {
    name: 'cuts at every tenth recipient',
    cause: (sink) => (sink.atRecipient = doEvery(10, 'cut')),
  },
  { name: 'cuts before every tenth DATA', cause: (sink) => (sink.atData = doEvery(10, 'cut')) },
  {
    name: 'a cut after DATA',
    cause: (sink) => {
      let accepted = 0;
      sink.afterData = () => ((accepted += 1) === messages / 2 ? 'cut' : null);
    },
    twice: conversations,
  },
];

describe.each(engines)('faults of the mail server, with two workers on $name:', (engine) => {
  const office = openMailOffice(engine);

  /** Lets the clock run until no worker has anything to do. */
  async function finish(team: readonly Worker[]): Promise<void> {
    for (;;) {
      const next = await Promise.all(team.map((worker) => worker.drain()));
      const due = next.filter((at) => at !== null);
      if (due.length === 0) return;
      office.now = Math.max(office.now, Math.min(...due));
    }
  }

  test.each(faults)(
    '$name: nothing is lost (behaviour 29.6)',
    async ({ name, cause, failed = 0, twice = 0 }) => {
      const { sink } = office;
      await office.post(messages);
      cause(sink);
      await finish([office.hire(), office.hire()]);
      expect(sink.refusals).toBeGreaterThan(0);
      const rows = await office.db
        .selectFrom('outbox')
        .select(['state', 'message_id as id'])
        .execute();
      const sent = rows.filter(({ state }) => state === 'sent').map(({ id }) => id);
      expect(sent).toHaveLength(messages - failed);
      expect(rows.filter(({ state }) => state === 'failed')).toHaveLength(failed);
      const came = sink.received.map(({ messageId }) => messageId);
      const lost = sent.filter((id) => !came.includes(id));
      expect(lost).toEqual([]);
      // A copy has the Message-ID of the first, so all are those of the queue.
      expect(new Set(came)).toEqual(new Set(sent));
      const copies = came.length - sent.length;
      expect(copies).toBeLessThanOrEqual(twice);
      process.stdout.write(
        `${engine.name}, ${name}: ${messages} messages, ${sink.asked.length} tries, ${lost.length} lost, ${copies} twice\n`,
      );
    },
  );
});
