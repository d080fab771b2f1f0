import { describe, expect, test } from 'vitest';

import { releaseHeld } from '#app/features/mail/outbox/held.server.ts';
import { holdMail, releaseMail } from '#app/features/mail/outbox/withdraw.server.ts';
import { engines } from '#tests/setup/engines.ts';
import { secretHost, setMailAddress } from '#tests/setup/hosts.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(engines)(
  'on $name, an invitation of a host without a confirmed address',
  (engine) => {
    const office = openMailOffice(engine);

    async function hold(count = 2): Promise<string> {
      await setMailAddress(office.db, secretHost, 'host@example.org', null);
      const { inviteId, mails } = await office.prepare(count);
      await office.inTransaction((trx) => office.mail.enqueue(trx, mails, { isHeld: true }));
      return inviteId;
    }

    const rows = (inviteId: string) =>
      office.db
        .selectFrom('outbox')
        .select(['state', 'problem', 'waits_for', 'due_at'])
        .where('invite_id', '=', inviteId)
        .execute();
    const drain = async () => {
      await office.hire().drain();
      return office.sink.received.length;
    };

    test('waits seven days, and is given up then (behaviour 29.25)', async () => {
      const id = await hold(1);
      const end = office.now + 7 * day;
      office.now = end - 1;
      expect(await drain()).toBe(0);
      expect(await rows(id)).toMatchObject([{ state: 'queued', waits_for: 'sender', due_at: end }]);
      office.now = end;
      expect(await drain()).toBe(0);
      expect(await rows(id)).toMatchObject([{ state: 'suppressed', problem: 'unconfirmed' }]);
    });

    test('goes out with the confirmation (behaviour 29.25)', async () => {
      const id = await hold();
      office.now += day;
      await setMailAddress(office.db, secretHost, 'host@example.org', office.now);
      await office.inTransaction((trx) => releaseHeld(trx, secretHost.uid, office.now));
      expect(await drain()).toBe(2);
      expect(await rows(id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    });

    test('is not sent by what makes other mail due (behaviour 29.25)', async () => {
      const id = await hold(1);
      const end = office.now + 7 * day;
      await office.inTransaction((trx) => holdMail(trx, id, office.now + day));
      await office.inTransaction((trx) => releaseMail(trx, id, office.now));
      expect(await drain()).toBe(0);
      expect(await rows(id)).toMatchObject([{ state: 'queued', waits_for: 'sender', due_at: end }]);
    });

    test('is not taken for one that waits for another day (behaviour 29.25)', async () => {
      const id = await hold(1);
      office.now += 7 * day - 1;
      const { mails } = await office.prepare(2);
      await office.inTransaction((trx) => office.mail.enqueue(trx, mails));
      await office.hire({ limits: { hostLimit: 1, youngLimit: 1 } }).drain();
      expect(office.sink.received).toHaveLength(1);
      expect(await rows(id)).toMatchObject([{ state: 'queued', waits_for: 'sender' }]);
    });
  },
);
