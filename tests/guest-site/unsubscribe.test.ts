import { beforeEach, describe, expect, test } from 'vitest';

import { createUnsubscribePath } from '#app/features/mail/unsubscribe/unsubscribe-links.server.ts';
import { getGuestPath, getUnsubscribePath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const address = 'chiara@example.org';

useSite();
let inviteId: string;
let otherId: string;
let path: string;

beforeEach(async () => {
  const { db } = site;
  await db.deleteFrom('mail_opt_outs').execute();
  inviteId = await addEvent(db);
  otherId = await addEvent(db);
  path = await createUnsubscribePath(db, inviteId, address);
});

const isStopped = async (id: string) =>
  (await site.services.mail.findOptedOut(site.db, id, [address])).size === 1;
const press = (wish: string) => site.visitor().post(path, { wish });

describe('the page that stops mail', () => {
  test('asks first: opening it changes nothing (behaviour 29.11)', async () => {
    const page = await site.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Stop mail about this event');
    expect(page.text).toContain('Garden party');
    expect(page.text).not.toContain(address);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await isStopped(inviteId)).toBe(false);
  });

  test('stops the mail about one event, or all of it, and lets it come again (behaviour 29.11)', async () => {
    expect((await press('event')).text).toContain('No more mail about this event');
    expect([await isStopped(inviteId), await isStopped(otherId)]).toEqual([true, false]);
    expect((await press('all')).text).toContain('No more mail from here');
    expect([await isStopped(inviteId), await isStopped(otherId)]).toEqual([true, true]);
    expect((await press('again')).text).toContain('Mail comes again');
    expect([await isStopped(inviteId), await isStopped(otherId)]).toEqual([false, false]);
  });

  test.each([
    ['as RFC 8058 says', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['from another site', { origin: 'https://mail.example.net' }],
    ['without anything that can be read', { 'content-type': 'application/octet-stream' }],
  ])(
    'a mail program’s own button stops the mail about the event, %s (behaviour 29.11)',
    async (_, headers) => {
      const pressed = await site
        .visitor()
        .send(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      expect(pressed.status).toBe(200);
      expect([await isStopped(inviteId), await isStopped(otherId)]).toEqual([true, false]);
    },
  );

  test('works after the event was deleted (behaviour 29.11)', async () => {
    await site.db.deleteFrom('invites').where('id', '=', inviteId).execute();
    expect((await site.visitor().get(path)).status).toBe(200);
    expect((await press('all')).status).toBe(200);
    expect(await isStopped(otherId)).toBe(true);
    expect((await press('event')).status).toBe(200);
  });

  test('a link is valid for its own event alone, and a changed one for none (behaviour 29.11)', async () => {
    const token = path.split('t=')[1] ?? '';
    const other = token.at(-3) === 'A' ? 'B' : 'A';
    const wrong = [
      getUnsubscribePath(otherId, token),
      getUnsubscribePath(inviteId, `${token.slice(0, -3)}${other}${token.slice(-2)}`),
      getUnsubscribePath(inviteId, ''),
      getUnsubscribePath(inviteId, 'A'.repeat(50)),
      getUnsubscribePath(inviteId, 'x'.repeat(5000)),
      `${getGuestPath(inviteId)}/stop`,
      `${getGuestPath(inviteId)}/stop?t=%00&t=%ff`,
    ];
    for (const each of wrong) {
      expect((await site.visitor().get(each)).status).toBe(404);
      expect((await site.visitor().post(each, { wish: 'all' })).status).toBe(404);
    }
    expect([await isStopped(inviteId), await isStopped(otherId)]).toEqual([false, false]);
  });

  test('no other form may come from another site (behaviour 29.11)', async () => {
    const foreign = { origin: 'https://mail.example.net' };
    const answer = await site.visitor().post(getGuestPath(inviteId), { answer: 'yes' }, foreign);
    expect(answer.status).toBe(403);
  });
});
