import { beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { setMailAddress } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { id, other, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite(useMailFolder().env, { clock: () => now });
useHosts();
let now = Date.UTC(2027, 5, 1, 12);

beforeEach(async () => {
  now = Date.UTC(2027, 5, 1, 12);
  await setMailAddress(site.db, owner.host, 'ana@hosts.example');
  const answerSettings = { ...usualAnswers, answerBy: '2027-06-10' };
  await switchEvent({ date: '2027-06-12', answerSettings });
});

const page = () => getMessagesPath(id);
const flip = (kind: unknown, isOn: unknown, { visitor } = owner) =>
  visitor.postJson(`${page()}.data`, { intent: 'remind-automatically', kind, isOn });
const see = async (path = page()) => (await owner.visitor.get(path)).text;

async function wishes() {
  const query = site.db
    .selectFrom('invites')
    .select(['remind_to_answer as answer', 'remind_of_event as event']);
  return query.where('id', '=', id).executeTakeFirst();
}

test('both are off at first, and are switched on and off one by one (behaviour 35.6)', async () => {
  expect(await wishes()).toEqual({ answer: 0, event: 0 });
  expect((await flip('event', true)).status).toBe(200);
  expect(await wishes()).toEqual({ answer: 0, event: 1 });
  await flip('answer', true);
  await flip('event', false);
  expect(await wishes()).toEqual({ answer: 1, event: 0 });
});

test('the screen says when each goes out, in the event’s zone (behaviour 35.6)', async () => {
  await flip('event', true);
  const zone = '10:00 AM, Central European Summer Time';
  expect(await see()).toContain(`It would go out on Monday, June 7, 2027 at ${zone}.`);
  expect(await see()).toContain(`Goes out on Friday, June 11, 2027 at ${zone}.`);
  now = Date.UTC(2027, 5, 11, 14);
  expect(await see()).toContain(
    `It was due on Friday, June 11, 2027 at ${zone}, and won’t be sent any more.`,
  );
});

test('without dates the screen says so; of an event that is over it offers none (behaviour 35.6)', async () => {
  const over = page();
  await switchEvent({ date: '' });
  expect(await see()).toContain('There is no last day for answers yet.');
  expect(await see()).toContain('The event has no date yet.');
  now = Date.UTC(2027, 5, 14);
  expect(await see(over)).not.toContain('By themselves');
});

test('only the host of the event switches them, with a confirmed address, and only what there is (behaviour 35.6)', async () => {
  expect((await flip('event', true, other)).status).toBe(403);
  expect((await flip('party', true)).status).toBe(422);
  expect((await flip('event', 'yes')).status).toBe(422);
  await setMailAddress(site.db, owner.host, 'ana@hosts.example', null);
  const refused = await flip('event', true);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Waiting for you: press the link we sent to ana@hosts.example.');
  expect(await see()).not.toContain('By themselves');
  expect(await wishes()).toEqual({ answer: 0, event: 0 });
});
