import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { answer } from '#app/features/rsvp/reply/answer.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { dietQuestion } from '#tests/fixtures/questions.ts';
import { site } from '#tests/setup/browser.ts';
import { giveEachTestADashboard, id, openEvent, page } from '#tests/setup/dashboard.ts';

giveEachTestADashboard({ answerSettings: { ...usualAnswers, questions: [dietQuestion] } });

const card = () => page.getByRole('region', { name: 'Answers', exact: true });

/** The first sign of a person. */
const arrive = () => page.keyboard.press('Tab');

/** A guest of the link answers 'no nuts'. */
async function addGuest(name: string): Promise<void> {
  const guest = { keyHash: hashToken(name) };
  const answers = [{ question: 'diet', person: '', value: ['No nuts'] }];
  const given = { answer: 'yes', name, answers } as const;
  const done = await answer(site.services, { inviteId: id, guest }, given, { by: 'guest' });
  expect(done).toMatchObject({ ok: true, value: { problems: [] } });
}

test('answers that come while the totals are counted are counted after them (behaviour 28.11)', async () => {
  await addGuest('Zoe');
  const first = Promise.withResolvers<void>();
  await page.route('**/api/answers/*', async (route) => {
    const counted = await route.fetch();
    await first.promise;
    await route.fulfill({ response: counted });
  });
  const asked = page.waitForRequest('**/api/answers/*');
  await openEvent();
  await arrive();
  await asked;
  const changed = page.waitForResponse('**/api/overview/*');
  await addGuest('Yan');
  await changed;
  first.resolve();
  await card().getByText('2 of 2 answered').waitFor();
  await expect.poll(() => card().innerText()).toContain('No nuts');
});

test('totals that could not be counted are counted after the next change (behaviour 28.11)', async () => {
  await addGuest('Zoe');
  await page.route('**/api/answers/*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const refused = page.waitForResponse('**/api/answers/*');
  await openEvent();
  await arrive();
  await refused;
  await expect.poll(() => card().innerText()).toContain('Dietary needs');
  await addGuest('Yan');
  await card().getByText('2 of 2 answered').waitFor();
  await expect.poll(() => card().innerText()).toContain('No nuts');
});
