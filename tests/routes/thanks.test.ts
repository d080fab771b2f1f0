import { expect, test } from 'vitest';

import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { getThanksPath } from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { id, other, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
useEvent();

const post = (fields: Record<string, string>, by = owner) =>
  by.visitor.post(getThanksPath(id), fields);
const stored = async () => (await findInvite(site.db, id))?.thanks;
const words = 'We danced until the last lantern went out.';
const album = 'https://photos.example.org/midsummer';

test('thanks are kept for the event’s page, or for the mail alone (behaviour 45.2)', async () => {
  const kept = await post({ intent: 'keep', words: ` ${words} `, album, shown: 'on' });
  expect(kept.status).toBe(200);
  expect(readWords(kept)).toContain('Saved.');
  expect(await stored()).toEqual({ words, album });
  expect((await owner.visitor.get(getThanksPath(id))).text).toContain(words);
  expect((await post({ intent: 'keep', words, album }, other)).status).toBe(403);
  expect((await post({ intent: 'keep', words, album })).status).toBe(200);
  expect(await stored()).toEqual({ words: '', album: '' });
});

test('words that are too long and an album that is no https address are refused, and stay (behaviour 45.1)', async () => {
  const long = `start ${'x'.repeat(20_000)} end`;
  const refused = await post({ intent: 'keep', words: long, album: '', shown: 'on' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Please use at most 1,000 characters for your words.');
  expect(refused.text).toContain(long);
  const noLinks = ['http://photos.example.org', 'javascript:alert(1)', 'photos', 'https://a b'];
  const noHosts = ['https://photos.example.org:99999', 'https://1.2.3.4.5/'];
  for (const bad of [...noLinks, ...noHosts]) {
    const answer = await post({ intent: 'keep', words, album: bad, shown: 'on' });
    expect([bad, answer.status]).toEqual([bad, 422]);
    expect(answer.text).toContain('Please use a link that starts with https://.');
  }
  expect(await stored()).toEqual({ words: '', album: '' });
});

test('without mail nothing is sent, and the screen says so (behaviour 45.1)', async () => {
  const [ana] = await listInvitees(site.db, id);
  await addAnswer(site.db, { inviteId: id, inviteeId: ana?.id ?? '', answer: 'yes' });
  const { text } = await owner.visitor.get(getThanksPath(id));
  expect(text).not.toMatch(/Send \d+ thanks/);
  const refused = await post({ intent: 'send', words, album, shown: 'on', press: 'press' });
  expect(refused.status).toBe(422);
  expect(await stored()).toEqual({ words: '', album: '' });
});
