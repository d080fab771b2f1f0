import { beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { getAccountPath, getMessagesPath } from '#app/platform/paths.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { giveEachTestAnEvent, id, owner, switchEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite(useMailFolder().env, { clock: () => 1_800_000_000_000 });
giveEachTestAnEvent();

beforeEach(async () => {
  await setHost({ mail_address: 'lena@example.org', mail_verified_at: 1 });
  await setHost({ mail_replies: 0, mail_replies_chosen: 0 });
});

async function setHost(values: object): Promise<void> {
  await site.db.updateTable('hosts').set(values).where('uid', '=', owner.host.uid).execute();
}

async function chosen(): Promise<string> {
  const row = await site.db
    .selectFrom('hosts')
    .select(['mail_replies as to', 'mail_replies_chosen as isChosen'])
    .where('uid', '=', owner.host.uid)
    .executeTakeFirstOrThrow();
  if (row.isChosen === 0) return 'not chosen';
  return row.to === 1 ? 'host' : 'nobody';
}

const page = (search = '') => `${getMessagesPath(id)}${search}`;
const shown = async (search = '?send=invitation') =>
  readWords(await owner.visitor.get(page(search)));
const choose = (to: string, { visitor } = owner) =>
  visitor.postJson(`${page()}.data`, { intent: 'choose-replies', to });
const save = (replies: string, { visitor } = owner) =>
  visitor.post(getAccountPath('mail'), { intent: 'replies', replies });

test('who sends for the first time is asked where replies go, once (behaviour 31.14)', async () => {
  const asked = await shown();
  expect(asked).toContain('When guests reply to this mail');
  expect(asked).toContain('Replies go to lena@example.org');
  expect(asked).toContain('To nobody: this server’s address');
  expect((await choose('host')).status).toBe(200);
  expect(await chosen()).toBe('host');
  const known = await shown();
  expect(known).not.toContain('When guests reply to this mail');
  expect(known).toContain('Replies go to lena@example.org.');
  expect((await choose('nobody')).status).toBe(200);
  expect(await chosen()).toBe('nobody');
  expect(await shown()).toContain('Replies go to nobody');
});

test('a host changes it on the account page (behaviour 31.14)', async () => {
  const before = readWords(await owner.visitor.get(getAccountPath('mail')));
  expect(before).toContain('Replies to your mail');
  const agreed = await save('host');
  expect(agreed.status).toBe(200);
  expect(readWords(agreed)).toContain('Replies go to lena@example.org.');
  expect(await chosen()).toBe('host');
  expect(readWords(await save('nobody'))).toContain('Replies go to nobody.');
  expect(await chosen()).toBe('nobody');
});

test('nobody agrees without a confirmed address, to anything else, or for others (behaviour 31.14)', async () => {
  expect((await choose('everybody')).status).toBe(422);
  expect((await save('everybody')).status).toBe(422);
  const stranger = { ...owner, visitor: site.visitor() };
  expect((await choose('host', stranger)).status).toBe(401);
  expect((await save('host', stranger)).status).toBe(302);
  await setHost({ mail_verified_at: null });
  expect(readWords(await owner.visitor.get(getAccountPath('mail')))).not.toContain(
    'Replies to your',
  );
  expect((await choose('host')).status).toBe(422);
  expect((await save('host')).status).toBe(422);
  expect(await chosen()).toBe('not chosen');
});

test('another address is asked about anew (behaviour 31.14)', async () => {
  await choose('host');
  const form = { intent: 'mail-address', mailAddress: 'new@example.org' };
  expect((await owner.visitor.post(getAccountPath('mail'), form)).status).toBe(200);
  expect(await chosen()).toBe('not chosen');
});

test('the screen says how guests reach a host to whom no replies go (behaviour 31.14)', async () => {
  await choose('nobody');
  expect(await shown()).toContain('You can say in Answer settings how guests reach you.');
  const answerSettings = { ...usualAnswers, contact: '+44 20 7946 0000' };
  await switchEvent({ answerSettings });
  const words = await shown();
  expect(words).toContain('Mail says how to reach you: +44 20 7946 0000.');
  expect(words).not.toContain('You can say in Answer settings');
});
