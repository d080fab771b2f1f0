import { expect, test } from 'vitest';

import { getByPhonePath } from '#app/platform/paths.ts';
import { button, reload, site } from '#tests/setup/browser.ts';
import {
  comeBack,
  desk,
  giveEachTestARound,
  guest,
  listHandedOver,
  openRound,
  openWhatsApp,
  permissions,
  phone,
  startRound,
} from '#tests/setup/by-phone.ts';
import { id, page, switchEvent, switchWindow } from '#tests/setup/dashboard.ts';
import { findAxeViolations, findFaults, passFrames } from '#tests/setup/screen.ts';
import { record } from '#tests/setup/use-event.ts';

giveEachTestARound();

/** The presses that reach the server from now on. */
function listPosts(): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  return posts;
}

test('three guests are invited by two presses each and one more, each once (behaviour 48.6)', async () => {
  await openRound();
  const posts = listPosts();
  let presses = 1;
  await button('Start').click();
  for (const [name, called, yes] of [
    ['Chiara & family', 'Chiara', 'Yes. Next: Emil'],
    ['Emil Berg', 'Emil', 'Yes. Next: Noor'],
    ['Noor', 'Noor', 'Yes'],
  ] as const) {
    await guest(name).waitFor();
    const text = new URL(await openWhatsApp()).searchParams.get('text');
    await comeBack();
    expect(text).toContain(`Hi ${name === 'Emil Berg' ? 'Emil' : name}`);
    await page.getByRole('dialog', { name: `Did it go out to ${called}?` }).waitFor();
    await button(yes).dblclick();
    await page.getByText(`${called} has the invitation.`).waitFor();
    presses += 2;
  }
  await guest('Everybody has the invitation').waitFor();
  expect(presses).toBe(7);
  expect(posts.filter((post) => post.includes('yes'))).toHaveLength(3);
  await expect.poll(() => listHandedOver()).toEqual(['Chiara & family', 'Emil Berg', 'Noor']);
  await expect.poll(() => page.locator('main svg path').count()).toBe(1 + 3);
  await expect.poll(() => findFaults(page)).toEqual([]);
});

test('a yes and a skip can be undone, at once and at the end (behaviour 48.6)', async () => {
  await startRound();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Copy').click();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Yes. Next: Emil').click();
  await guest('Emil Berg').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Emil Berg');
  await button('Undo').click();
  await guest('Chiara & family').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => listHandedOver()).toEqual([]);

  const next = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    await next.promise;
    return route.fulfill({ response });
  });
  await button('Skip Chiara').click();
  await guest('Emil Berg').waitFor();
  // The way used last stands first.
  await button('Copy message').click();
  await page.getByRole('dialog').waitFor();
  next.resolve();
  await page.getByText('Chiara was skipped.').waitFor();
  await button('Not yet').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button('Copy message').click();
  await button('Yes. Next: Noor').click();
  await guest('Noor').waitFor();
  await button('Skip Noor').click();
  await guest('1 of 3 have it').waitFor();
  await button('Undo: Emil Berg').click();
  await guest('Emil Berg').waitFor();
  await button('Skip Emil').click();
  await button('Invite: Noor').click();
  await guest('Noor').waitFor();
});

