import { describe, expect, test } from 'vitest';

import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import { replaceInvitees } from '#app/features/invite/invitee-writes.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { leaseDue } from '#app/features/mail/outbox/leases.server.ts';
import { recordSent } from '#app/features/mail/outbox/outcomes.server.ts';
import { engines } from '#tests/setup/engines.ts';
import { type MailOffice, openMailOffice } from '#tests/setup/mail-office.ts';
import { noLimits } from '#tests/setup/mail-worker.ts';

describe.each(engines)('the outbox on $name', (engine) => {
  const office = openMailOffice(engine);
  const { mail } = office;
  const prepare = (count: number) => office.prepare(count);
  const inTransaction: MailOffice['inTransaction'] = (work) => office.inTransaction(work);
  const rowsOf = (inviteId: string) =>
    office.db.selectFrom('outbox').selectAll().where('invite_id', '=', inviteId).execute();

  test('mail is stored with the change that causes it, or not at all (behaviour 29.2)', async () => {
    const { inviteId, mails } = await prepare(3);
    const broken = inTransaction(async (trx) => {
      await mail.enqueue(trx, mails);
      throw new Error('the change failed');
    });
    await expect(broken).rejects.toThrow('the change failed');
    expect(await rowsOf(inviteId)).toEqual([]);
    expect(await inTransaction((trx) => mail.enqueue(trx, mails))).toBe(3);
    const rows = await rowsOf(inviteId);
    expect(new Set(rows.map((row) => row.message_id)).size).toBe(3);
    for (const row of rows) {
      expect(row).toMatchObject({ state: 'queued', due_at: office.now, attempts: 0 });
      expect(row.message_id).toMatch(/^[\w-]{32}@festoon\.example$/);
    }
  });

  test('a second mail with the same key is not queued, also when both come at once (behaviour 29.2)', async () => {
    const { inviteId, mails } = await prepare(40);
    const keyed = mails.map((each) => ({ ...each, once: `press:${each.inviteeId}` }));
    const queue = () => inTransaction((trx) => mail.enqueue(trx, keyed));
    const counts = await Promise.all([queue(), queue(), queue()]);
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 40]);
    expect(await rowsOf(inviteId)).toHaveLength(40);
  });

  test('ten thousand are queued in one transaction (behaviour 29.2)', async () => {
    const { inviteId, mails } = await prepare(10_000);
    expect(await inTransaction((trx) => mail.enqueue(trx, mails))).toBe(10_000);
    const { count } = await office.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('invite_id', '=', inviteId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(10_000);
  });

  test('one address of 40,000 that wants no mail is found (behaviour 29.10)', async () => {
    const { inviteId } = await prepare(1);
    await mail.optOut(office.db, { inviteId, address: 'guest-39000@many.example' });
    const all = Array.from({ length: 40_000 }, (_, index) => `guest-${index}@many.example`);
    const found = await mail.findOptedOut(office.db, inviteId, all);
    expect([...found]).toEqual(['guest-39000@many.example']);
  });

  test('a press is undone as far as nothing of it was begun (behaviour 29.3)', async () => {
    const { inviteId, mails } = await prepare(4);
    const batch = `press-${inviteId}`;
    await inTransaction((trx) => mail.enqueue(trx, mails, { batch, canUndo: true }));
    const [first] = await rowsOf(inviteId);
    expect(first?.due_at).toBe(office.now + 10_000);
    await office.db
      .updateTable('outbox')
      .set({ state: 'leased', attempts: 1 })
      .where('id', '=', first?.id ?? '')
      .execute();
    const undo = (id: string) => inTransaction((trx) => mail.undo(trx, { inviteId: id, batch }));
    expect(await undo('another-event')).toBe(0);
    expect(await undo(inviteId)).toBe(3);
    expect(await undo(inviteId)).toBe(0);
    expect((await rowsOf(inviteId)).map(({ id }) => id)).toEqual([first?.id]);
  });

  test('what waits goes where its guest reads mail by now, also what is being sent (behaviour 29.8)', async () => {
    const { inviteId, inviteeIds, mails } = await prepare(4);
    const [corrected = '', edited = '', cleared = '', same = ''] = inviteeIds;
    await office.db.deleteFrom('outbox').execute();
    await inTransaction((trx) => mail.enqueue(trx, mails));
    await office.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await inTransaction((trx) => mail.enqueue(trx, mails));
    const lease = 'a-lease';
    const leased = await leaseDue(office.db, {
      now: office.now,
      lease,
      most: 9,
      ...noLimits,
    });
    const inHand = 'mails' in leased ? leased.mails : [];
    expect(inHand).toHaveLength(4);
    await inTransaction((trx) =>
      correctInviteeAddress(trx, {
        inviteId,
        inviteeId: corrected,
        address: 'new@a.example',
        now: office.now,
      }),
    );
    const emails = new Map([
      [corrected, 'new@a.example'],
      [edited, 'new@b.example'],
      [cleared, ''],
    ]);
    const invitees = (await listInvitees(office.db, inviteId)).map(({ id, name, email }) => ({
      id,
      name,
      email: emails.get(id) ?? email,
    }));
    await inTransaction((trx) => replaceInvitees(trx, inviteId, invitees));
    // Whoever has sent it meanwhile sends it to the new address too.
    for (const each of inHand)
      await recordSent(office.db, { mail: each, lease, now: office.now }, { answer: '250 OK' });
    const found = async (inviteeId: string) =>
      (await rowsOf(inviteId))
        .filter((row) => row.invitee_id === inviteeId)
        .map(({ address, state }) => `${state} ${address}`)
        .toSorted();
    expect(await found(corrected)).toEqual(['queued new@a.example', 'sent guest0@example.org']);
    expect(await found(edited)).toEqual(['queued new@b.example', 'sent guest1@example.org']);
    expect(await found(cleared)).toEqual(['sent guest2@example.org', 'sent guest2@example.org']);
    expect(await found(same)).toEqual(['sent guest3@example.org', 'sent guest3@example.org']);
  });

  test('the status of a guest is that of the latest mail (behaviour 29.9)', async () => {
    const { inviteeIds, mails } = await prepare(3);
    const [ana = '', ben = '', none = ''] = inviteeIds;
    await inTransaction((trx) => mail.enqueue(trx, mails.slice(0, 2)));
    await office.db
      .updateTable('outbox')
      .set({ state: 'failed', problem: 'no-mailbox', updated_at: office.now + 5 })
      .where('invitee_id', '=', ana)
      .execute();
    office.now += 60_000;
    await inTransaction((trx) =>
      mail.enqueue(trx, [{ ...mails[1]!, kind: 'reminder', payload: { isAutomatic: false } }]),
    );
    await office.db
      .updateTable('outbox')
      .set({ state: 'leased' })
      .where('invitee_id', '=', ben)
      .where('kind', '=', 'reminder')
      .execute();
    const statuses = await mail.listStatuses(office.db, [ana, ben, none]);
    expect(statuses.get(ana)).toMatchObject({ state: 'failed', problem: 'no-mailbox' });
    expect(statuses.get(ben)).toMatchObject({ state: 'queued', kind: 'reminder' });
    expect(statuses.has(none)).toBe(false);
    expect((await mail.listStatuses(office.db, [])).size).toBe(0);
  });

  test('who opted out is recognized by address, for one event or for all, until it is taken back (behaviour 29.10)', async () => {
    const [one, other] = await Promise.all([prepare(1), prepare(1)]);
    const all = ['ana@example.org', 'Ben@Example.org ', 'cleo@example.org'];
    const askOf = async (id: string | null) => [...(await mail.findOptedOut(office.db, id, all))];
    await mail.optOut(office.db, { address: 'ANA@example.org', inviteId: one.inviteId });
    await mail.optOut(office.db, { address: 'ANA@example.org', inviteId: one.inviteId });
    await mail.optOut(office.db, { address: 'ben@example.org', inviteId: null });
    expect(await askOf(one.inviteId)).toEqual(expect.arrayContaining(all.slice(0, 2)));
    expect(await askOf(other.inviteId)).toEqual([all[1]]);
    expect(await askOf(null)).toEqual([all[1]]);
    await mail.optIn(office.db, { address: 'ben@example.org', inviteId: null });
    expect(await askOf(other.inviteId)).toEqual([]);
    const stored = await office.db.selectFrom('mail_opt_outs').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/example/i);
  });

  test('mail and wishes of an event go with it (behaviour 29.9)', async () => {
    const { inviteId, mails } = await prepare(2);
    await inTransaction((trx) => mail.enqueue(trx, mails));
    await mail.optOut(office.db, { address: 'dora@example.org', inviteId });
    await office.db.deleteFrom('invites').where('id', '=', inviteId).execute();
    expect(await rowsOf(inviteId)).toEqual([]);
    const left = await office.db
      .selectFrom('mail_opt_outs')
      .select('id')
      .where('invite_id', '=', inviteId)
      .execute();
    expect(left).toEqual([]);
  });
});
