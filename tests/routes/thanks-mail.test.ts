import { beforeAll, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { getThanksPath } from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { id, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env);
useEvent();

beforeAll(async () => {
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  const [ana] = await listInvitees(site.db, id);
  await addAnswer(site.db, { inviteId: id, inviteeId: ana?.id ?? '', answer: 'yes' });
});

test('thanks are shown as guests get them, with the link to the photos, before anything is stored (behaviour 45.3)', async () => {
  const { text } = await owner.visitor.get(getThanksPath(id));
  expect(text).toContain('Send 1 thanks');
  expect(text).toMatch(/<iframe[^>]*sandbox=""[^>]*srcDoc=/i);
  const album = 'https://photos.example.org/midsummer';
  const words = 'We danced until the last <lantern> went out.';
  const shown = await owner.visitor.post(`${getThanksPath(id)}.data`, {
    intent: 'preview',
    words,
    album,
  });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('previewed');
  expect(shown.text).toContain('last &lt;lantern&gt; went out.');
  expect(shown.text).toContain(album);
  expect((await owner.visitor.get(getThanksPath(id))).text).not.toContain('lantern');
  const refused = await owner.visitor.post(getThanksPath(id), {
    intent: 'preview',
    words,
    album: 'http://photos.example.org',
  });
  expect(refused.status).toBe(422);
  expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('the mail of thanks is in the language of the invitation, and nothing touches its link (behaviour 49.39)', async () => {
  await site.db.updateTable('invites').set({ language: 'ar' }).where('id', '=', id).execute();
  const album = 'https://photos.example.org/midsummer';
  const { text } = await owner.visitor.post(`${getThanksPath(id)}.data`, {
    intent: 'preview',
    words: 'Ciao',
    album,
  });
  expect(text).toContain('شكرًا لحضورك');
  expect(text).toContain(`عرض الصور: ${album}`);
  expect(text).not.toMatch(/Thank you for coming|See the photos/);
});
