import { beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestCardPath, getGuestsPath } from '#app/platform/paths.ts';
import { dietQuestion } from '#tests/fixtures/questions.ts';
import { open, site, to } from '#tests/setup/browser.ts';
import { failOnComplaints } from '#tests/setup/complaints.ts';
import { giveEachTestADashboard, id, openEvent, owner, page } from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';
import { findInvitee } from '#tests/setup/use-event.ts';

giveEachTestADashboard({
  answerSettings: { ...usualAnswers, companions: 2, questions: [dietQuestion] },
  invitees: [
    {
      name: 'The Romanos',
      email: 'chiara@example.org',
      people: ['Chiara', 'Paolo', 'Leo', 'Nina'].map((name) => ({ name, child: false })),
    },
    { name: 'Ben', email: 'ben@example.org' },
  ],
});
failOnComplaints();
// At this width, the card is a page of its own.
beforeEach(() => page.setViewportSize({ width: 1024, height: 720 }));

test('a family of four, one staying home, is recorded by four taps, then with all they say (behaviour 28.4)', async () => {
  await openEvent();
  await page.getByRole('button', { name: 'Answer of The Romanos: No response yet' }).click();
  await page.getByRole('menuitem', { name: 'Answer for each name…' }).click();
  await page.getByRole('group', { name: 'Nina' }).getByText('Declined').click();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Answer of The Romanos recorded.').waitFor();
  await page.getByText('Going, 3 of 4', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Edit answer' }).click();
  await page.getByRole('button', { name: 'One companion more' }).click();
  await page.getByLabel('Companion 1').fill('Rosa');
  await page.getByRole('group', { name: 'Leo' }).getByLabel('No nuts').check();
  await page.getByLabel('Note').fill('A high chair');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Missing: Chiara, Paolo').waitFor();
  expect(await page.locator('main').innerText()).toMatch(/bringing Rosa\s+note: “A high chair”/i);
  await open(page, page.url());
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Guests' }).last().click();
  await page.getByRole('button', { name: 'Answer of The Romanos: Going, 3 of 4 +1' }).waitFor();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByLabel('Dietary needs').check();
  await page.getByText('Dietary needs: Leo: No nuts').waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByText('1 of 3 answered').waitFor();
  await page.getByRole('link', { name: 'All answers' }).click();
  await page.getByRole('heading', { name: 'Answers', level: 1 }).waitFor();
  await page.getByText('No nuts', { exact: true }).click();
  await page.getByRole('link', { name: 'Leo' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
});

test.each([360, 1024])(
  'the boxes of a question with several choices stand in line under whom they ask, at %i px (behaviour 28.4)',
  async (width) => {
    await page.setViewportSize({ width, height: 720 });
    await openEvent('/guests');
    await page.getByRole('link', { name: 'The Romanos', exact: true }).click();
    await page.getByRole('button', { name: 'Record answer' }).click();
    const asked = page.getByRole('group', { name: 'Leo' }).filter({ hasText: 'No nuts' });
    const boxes = asked.getByRole('checkbox');
    await boxes.first().scrollIntoViewIfNeeded();
    const legend = await asked.locator('legend').boundingBox();
    const places = await boxes.evaluateAll((inputs) =>
      inputs.map((input) => {
        const [box, words] = [input, input.nextElementSibling!].map((part) =>
          part.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return {
          onTop: document.elementFromPoint(x, y) === input,
          size: [box.width, box.height],
          onLine: Math.abs(y - (words.y + words.height / 2)) < 1,
          left: box.left,
          top: box.top,
        };
      }),
    );
    const [first, second] = places as [(typeof places)[0], (typeof places)[0]];
    for (const place of places) {
      expect(place).toMatchObject({ onTop: true, size: [22, 22], onLine: true });
      expect(place.top).toBeGreaterThanOrEqual(legend!.y + legend!.height);
    }
    expect(second.top).toBe(first.top);
    expect(first.left).toBe(legend!.x);
    await asked.getByText('No nuts').click();
    expect(await boxes.last().isChecked()).toBe(true);
  },
);

test('what is refused stays on the screen (behaviour 28.4)', async () => {
  await openEvent();
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: 'Record answer' }).click();
  await page.getByLabel('Note').fill('Typed with care');
  await site.db.deleteFrom('invitees').where('name', '=', 'Ben').execute();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('alert').getByText('isn’t on the list any more').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('Typed with care');
});

test('labels, the address and the name of a guest of the link are edited on the card (behaviour 28.14, 28.15)', async () => {
  const { db } = site;
  await addAnswer(db, { inviteId: id, name: '', answer: 'yes' });
  await openEvent('/guests');
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: '+ Label' }).click();
  await page.getByLabel('Label', { exact: true }).fill('Family');
  await page.getByRole('dialog').getByRole('button', { name: 'Label 1 invitee' }).click();
  const family = page.getByRole('button', { name: 'Family: take this label off' });
  await family.waitFor();
  await page.getByLabel('Email address').fill('b@example.org');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Saved the address of Ben.').waitFor();
  expect((await listInvitees(db, id)).map(({ email }) => email)).toContain('b@example.org');
  await open(page, page.url());
  expect(await findFaults(page)).toEqual([]);
  await family.click();
  await family.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Guests' }).last().click();
  await page.getByRole('link', { name: 'Guest without a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Zoe');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  await open(page, page.url());
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.getByRole('button', { name: '+ Label' }).count()).toBe(0);
});

