import { expect, test } from 'vitest';

import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { owner, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env);
useHosts();

const question = 'Mail about new answers';

const setAddress = (verifiedAt: number | null) =>
  setMailAddress(site.db, owner.host, 'ana@example.org', verifiedAt);

async function wish(): Promise<string> {
  const row = await site.db
    .selectFrom('hosts')
    .select('notify')
    .where('uid', '=', owner.host.uid)
    .executeTakeFirstOrThrow();
  return row.notify;
}

test('a host with a confirmed address chooses on the account page, and nobody else does (behaviour 35.3)', async () => {
  await setAddress(null);
  expect((await owner.visitor.get('/account/mail')).text).not.toContain(question);
  await setAddress(1);
  expect((await owner.visitor.get('/account/mail')).text).toContain(question);
  expect(await wish()).toBe('daily');
  const saved = await owner.visitor.post('/account/mail', { intent: 'notify', notify: 'now' });
  expect(saved.status).toBe(200);
  expect(saved.text).toContain('You’ll get mail within minutes of an answer.');
  expect(await wish()).toBe('now');
  const stranger = await site
    .visitor()
    .post('/account/mail', { intent: 'notify', notify: 'never' });
  expect(stranger.status).toBe(302);
  expect(await wish()).toBe('now');
});

test('a choice that there is not is refused with a sentence (behaviour 35.3)', async () => {
  const refused = await owner.visitor.post('/account/mail', { intent: 'notify', notify: 'hourly' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Please choose how to hear of answers.');
});
