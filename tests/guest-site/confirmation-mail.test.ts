import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { listMail, verifyHost } from '#tests/setup/guest-mail.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const begun = Date.UTC(2027, 4, 1, 10);
const minute = 60_000;

// Nothing is sent: the test's clock stands before everything that is due.
useSite(
  { SMTP_URL: 'file:/dev/null/nowhere', MAIL_FROM: 'Festoon <invitations@festoon.example>' },
  { clock: () => now, limits: createNoLimits() },
);
let now = begun;
let inviteId: string;
let page: string;

beforeEach(async () => {
  now = begun;
  await open();
});

async function open(changed: Parameters<typeof addEvent>[1] = {}) {
  const { db } = site;
  const invitees = [{ name: 'Chiara Rossi', email: 'chiara@example.org' }];
  inviteId = await addEvent(db, { invitees, ...changed });
  page = getGuestPath(inviteId);
  await verifyHost(db);
}

async function invited(state: 'sent' | 'failed' = 'sent'): Promise<Visitor> {
  const { db, mail } = site.services;
  const { id: inviteeId, email } = await db
    .selectFrom('invitees')
    .select(['id', 'email'])
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  const about = { address: email, hostUid: secretHost.uid, inviteId, inviteeId };
  await db.transaction().execute(async (trx) => {
    await mail.enqueue(trx, [{ kind: 'invitation', payload: null, ...about }]);
    await trx.updateTable('outbox').set({ state }).where('invite_id', '=', inviteId).execute();
  });
  return linked();
}

async function linked(): Promise<Visitor> {
  const visitor = site.visitor();
  const [token] = await listTokens(site.db, inviteId);
  await visitor.get(`${page}?g=${token}`);
  return visitor;
}

const confirmations = async () =>
  (await listMail(site.db, inviteId)).filter(({ kind }) => kind === 'confirmation');
const say = (guest: Visitor, answer: string) => guest.post(page, { answer });

describe('a guest’s yes', () => {
  test('is confirmed a minute later at the address that the invitation was sent to (behaviour 36.1)', async () => {
    await say(await invited(), 'yes');
    expect(await confirmations()).toMatchObject([
      { address: 'chiara@example.org', state: 'queued', due_at: now + minute },
    ]);
  });

  test('is not confirmed once the event is over (behaviour 36.1)', async () => {
    const guest = await invited();
    now = Date.parse('2027-06-13T01:59:59Z');
    await say(guest, 'yes');
    expect(await confirmations()).toHaveLength(1);
    await say(guest, 'no');
    now += 1000;
    await say(guest, 'yes');
    expect(await confirmations()).toEqual([]);
  });

  test('that is taken back and given again within a minute is confirmed once (behaviour 36.1)', async () => {
    const guest = await invited();
    for (const answer of ['yes', 'no', 'yes', 'maybe', 'yes']) {
      await say(guest, answer);
      now += 10_000;
    }
    expect(await confirmations()).toMatchObject([
      { state: 'queued', due_at: now - 10_000 + minute },
    ]);
    await say(guest, 'no');
    expect(await confirmations()).toEqual([]);
  });

  test('that is repeated, or gets a companion, is not confirmed again (behaviour 36.1)', async () => {
    const guest = await invited();
    await say(guest, 'yes');
    await say(guest, 'yes');
    await guest.post(page, { extra: '1' });
    expect(await confirmations()).toHaveLength(1);
  });

  test('that comes and goes for hours is confirmed five times at most (behaviour 36.1)', async () => {
    const guest = await invited();
    for (let round = 0; round < 7; round += 1) {
      await say(guest, 'yes');
      await site.db
        .updateTable('outbox')
        .set({ state: 'sent' })
        .where('invite_id', '=', inviteId)
        .execute();
      await say(guest, 'no');
      now += 60 * minute;
    }
    expect(await confirmations()).toHaveLength(5);
  });

  test('is not confirmed to who was not invited by mail, or not reached (behaviour 36.1)', async () => {
    await say(await linked(), 'yes');
    expect(await confirmations()).toEqual([]);
    await open();
    await say(await invited('failed'), 'yes');
    expect(await confirmations()).toEqual([]);
  });

  test('is not confirmed in the name of a host without a confirmed address (behaviour 36.1)', async () => {
    const { db } = site;
    const guest = await invited();
    await db.updateTable('hosts').set({ mail_verified_at: null }).execute();
    await say(guest, 'yes');
    expect(await confirmations()).toEqual([]);
  });

  test('that goes to the waiting list is not confirmed (behaviour 36.1)', async () => {
    await open({ answerSettings: { ...usualAnswers, seats: 1 } });
    await site.visitor().post(page, { answer: 'yes' });
    await say(await invited(), 'yes');
    expect(await confirmations()).toEqual([]);
  });
});
