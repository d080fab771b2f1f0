import type { BrowserContextOptions, Page, Route } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { getDashboardPath } from '#app/platform/paths.ts';
import { browser, open, openBrowser } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { ana, findHost } from '#tests/setup/log-in-screen.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

const codeShape = /^(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}$/;

let site: Site;
let page: Page;

openBrowser();
beforeEach(async () => {
  site = await openSite();
  page = await newPage();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await site.close();
});

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

async function fill(fields: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(fields.username);
  await page.getByLabel('Password').fill(fields.password);
}

function press(name: string): Promise<void> {
  return page.getByRole('button', { name }).click();
}

/** The page's messages that are announced at once. */
const alerts = () => page.getByRole('alert').allTextContents();

async function arriveAt(path: string): Promise<void> {
  await page.waitForURL(`${site.url}${path}`);
}

async function createAna(): Promise<void> {
  await site.visitor().post('/hostLogIn', { ...ana, mode: 'sign-up' });
}

/** Of the host `ana`; returns the dashboard's path. */
async function addEventOf(username = ana.username): Promise<string> {
  return getDashboardPath(await addEvent(site.db, { host: await findHost(site, username) }));
}

/** Holds requests until the returned function is called. */
async function holdBack(method: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(/\/hostLogIn\.data/, (route) => {
    if (route.request().method() !== method) return route.continue();
    held.push(route);
  });
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('creating an account shows the recovery code, and Continue leads on with no way back to it (behaviour 17.26)', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${site.url}/`);
  await open(page, `${site.url}/hostLogIn?redirect=/eventName`);
  await fill(ana);
  await press('Create Account');
  const code = await page.locator('code').textContent();
  expect(code).toMatch(codeShape);
  await expect.poll(() => page.url()).not.toContain(code);
  await press('Copy');
  await page.getByText('Copied.').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole('link', { name: 'Continue' }).click();
  await arriveAt('/eventName');
  await page.goBack();
  await arriveAt('/');
});

test('a wrong password is said, what was typed stays, and the right one leads on for good (behaviour 17.1, 17.16)', async () => {
  await createAna();
  await open(page, `${site.url}/`);
  await open(page, `${site.url}/hostLogIn?redirect=/eventName`);
  await fill({ ...ana, password: 'wrong!' });
  await page.getByLabel('Password').press('Enter');
  await expect.poll(alerts).toContain('Username or password is incorrect.');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ana');
  await expect
    .poll(() => page.getByLabel('Password').evaluate((node) => node === document.activeElement))
    .toBe(true);
  await fill(ana);
  await press('Log In');
  await arriveAt('/eventName');
  await page.goBack();
  await arriveAt('/');
});

test('Festoon’s sentences are shown instead of the browser’s own, and when the server cannot be reached nothing typed is lost (behaviour 17.13, 17.14, 17.30)', async () => {
  await open(page, `${site.url}/hostLogIn`);
  await press('Log In');
  await expect.poll(alerts).toContain('Please enter both username and password.');
  await fill({ username: 'ana', password: '123' });
  await press('Create Account');
  await expect.poll(alerts).toContain('Password must be at least 6 characters long.');
  await page.route(/\/hostLogIn\.data/, (route) => route.abort());
  await fill(ana);
  await press('Log In');
  await expect.poll(alerts).toContain('Unexpected error. Please try again.');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ana');
  await expect.poll(() => page.getByLabel('Password').inputValue()).toBe('secret');
});

test('while a request is under way the inputs are disabled, and one account comes of it; its host signs out to create a new invite, or hears that this failed (behaviour 17.8, 17.25, 17.31, 17.32)', async () => {
  await open(page, `${site.url}/hostLogIn`);
  const release = await holdBack('POST');
  await fill(ana);
  await page.getByRole('button', { name: 'Create Account' }).dblclick({ noWaitAfter: true });
  await page.getByRole('button', { name: 'Creating...' }).waitFor();
  await expect.poll(() => page.getByLabel('Username').isDisabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Password').isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Log In' }).isDisabled()).toBe(true);
  await release();
  await page.getByText('Keep your recovery code').waitFor();
  const hosts = await site.db.selectFrom('hosts').selectAll().execute();
  expect(hosts).toHaveLength(1);

  await open(page, `${site.url}/hostLogIn`);
  await page.getByText("You're already signed in").waitFor();
  await page.route('**/logOut', (route) => route.abort());
  await press('Sign out to create a new invite');
  await expect.poll(alerts).toContain('Failed to sign out. Please try again.');
  await page.unroute('**/logOut');
  await press('Sign out to create a new invite');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
});

test('an impatient host is told that the event details still load (behaviour 17.4)', async () => {
  await createAna();
  const dashboard = await addEventOf();
  await open(page, `${site.url}/hostLogIn?redirect=${dashboard}`);
  const release = await holdBack('GET');
  await page.getByText('Forgot your password?').click();
  await page.getByRole('link', { name: 'Use a recovery code' }).click({ noWaitAfter: true });
  await page.getByText('Loading event details...').waitFor();
  await fill(ana);
  await press('Open invite');
  await expect.poll(alerts).toContain('Still loading event details. Please wait a moment.');
  await release();
  await page.getByLabel('Recovery code').waitFor();
});

test('an invite opens with its own login, and then straight away (behaviour 17.9, 17.18)', async () => {
  await createAna();
  const dashboard = await addEventOf();
  await open(page, `${site.url}/hostLogIn?redirect=${dashboard}`);
  await fill({ username: 'somebody', password: 'secret' });
  await press('Open invite');
  await expect.poll(alerts).toContain('Username does not match this invitation.');
  await fill(ana);
  await press('Open invite');
  await arriveAt(dashboard);
  await page.goto(`${site.url}/hostLogIn?redirect=${dashboard}`);
  await arriveAt(dashboard);
});

test('a forgotten password is set anew with the recovery code (behaviour 17.27)', async () => {
  const answer = await site.visitor().post('/hostLogIn', { ...ana, mode: 'sign-up' });
  const code = /<code[^>]*>([^<]+)</.exec(answer.text)?.[1] ?? '';
  await open(page, `${site.url}/hostLogIn?redirect=/eventName`);
  await page.getByText('Forgot your password?').click();
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  // Waits for the recovery form, the only one with this field.
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByLabel('Username').fill('ana');
  await page.getByLabel('New password').fill('renewed');
  await press('Set new password');
  await expect.poll(() => page.locator('code').textContent()).toMatch(codeShape);
  await expect.poll(() => page.locator('code').textContent()).not.toBe(code);
  await page.getByRole('link', { name: 'Continue' }).click();
  await arriveAt('/eventName');
});

test('a username that breaks its rule says so when its field is left, and no more once it is mended; a new password can be shown where the caret stays, and hears how easy it is to guess (behaviour 17.6, 17.43)', async () => {
  await open(page, `${site.url}/hostLogIn?redirect=/confirm`);
  const username = page.getByLabel('Username');
  await username.fill('lena & marco');
  await expect.poll(() => alerts()).toEqual([]);
  await page.getByLabel('Password').focus();
  await expect
    .poll(alerts)
    .toEqual([
      'Usernames must be 3-30 characters using letters, numbers, dots, underscores, or dashes.',
    ]);
  await expect.poll(() => username.getAttribute('aria-invalid')).toBe('true');
  await username.fill('lena.marco');
  await expect.poll(alerts).toEqual([]);

  const password = page.getByLabel('Password');
  const toggle = page.getByRole('button', { name: 'Show password' });
  const caret = () =>
    password.evaluate((input: HTMLInputElement) => [input.type, input.selectionStart]);
  await password.fill('secret');
  await page.getByText('At least 6 characters. Easy to guess: ').waitFor();
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await toggle.click();
  await expect.poll(() => caret()).toEqual(['text', 2]);
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('-');
  await expect.poll(() => password.inputValue()).toBe('se-cret');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => caret()).toEqual(['password', 3]);
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
});

const mainButton = () => page.locator('button[name=mode]').first();

test('who has signed in before finds the name filled in and the password in focus, until ‘Not you?’ (behaviour 17.51)', async () => {
  await createAna();
  await open(page, `${site.url}/hostLogIn?redirect=/eventName`);
  await expect.poll(() => page.getByRole('button', { name: 'Not you?' }).count()).toBe(0);
  await fill({ ...ana, username: ' ANA' });
  await press('Log In');
  await arriveAt('/eventName');
  await page.context().clearCookies();

  await open(page, `${site.url}/hostLogIn?redirect=/confirm`);
  const username = page.getByLabel('Username');
  await expect.poll(() => username.inputValue()).toBe('ana');
  await expect.poll(() => mainButton().textContent()).toBe('Log In');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('password');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await press('Not you?');
  await expect.poll(() => mainButton().textContent()).toBe('Create Account');
  await expect.poll(() => username.inputValue()).toBe('');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => mainButton().textContent()).toBe('Create Account');
  await expect.poll(() => username.inputValue()).toBe('');
});

test('where the browser denies its storage the login is as for somebody new (behaviour 17.51)', async () => {
  await createAna();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, `${site.url}/hostLogIn?redirect=/eventName`);
  await fill(ana);
  await press('Log In');
  await arriveAt('/eventName');
  await page.context().clearCookies();
  await open(page, `${site.url}/hostLogIn?redirect=/confirm`);
  await expect.poll(() => mainButton().textContent()).toBe('Create Account');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('');
});

test('the other button becomes the main one where there is no password yet, and else sends the form (behaviour 17.42)', async () => {
  await createAna();
  await open(page, `${site.url}/hostLogIn?redirect=/eventName`);
  await page.getByLabel('Username').fill('ben');
  await press('Create Account');
  await page.getByText('At least 6 characters.').waitFor();
  await expect.poll(() => mainButton().textContent()).toBe('Create Account');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ben');
  await press('Log In');
  await expect.poll(() => mainButton().textContent()).toBe('Log In');
  await fill({ username: 'ben', password: 'secret' });
  await press('Create Account');
  await page.getByText('Keep your recovery code').waitFor();
});

test('everything works with JavaScript off (behaviour 17.36)', async () => {
  page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/hostLogIn?redirect=/eventName`);
  await fill({ ...ana, password: '123' });
  await press('Create Account');
  await expect.poll(alerts).toContain('Password must be at least 6 characters long.');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('ana');
  await page.getByLabel('Password').fill('secret');
  await press('Create Account');
  await expect.poll(() => page.locator('code').textContent()).toMatch(codeShape);
  await page.getByRole('link', { name: 'Continue' }).click();
  await arriveAt('/eventName');
  await page.goto(`${site.url}/hostLogIn`);
  await press('Sign out to create a new invite');
  await arriveAt('/hostLogIn?stay=1&redirect=/confirm');
  await fill(ana);
  await press('Log In');
  await arriveAt('/confirm');
});