test('who is gone is named, and so is who answers meanwhile; both are passed over (behaviour 48.6, 48.7)', async () => {
  // Without news, which would take the guest off the screen before the press.
  await page.route('**/api/live/*', (route) => route.abort());
  await startRound();
  await site.db.deleteFrom('invitees').where('name', '=', 'Chiara & family').execute();
  await button('Skip Chiara').click();
  await page.getByText('This guest is no longer on the list.').waitFor();
  await guest('Emil Berg').waitFor();
  await page.unroute('**/api/live/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await record('Emil Berg', 'yes');
  await page.getByText('Emil has just answered: going.').waitFor();
  await guest('Noor').waitFor();
  await expect.poll(() => listHandedOver()).toEqual([]);
});

test('the words change for everybody, and the place of the name goes as a whole (behaviour 48.6)', async () => {
  await startRound();
  await page.getByText('Edit the words').click();
  const words = page.getByLabel('The words for everybody');
  await words.fill('Come, {name}! {link}');
  await words.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(12, 12));
  await page.keyboard.press('Backspace');
  await expect.poll(() => words.inputValue()).toBe('Come, ! {link}');
  await button('Add the name').click();
  await expect.poll(() => words.inputValue()).toBe('Come, {name}! {link}');
  // What is typed stays, also when the page is opened anew.
  await reload();
  await expect.poll(() => words.inputValue()).toBe('Come, {name}! {link}');
  await words.fill(' ');
  await button('Save').click();
  await page.getByRole('alert').getByText('Please write a few words.').waitFor();
  await words.fill('Come, {name}! {link}');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Save').click();
  await page.getByText('Come, Chiara & family!').waitFor();
  await button('Skip Chiara').click();
  await page.getByText('Come, Emil!').waitFor();
});

test('on a computer the keys copy, go on, wait and skip, and the codes are chosen (behaviour 48.8)', async () => {
  await switchWindow({ viewport: desk, permissions });
  await openRound();
  await button('Start').click();
  await guest('Chiara & family').waitFor();
  await passFrames(page);
  await page.keyboard.press('c');
  await page.getByText('Copied. Paste it where you write.').waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Hi Chiara & family!');
  await page.keyboard.press('n');
  await page.getByText('It stays here until it went out.').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Enter');
  await guest('Emil Berg').waitFor();
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page
    .getByRole('img', { name: 'QR code that opens the message as an SMS: Emil Berg' })
    .waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.getByText('Edit the words').click();
  await page.getByLabel('The words for everybody').press('s');
  await expect.poll(() => guest('Emil Berg').count()).toBe(1);
  await button('Cancel').click();
  await page.keyboard.press('s');
  await guest('Noor').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Noor');
  await page.keyboard.press('Enter');
  await guest('2 of 3 have it').waitFor();
  await expect.poll(() => listHandedOver()).toEqual(['Chiara & family', 'Noor']);
});

test('without JavaScript links and forms lead to the end (behaviour 48.6)', async () => {
  await switchWindow({ viewport: phone, javaScriptEnabled: false });
  await page.goto(site.url + getByPhonePath(id, 'invite'));
  await button('Start').click();
  await guest('Chiara & family').waitFor();
  const whatsApp = page.getByRole('link', { name: 'Open in WhatsApp' });
  await expect
    .poll(() => whatsApp.getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/\?text=Hi%20Chiara/);
  const message = page.getByRole('textbox', { name: 'The message' });
  await expect.poll(() => message.inputValue()).toContain('Hi Chiara & family!');
  await expect.poll(() => button('Copy').count()).toBe(0);
  await page.getByText('Edit the words').click();
  await page.getByLabel('The words for everybody').fill(' ');
  await button('Save').click();
  await page.getByText('Please write a few words.').waitFor();
  await page.getByLabel('The words for everybody').fill('Come, {name}! {link}');
  await button('Save').click();
  await page.getByText('Come, Chiara & family!').first().waitFor();
  await button('Yes, next').click();
  await guest('Emil Berg').waitFor();
  await button('Skip Emil').click();
  await guest('Noor').waitFor();
  await button('Skip Noor').click();
  await guest('1 of 3 have it').waitFor();
  await button('Invite: Emil Berg').click();
  await guest('Emil Berg').waitFor();
  await expect.poll(() => listHandedOver()).toEqual(['Chiara & family']);
});

test('a funeral has no pennants at the end, and nobody to remind is said (behaviour 48.6)', async () => {
  await switchEvent({ eventName: 'Funeral of Karel', invitees: [{ name: 'Noor', email: '' }] });
  await openRound('remind');
  await guest('Nobody is left to remind').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await openRound();
  await button('Start').click();
  await page.getByText('Here are the details').first().waitFor();
  await button('Copy').click();
  await button('Yes').click();
  await guest('Everybody has the invitation').waitFor();
  await expect.poll(() => page.locator('main svg').count()).toBe(0);
});
