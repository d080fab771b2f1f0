import { describe, expect, test } from 'vitest';

import { readReturned } from '#app/features/mail/returned/read-returned.server.ts';
import { dayOfReplies, storeReply } from '#app/features/mail/returned/store-reply.server.ts';
import {
  countUnread,
  listGuestMessages,
  markSeen,
} from '#app/features/outreach/received/guest-messages.server.ts';
import { createToken } from '#app/platform/ids.server.ts';
import { toRaw } from '#tests/fixtures/returned-mail/sample.ts';
import { engines } from '#tests/setup/engines.ts';
import { openMailOffice } from '#tests/setup/mail-office.ts';

interface Letter {
  token: string;
  said?: string;
  id?: string;
  header?: string;
}

/** A reply as a person's mail program sends it. */
const reply = ({ token, said = 'Can I bring a dog?', id = 'a@x', header = 'X: y' }: Letter) =>
  toRaw(
    'From: Somebody <else@elsewhere.example>',
    `To: bounces+${token}@festoon.example`,
    `Message-ID: <${id}>`,
    `In-Reply-To: <${token}@festoon.example>`,
    header,
    'Content-Type: text/plain; charset=utf-8',
    '',
    said,
    '',
    'On Saturday Maya <invitations@festoon.example> wrote:',
    '> You are invited',
  );

describe.each(engines)('what guests write by mail on $name', (engine) => {
  const office = openMailOffice(engine);

  async function send(count: number) {
    const { inviteId, mails } = await office.post(count);
    await office.hire().drain();
    const rows = await office.db
      .selectFrom('outbox')
      .select(['invitee_id as guestId', 'message_id as messageId'])
      .orderBy('id')
      .execute();
    const tokens = rows.map(({ messageId }) => messageId.split('@')[0] ?? '');
    return { inviteId, hostUid: mails[0]?.hostUid ?? '', guests: rows, tokens };
  }

  const store = async (letter: Letter) =>
    storeReply(office.db, await readReturned(Buffer.from(reply(letter))), {
      domain: 'festoon.example',
      now: office.now,
    });

  const list = (inviteId: string) => listGuestMessages(office.db, 'nobody', inviteId);

  test('it is its guest’s by the token alone, without quotes, and stored once (behaviour 29.35)', async () => {
    const { inviteId, guests, tokens } = await send(2);
    const letter = { token: tokens[1] ?? '' };
    expect(await store(letter)).toEqual({ inviteId });
    expect(await store(letter)).toBeNull();
    expect(await list(inviteId)).toMatchObject([
      { guestId: guests[1]?.guestId, text: 'Can I bring a dog?', isUnread: true },
    ]);
  });

  test('forged tokens and what machines send store nothing (behaviour 29.29, 29.35)', async () => {
    const { inviteId, tokens } = await send(1);
    for (let at = 0; at < 1000; at += 1) expect(await store({ token: createToken() })).toBeNull();
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>']) {
      expect(await store({ token: tokens[0] ?? '', header })).toBeNull();
    }
    expect(await list(inviteId)).toEqual([]);
  });

  test('a guest’s mail of a day is bounded, and the next day it arrives again (behaviour 29.35)', async () => {
    const { inviteId, tokens } = await send(1);
    const [token = ''] = tokens;
    for (let at = 0; at < dayOfReplies.ofGuest + 5; at += 1) await store({ token, id: `${at}@x` });
    expect(await list(inviteId)).toHaveLength(dayOfReplies.ofGuest);
    office.now += 25 * 60 * 60_000;
    expect(await store({ token, id: 'next@x' })).toEqual({ inviteId });
  });

  test('each host has marks of their own, and what arrived meanwhile stays unread (behaviour 31.16)', async () => {
    const { inviteId, tokens } = await send(1);
    const [host] = await office.db.selectFrom('hosts').select('uid').limit(1).execute();
    const hostUid = host?.uid ?? '';
    const [token = ''] = tokens;
    await store({ token, id: 'one@x' });
    const [first] = await list(inviteId);
    office.now += 1000;
    await store({ token, id: 'two@x' });
    const unread = () => countUnread(office.db, hostUid, inviteId);
    expect(await unread()).toBe(2);
    await markSeen(office.db, { hostUid, inviteId, readTo: first?.id ?? '' });
    expect(await unread()).toBe(1);
    await markSeen(office.db, { hostUid, inviteId, readTo: 'zzzz' });
    expect(await unread()).toBe(1);
    expect(await countUnread(office.db, 'nobody', inviteId)).toBe(2);
  });

  test('it goes with its guest (behaviour 29.35)', async () => {
    const { inviteId, guests, tokens } = await send(2);
    for (const token of tokens) await store({ token });
    const gone = guests[0]?.guestId ?? '';
    await office.db.deleteFrom('invitees').where('id', '=', gone).execute();
    expect(await list(inviteId)).toHaveLength(1);
    await office.db.deleteFrom('invites').where('id', '=', inviteId).execute();
    expect(await list(inviteId)).toEqual([]);
  });
});
