import { beforeEach, describe, expect, test } from 'vitest';

import { seeAnswer } from '#tests/setup/answering.ts';
import { giveEachTestAPage, logInBrowser, open, page, site, to } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { KeyboardUser } from '#tests/setup/keyboard.ts';

let user: KeyboardUser;

giveEachTestAPage();
beforeEach(async () => {
  user = new KeyboardUser(page);
});

/** Waits until the heading of the next screen has the focus. */
const arrive = (heading: string) =>
  page
    .locator('h1:focus')
    .and(page.getByRole('heading', { name: heading, exact: true }))
    .waitFor();

async function nameAndDress(): Promise<void> {
  // In a wide window the line has the focus.
  await user.enter('Event Name');
  // Home is a document of its own, so the focus starts at the top.
  await page.waitForURL(`${site.url}/eventName`);
  await page.locator('html[data-hydrated]').waitFor();
  await user.fill('Title', 'Ana turns thirty');
  await user.press('Enter');
  await arrive("What's the Occasion?");
  await user.tabTo('Pool Party');
  await user.press('Space');
  await user.fill('Something else?', 'Housewarming by the sea');
  await user.press('Enter');
  await user.enter('Next');
  await arrive('Pick Your Party Theme');
  await user.tabTo(/^Mix your own/);
  await user.press('Enter');
  await user.tabTo('Dreamy');
  await user.press('Space');
  await user.enter('Next');
  await arrive('Date & Time');
}

async function planEvening(): Promise<void> {
  await user.fill('Date. When is your event?', '06122027');
  await user.fill('Start Time', '0600PM');
  await user.fill('End Time', '1130PM');
  await user.enter('Next');
  await arrive('Plan Your Activities');
  for (const [name, time] of [
    ['Dinner', '0700PM'],
    ['Dancing', '0900PM'],
  ]) {
    await user.fill('Activity', name ?? '');
    await user.fill('Time', time ?? '');
    await user.enter('Add Activity');
  }
  await user.tabTo('Dinner');
  await user.press('ArrowRight');
  await page.getByRole('slider', { name: 'Dinner', exact: true }).waitFor();
  const dinner = page.getByRole('slider', { name: 'Dinner', exact: true });
  await expect.poll(() => dinner.getAttribute('aria-valuetext')).toBe('7:05 PM');
  await user.tabTo('Dancing');
  await user.press('Delete');
  await expect.poll(() => user.focused()).toBe('Dinner');
  await user.enter('Undo');
  await expect.poll(() => user.focused()).toBe('Dancing');
  await user.enter('Next');
  await arrive('Who’s coming');
}

async function inviteGuests(): Promise<void> {
  for (const name of ['Ben', 'Chidi', 'Dara']) {
    await user.fill('Name', name);
    await user.fill('Email', `${name}@example.org`);
    await user.press('Enter');
  }
  await user.tabTo('Remove Chidi');
  await user.press('Enter');
  await expect.poll(() => user.focused()).toBe('Remove Dara');
  await user.enter('Finish');
  const dialog = page.getByRole('dialog', { name: 'Review Your Invite' });
  await dialog.locator(':focus').waitFor();
  await page.getByText("You're ready to send invites!").first().waitFor();
  await page.getByPlaceholder('Write your custom message here...').focus();
  await user.type('Bring a jumper.');
  await user.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => user.focused()).toBe('Finish');
  await user.enter('Next');
  await arrive('Choose a Location');
}

async function findPlace(): Promise<void> {
  await user.fill('Address or place', '12 Garden Lane');
  await user.press('ArrowDown');
  await user.press('Enter');
  await page.getByText('Selected: 12 Garden Lane', { exact: true }).waitFor();
  await expect.poll(() => user.focused()).toBe('Address or place');
  await user.enter('Next');
  await arrive('Review Your Invitation');
}

async function createAccount(): Promise<void> {
  await user.enter('Log in as a Host');
  await arrive('Host Log In');
  await user.fill('Username', 'ana.host');
  await user.fill('Password', 'lanterns');
  await user.enter('Create Account');
  await page.waitForURL(`${site.url}/confirm`);
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .getByRole('button', { name: 'Confirm & Generate Link' })
    .and(page.locator(':enabled'))
    .waitFor();
}

async function answerAsGuest(): Promise<void> {
  await user.enter('Yes');
  await seeAnswer(page, 'Yes');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('status');
  await user.fill('Your name', 'Farah');
  await user.enter('+1');
  await page.getByRole('button', { name: '+1', pressed: true }).waitFor();
  await user.enter('Save');
  await page.getByText('You and one more.').waitFor();
}

async function editTitle(): Promise<void> {
  await user.enter('Edit title');
  await expect.poll(() => user.focused()).toBe('Event title');
  await user.type(' again');
  await user.enter('Save');
  await page.getByRole('heading', { level: 1, name: 'Ana turns thirty again' }).waitFor();
  await expect.poll(() => user.focused()).toBe('Edit title');
  await user.enter('Edit message');
  await user.type('x');
  await user.press('Escape');
  await expect.poll(() => user.focused()).toBe('Edit message');
}

test('the whole main job is done from the keyboard, every stop in order and in sight (behaviour 24.2)', async () => {
  await open(page, site.url);
  await nameAndDress();
  await planEvening();
  await inviteGuests();
  await findPlace();
  await createAccount();
  await user.enter('Confirm & Generate Link');
  await page.waitForURL(/\/guest\//);
  await expect.poll(() => user.focused()).toBe('Your invitation is live');
  await page.keyboard.press('Escape');
  await page.locator('#live').waitFor({ state: 'detached' });
  await answerAsGuest();
  await page.reload();
  await user.enter('Log in');
  await page.waitForURL(/hostLogIn/);
  await page.locator('html[data-hydrated]').waitFor();
  await user.fill('Username', 'ana.host');
  await user.fill('Password', 'lanterns');
  await user.press('Enter');
  await arrive('Ana turns thirty');
  await editTitle();
  expect(user.faults).toEqual([]);
});

describe('a change of screen moves the focus to the heading', () => {
  test('from the dashboard to a step and back (behaviour 1.20)', async () => {
    const { host } = await logInBrowser('mover');
    const id = await addEvent(site.db, { host });
    await to('/host/events');
    await user.enter('Garden party');
    await arrive('Garden party');
    await user.enter('Edit date & time');
    await arrive('Date & Time');
    await user.enter('Cancel');
    await arrive('Garden party');
    await expect.poll(() => page.url()).toContain(id);
  });

  test('also to one that cannot be shown (behaviour 1.20)', async () => {
    await logInBrowser('loser');
    await to('/host/events/gone');
    await user.enter('Your events');
    await arrive('Your Events');
    await page.goBack();
    await arrive('Invite not found.');
    await expect.poll(() => user.focused()).toBe('Invite not found.');
  });

  test('and back through the history (behaviour 1.20)', async () => {
    await to('/theme');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await arrive("What's the Occasion?");
    await page.goBack();
    await arrive('Pick Your Party Theme');
    await expect.poll(() => user.focused()).toBe('Pick Your Party Theme');
  });
});

test('the login’s two ways begin at the first field of each (behaviour 17.53)', async () => {
  await to('/hostLogIn');
  await user.enter('Forgot your password?');
  await user.enter('Use a recovery code');
  await page.getByLabel('Recovery code').waitFor();
  await expect.poll(() => user.focused()).toBe('Username');
  await user.enter('Back to log in');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await expect.poll(() => user.focused()).toBe('Username');
});