test('every state is accessible and fits 320 px', async () => {
  page = await newPage({ viewport: { width: 320, height: 640 } });
  const check = async () => {
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await open(page, `${site.url}/hostLogIn`);
  await check();
  await press('Log In');
  await page.getByRole('alert').waitFor();
  await check();
  await open(page, `${site.url}/hostLogIn?mode=recover`);
  await check();
  await open(page, `${site.url}/hostLogIn?redirect=/host/events/nothing`);
  await check();
  await open(page, `${site.url}/hostLogIn`);
  const username = 'a-username-of-thirty-letters..';
  await fill({ ...ana, username });
  await press('Create Account');
  await page.getByText('Keep your recovery code').waitFor();
  await check();
  const dashboard = await addEventOf(username);
  await open(page, `${site.url}/hostLogIn`);
  await check();
  await page.context().clearCookies();
  await open(page, `${site.url}/hostLogIn?redirect=${dashboard}`);
  await check();
  await open(page, `${site.url}/hostLogIn`);
  await fill({ username: 'bob', password: 'bobs-own' });
  await press('Create Account');
  await page.getByText('Keep your recovery code').waitFor();
  await open(page, `${site.url}/hostLogIn?redirect=${dashboard}`);
  await page.getByText('This invite is linked to a different host login.').waitFor();
  await check();
});