/** Opens the card of a guest of the link, and returns how somebody else names them. */
async function openZo(): Promise<(name: string) => Promise<unknown>> {
  await addAnswer(site.db, { inviteId: id, name: 'Zo', answer: 'yes' });
  await openEvent('/guests');
  await page.getByRole('link', { name: 'Zo', exact: true }).click();
  await page.getByRole('heading', { name: 'Zo', exact: true }).waitFor();
  const answerId = new URL(page.url()).pathname.split('/').at(-1);
  const naming = { intent: 'name', answerId, seen: 'Zo' };
  return (name) => owner.visitor.postJson(`${getDashboardPath(id)}.data`, { ...naming, name });
}

test('an address and a name that somebody else corrects take the place of those on the card (behaviour 28.14)', async () => {
  const ben = await findInvitee('Ben');
  const guests = getGuestsPath(id);
  await to(`${guests}/${ben.id}`);
  const address = page.getByLabel('Email address');
  expect(await address.inputValue()).toBe('ben@example.org');
  const correct = { intent: 'address', address: 'new@example.org', seen: 'ben@example.org' };
  await owner.visitor.postJson(`${guests}/${ben.id}.data`, correct);
  await page.locator('main bdi').getByText('new@example.org').waitFor();
  expect(await address.inputValue()).toBe('new@example.org');
  expect(await page.getByRole('button', { name: 'Save address' }).isDisabled()).toBe(true);

  const rename = await openZo();
  await rename('Zoe');
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Zoe');
  expect(await page.getByRole('button', { name: 'Save name' }).isDisabled()).toBe(true);
});

test('an address and a name typed while somebody else saves another replace it only once it was shown (behaviour 28.14)', async () => {
  const { db } = site;
  const ben = await findInvitee('Ben');
  const card = getGuestCardPath(id, ben.id);
  await to(card);
  const address = page.getByLabel('Email address');
  await address.fill('typed@example.org');
  const elsewhere = { address: 'other@example.org', seen: 'ben@example.org' };
  await owner.visitor.postJson(`${card}.data`, { intent: 'address', ...elsewhere });
  await page.locator('main bdi').getByText('other@example.org').waitFor();
  const save = page.getByRole('button', { name: 'Save address' });
  await address.fill('ben@example.org');
  expect(await address.inputValue()).toBe('ben@example.org');
  await address.fill('typed@example.org');
  await save.click();
  await page.getByText('it is “other@example.org” now').waitFor();
  expect((await listInvitees(db, id)).map(({ email }) => email)).toContain('other@example.org');
  expect(await address.inputValue()).toBe('typed@example.org');
  await save.click();
  await page.getByText('Saved the address of Ben.').waitFor();
  expect((await listInvitees(db, id)).map(({ email }) => email)).toContain('typed@example.org');

  const rename = await openZo();
  await page.getByLabel('Name', { exact: true }).fill('Zora');
  await rename('Zoe');
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('it is “Zoe” now').waitFor();
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name: 'Zora', exact: true }).waitFor();
});
