import { beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestCardPath, getGuestsPath } from '#app/platform/paths.ts';
import { dietQuestion } from '#tests/fixtures/questions.ts';
import { open, site, to } from '#tests/setup/browser.ts';
import { dropComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { giveEachTestADashboard, id, openEvent, owner, page } from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations, findFaults, resizeWindow, untilRead } from '#tests/setup/screen.ts';
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
  await page.getByRole('heading', { name: 'Guest List' }).click();
  await page.getByRole('button', { name: 'Answer of The Romanos: No response yet' }).click();
  await page.getByRole('menuitem', { name: 'Answer for each name…' }).click();
  await page.getByRole('group', { name: 'Nina' }).getByText('Declined').click();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Answer of The Romanos recorded.').waitFor();
  await page.getByText('Going, 3 of 4', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'More for this answer' }).click();
  await page.getByRole('button', { name: 'Full answer' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Guest 1 of theirs').fill('Rosa');
  await page.getByRole('group', { name: 'Leo' }).getByLabel('No nuts').check();
  await page.getByLabel('Note').fill('A high chair');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Missing: Chiara, Paolo').waitFor();
  await page.getByRole('heading', { name: 'History' }).click();
  await expect
    .poll(() => page.locator('main').innerText())
    .toMatch(/bringing Rosa\s+note: “A high chair”/i);
  await open(page, page.url());
  await expect.poll(() => findFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Guests' }).last().click();
  await page.getByRole('button', { name: 'Answer of The Romanos: Going, 3 of 4 +1' }).waitFor();
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByLabel('Dietary needs').check();
  await page.getByText('Dietary needs: Leo: No nuts').waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('heading', { name: 'Answers', exact: true }).click();
  await page.getByText('1 of 3 answered').waitFor();
  await page.getByRole('link', { name: 'All answers' }).click();
  await page.getByRole('heading', { name: 'Answers', level: 1 }).waitFor();
  await page.getByText('No nuts', { exact: true }).click();
  await page.getByRole('link', { name: 'Leo' }).waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
});

test('the boxes of a question with several choices stand in line under whom they ask (behaviour 28.4)', async () => {
  await openEvent('/guests');
  await page.getByRole('link', { name: 'The Romanos', exact: true }).click();
  await page.getByRole('button', { name: 'More for this answer' }).click();
  await page.getByRole('button', { name: 'Full answer' }).click();
  const asked = page.getByRole('group', { name: 'Leo' }).filter({ hasText: 'No nuts' });
  const boxes = asked.getByRole('checkbox');
  for (const width of [1024, 360]) {
    await resizeWindow(page, { width, height: 720 });
    await boxes.first().evaluate((box) => box.scrollIntoView({ block: 'center' }));
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
    await expect.poll(() => boxes.last().isChecked()).toBe(width === 1024);
  }
});

const answers = async () =>
  (
    await site.db
      .selectFrom('rsvps')
      .select(['answer', 'yes_count as yes'])
      .where('invite_id', '=', id)
      .execute()
  ).map(({ answer, yes }) => [answer, yes]);

test('three of four take four presses from the tabs, each stored by itself, and each can be undone (behaviour 28.16)', async () => {
  await openEvent('');
  await page.getByRole('link', { name: 'Guests', exact: true }).click();
  await page.getByRole('link', { name: 'The Romanos', exact: true }).click();
  const everyone = page.getByRole('group', { name: 'Everyone' });
  await everyone.getByRole('button', { name: 'Going' }).click();
  await page.getByText('The Romanos: Going. Recorded by you').waitFor();
  await page
    .getByRole('group', { name: 'Leo' })
    .getByRole('button', { name: 'Not coming' })
    .click();
  await page.getByText('Leo is not coming. Recorded by you').waitFor();
  await page.getByText('Going, 3 of 4', { exact: true }).waitFor();
  await expect.poll(() => answers()).toEqual([['yes', 3]]);
  await everyone.getByRole('button', { name: 'Going', pressed: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Going, 4 of 4', { exact: true }).waitFor();
  await expect.poll(() => answers()).toEqual([['yes', 4]]);
  await expect.poll(() => findFaults(page)).toEqual([]);
});

test('a tap without a connection is kept, said, and counted once (behaviour 28.16)', async () => {
  await openEvent('/guests');
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('heading', { name: 'Ben', level: 1 }).waitFor();
  const card = /guests\/[\w-]+\.data/;
  // The server gets it, but the browser gets no response.
  await page.route(card, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Maybe' }).click();
  await page.getByText('Not saved yet: no connection.').waitFor();
  await page.getByRole('button', { name: 'Maybe', pressed: true }).waitFor();
  await page.unroute(card);
  await page.getByText('Ben: Maybe. Recorded by you').waitFor();
  await page.getByText('Not saved yet: no connection.').waitFor({ state: 'detached' });
  await expect.poll(() => answers()).toEqual([['maybe', null]]);
  const entries = site.db.selectFrom('reply_history').select('id').where('invite_id', '=', id);
  await expect.poll(async () => (await entries.execute()).length).toBeLessThan(2);
  dropComplaints('');
});

test.each([1024, 1280])(
  'what is refused stays on the screen, also where somebody else removes the guest meanwhile, %i px wide (behaviour 28.4)',
  async (width) => {
    await page.setViewportSize({ width, height: 720 });
    const ben = getGuestCardPath(id, (await findInvitee('Ben')).id);
    await openEvent('/guests');
    await page.getByRole('link', { name: 'Ben', exact: true }).click();
    await page.getByRole('button', { name: 'More for this answer' }).click();
    await page.getByRole('button', { name: 'Full answer' }).click();
    await page.getByLabel('Note').fill('Typed with care');
    const news = page.waitForResponse((one) => one.url().includes(ben) && one.status() === 404);
    await owner.visitor.postJson(`${ben}.data`, { intent: 'take-off' });
    await news;
    await untilRead(page);
    await page.getByRole('button', { name: 'Save answer' }).click();
    await page.getByRole('alert').getByText('isn’t on the list any more').waitFor();
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Typed with care');
    dropComplaints('404');
  },
);

const change = (note: string) =>
  site.db.updateTable('rsvps').set({ note }).where('invite_id', '=', id).execute();

test('a note that two hosts change is overwritten by neither without a choice (behaviour 28.17)', async () => {
  const ben = await findInvitee('Ben');
  const said = { inviteId: id, inviteeId: ben.id, answer: 'yes' } as const;
  await addAnswer(site.db, { ...said, note: 'By train' });
  await openEvent(`/guests/${ben.id}`);
  await page.getByRole('button', { name: 'Their note By train' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('By car');
  await change('By boat');
  await note.blur();
  await page.getByText('Somebody changed this: “By boat”.').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('button', { name: 'Their note By boat' }).click();
  await note.fill('By car');
  await change('On foot');
  await note.blur();
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await page.getByRole('button', { name: 'Their note By car' }).waitFor();
  const notes = site.db.selectFrom('rsvps').select('note').where('invite_id', '=', id);
  await expect.poll(() => notes.execute()).toEqual([{ note: 'By car' }]);
});

test('labels, the address and the name of a guest of the link are edited on the card (behaviour 28.14, 28.15, 28.17)', async () => {
  const { db } = site;
  await addAnswer(db, { inviteId: id, name: '', answer: 'yes' });
  await openEvent('/guests');
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: '+ Label' }).click();
  await page.getByLabel('Label', { exact: true }).fill('Family');
  await page.getByRole('dialog').getByRole('button', { name: 'Label 1 guest' }).click();
  const family = page.getByRole('button', { name: 'Family: take this label off' });
  await family.waitFor();
  await page.getByRole('button', { name: 'Mail ben@example.org' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('b@exam');
  await page.getByRole('heading', { name: 'Ben', level: 1 }).click();
  await page.getByText('This address isn’t complete yet.').waitFor();
  await address.fill('nobody@example.org');
  await address.press('Escape');
  await page.getByRole('button', { name: 'Mail ben@example.org' }).click();
  await address.fill('b@example.org');
  await address.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect
    .poll(async () => (await listInvitees(db, id)).map(({ email }) => email))
    .toContain('b@example.org');
  await open(page, page.url());
  await expect.poll(() => findFaults(page)).toEqual([]);
  await family.click();
  await family.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Guests' }).last().click();
  await page.getByRole('link', { name: 'Guest without a name' }).click();
  await page.getByRole('button', { name: 'Name Add a name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoe');
  await page.getByRole('textbox', { name: 'Name' }).blur();
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  await open(page, page.url());
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => page.getByRole('button', { name: '+ Label' }).count()).toBe(0);
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
  await page.getByRole('button', { name: 'Mail ben@example.org' }).waitFor();
  const correct = { intent: 'address', address: 'new@example.org', seen: 'ben@example.org' };
  await owner.visitor.postJson(`${guests}/${ben.id}.data`, correct);
  await page.getByRole('button', { name: 'Mail new@example.org' }).waitFor();

  const rename = await openZo();
  await rename('Zoe');
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Name Zoe' }).count()).toBe(1);
});

test('an address and a name typed while somebody else saves another replace it only once it was shown (behaviour 28.14)', async () => {
  const { db } = site;
  const ben = await findInvitee('Ben');
  const card = getGuestCardPath(id, ben.id);
  await to(card);
  await page.getByRole('button', { name: 'Mail ben@example.org' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('typed@example.org');
  const elsewhere = { address: 'other@example.org', seen: 'ben@example.org' };
  await owner.visitor.postJson(`${card}.data`, { intent: 'address', ...elsewhere });
  // What shows that the card knows the other address.
  const ownNote = { intent: 'host-note', note: 'By train', seen: '' };
  await owner.visitor.postJson(`${card}.data`, ownNote);
  await page.getByText('By train').waitFor();
  await address.fill('ben@example.org');
  await expect.poll(() => address.inputValue()).toBe('ben@example.org');
  await address.fill('typed@example.org');
  await address.press('Enter');
  await page.getByText('Somebody changed this: “other@example.org”.').waitFor();
  await expect
    .poll(async () => (await listInvitees(db, id)).map(({ email }) => email))
    .toContain('other@example.org');
  await expect.poll(() => address.inputValue()).toBe('typed@example.org');
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await page.getByRole('button', { name: 'Mail typed@example.org' }).waitFor();
  await expect
    .poll(async () => (await listInvitees(db, id)).map(({ email }) => email))
    .toContain('typed@example.org');

  const rename = await openZo();
  await page.getByRole('button', { name: 'Name Zo' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Zora');
  await rename('Zoe');
  await page.getByRole('heading', { name: 'Zoe', exact: true }).waitFor();
  await name.press('Enter');
  await page.getByText('Somebody changed this: “Zoe”.').waitFor();
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await page.getByRole('heading', { name: 'Zora', exact: true }).waitFor();
});
