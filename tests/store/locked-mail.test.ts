import { describe, expect, test } from 'vitest';

import { engines } from '#tests/setup/engines.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

describe.each(engines)('on $name, mail of a locked host', (engine) => {
  const office = openMailOffice(engine);

  const lock = (at: number | null) =>
    office.db
      .updateTable('hosts')
      .set({ locked_at: at })
      .where('uid', '=', secretHost.uid)
      .execute();

  async function queue(count: number): Promise<string> {
    const { inviteId, mails } = await office.prepare(count);
    await office.inTransaction((trx) => office.mail.enqueue(trx, mails));
    return inviteId;
  }

  const rows = (inviteId: string) =>
    office.db
      .selectFrom('outbox')
      .select(['state', 'problem'])
      .where('invite_id', '=', inviteId)
      .execute();

  async function drain(): Promise<number> {
    await office.hire().drain();
    return office.sink.received.length;
  }

  test('waits, and goes out within an hour of the unlocking (behaviour 46.13)', async () => {
    const id = await queue(2);
    await lock(1);
    expect(await drain()).toBe(0);
    office.now += 2 * day;
    expect(await drain()).toBe(0);
    expect(await rows(id)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
    await lock(null);
    office.now += hour;
    expect(await drain()).toBe(2);
  });

  test('is given up seven days after it was queued (behaviour 46.13)', async () => {
    const id = await queue(1);
    await lock(1);
    office.now += 7 * day;
    expect(await drain()).toBe(0);
    expect(await rows(id)).toMatchObject([{ state: 'suppressed', problem: 'locked' }]);
    await lock(null);
    office.now += day;
    expect(await drain()).toBe(0);
  });

  test('keeps nobody else’s back (behaviour 46.13)', async () => {
    await queue(1);
    await lock(1);
    const { mails } = await office.prepare(1);
    await office.inTransaction((trx) =>
      office.mail.enqueue(
        trx,
        mails.map((mail) => ({ ...mail, hostUid: null })),
      ),
    );
    expect(await drain()).toBe(1);
    await lock(null);
  });
});
