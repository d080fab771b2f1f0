import { beforeEach, describe, expect, test } from 'vitest';

import { saveFailed } from '#app/features/draft/messages.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import {
  button,
  context,
  giveEachTestAPage,
  heading,
  logInBrowser,
  open,
  page,
  reload,
  site,
  to,
} from '#tests/setup/browser.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });

const save = () => button('Confirm & Generate Link');
const part = (name: string | RegExp) => page.getByRole('link', { name });
const layer = () => page.locator('#live');
const logInSheet = () => page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
const savedEvents = () => site.db.selectFrom('invites').selectAll().execute();
const findSaved = async () => (await savedEvents()).at(-1);

let count = 0;
beforeEach(async () => {
  count = (await savedEvents()).length;
});

async function signUp(): Promise<void> {
  await page.getByLabel('Username').fill(`turns-${count}-${Date.now()}`);
  await page.getByLabel('Password').fill('lanterns');
  await button('Create Account').click();
}

async function makeLine(line: string): Promise<void> {
  await page.getByLabel('Say it in one line').fill(line);
  await button('Make it').click();
}

/** As release 0.1.0 has stored it. */
const releasedDraft = {
  'festoon.draftId': 'a'.repeat(32),
  'festoon.eventName': { title: 'Garden party' },
  'festoon.partyType': {
    selected: ['Birthday Party', 'Launch'],
    custom: 'Reunion',
    own: ['Launch'],
  },
  'festoon.theme': { selected: ['Romantic'], customTheme: 'velvet red' },
  'festoon.dateTime': {
    date: '2031-06-12',
    startTime: '18:00',
    endTime: '01:30',
    endsNextDay: true,
    timeZone: 'Europe/Berlin',
    zoneChosen: true,
  },
  'festoon.activity': {
    activities: [{ id: 1, name: 'Dinner', time: 1140 }],
    name: 'Dancing',
    time: '22:00',
    plannedStart: 1080,
    leftFor: '',
  },
  'festoon.invitees': {
    invitees: [{ name: 'Ana', email: 'ana@example.org' }],
    name: 'Ben',
    email: 'ben@example.org',
  },
  'festoon.location': { location: '', lat: null, lng: null, showMap: false, typed: 'Villa Rosa' },
  'festoon.message': { customMessage: 'Come as you are!' },
};

test('a draft of the first release keeps all its parts and what stood in its fields (behaviour 3.4)', async () => {
  await logInBrowser();
  const { 'festoon.draftId': draftId, ...steps } = releasedDraft;
  await keepDraft(page, site.url, steps);
  await page.evaluate((id) => localStorage.setItem('festoon.draftId', id), draftId);
  await to('/invitee');
  await expect.poll(() => page.getByPlaceholder('Name').inputValue()).toBe('Ben');
  await button('Next').click();
  await heading('Choose a Location').waitFor();
  await to('/activity');
  await expect
    .poll(() => page.getByLabel('Activity', { exact: true }).inputValue())
    .toBe('Dancing');
  await button('Next').click();
  await to('/confirm');
  await part(/^Edit Date & Time: /).waitFor();
  await save().click();
  await page.waitForURL('**/guest/*');
  const saved = await findSaved();
  expect(saved).toMatchObject({
    draft_id: draftId,
    event_name: 'Garden party',
    date: '2031-06-12',
    start_time: '18:00',
    end_time: '01:30',
    time_zone: 'Europe/Berlin',
    location: 'Villa Rosa',
    custom_message: 'Come as you are!',
  });
  const text = await page.content();
  for (const shown of ['Birthday Party', 'Launch', 'Dinner', 'Dancing']) {
    expect(text).toContain(shown);
  }
  const guests = await site.db
    .selectFrom('invitees')
    .select('name')
    .where('invite_id', '=', saved?.id ?? '')
    .orderBy('name')
    .execute();
  expect(guests.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

test('a draft that one of two tabs has saved is gone from the other, which says so (behaviour 3.5, 12.22)', async () => {
  await logInBrowser();
  await keepDraft(page, site.url);
  const other = await context.newPage();
  await to('/confirm');
  await open(other, `${site.url}/confirm`);
  await other.getByRole('link', { name: 'Edit Event Name: Garden party' }).waitFor();
  await save().click();
  await page.waitForURL('**/guest/*');
  await other.getByRole('heading', { name: 'Nothing to save yet' }).waitFor();
  await other.getByRole('button', { name: 'Confirm & Generate Link' }).click();
  await other.getByText(titleRequired).first().waitFor();
  await expect.poll(() => savedEvents()).toHaveLength(count + 1);
});

test('where storage is denied, a line still becomes an invitation that can be saved (behaviour 2.8, 3.3)', async () => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await to('/');
  await makeLine('Lena turns 30, June 19 2031, 7 to 11 pm');
  await part('Edit Event Name: Lena turns 30').waitFor();
  await part(/^Edit Date & Time: .*June 19, 2031/).waitFor();
  await save().click();
  await logInSheet();
  await signUp();
  await page.waitForURL('**/guest/*');
  await expect
    .poll(() => findSaved())
    .toMatchObject({ event_name: 'Lena turns 30', date: '2031-06-19' });
});

test('markup in a line is text on the review (behaviour 42.3, 42.12)', async () => {
  const markup = '<img src=x onerror="document.title=1"><b>Lena</b>';
  await to('/');
  await makeLine(`${markup}, June 19 2031`);
  await part(`Edit Event Name: ${markup}`).waitFor();
  const line = page.getByRole('region', { name: 'Your line' });
  await line.getByText(markup, { exact: true }).waitFor();
  await expect.poll(() => page.locator('main img, main b').count()).toBe(0);
  await expect.poll(() => page.title()).toBe('Review Your Invitation · Festoon');
});

test('Back and Forward through the login keep the draft, which then waits for a press (behaviour 3.7, 12.21)', async () => {
  await keepDraft(page, site.url);
  await to('/confirmation');
  await save().click();
  await logInSheet();
  await page.getByLabel('Username').waitFor();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goBack();
    await part('Edit Event Name: Garden party').waitFor();
    await page.goForward();
    await page.getByLabel('Username').waitFor();
    await page.getByText('Garden party').first().waitFor();
  }
  await expect.poll(() => savedEvents()).toHaveLength(count);
  await signUp();
  await heading('Review & Confirm').waitFor();
  await save().and(page.locator(':enabled')).waitFor();
  // Who has come back without a login has not saved.
  await expect.poll(() => savedEvents()).toHaveLength(count);
  await save().click();
  await page.waitForURL('**/guest/*');
  await expect.poll(() => savedEvents()).toHaveLength(count + 1);
});

test('a session that has ended meanwhile leads to the login, which then saves (behaviour 12.5, 12.21)', async () => {
  const { host } = await logInBrowser();
  await keepDraft(page, site.url);
  await to('/confirm');
  await page.getByText('Signed in as').waitFor();
  await page.getByPlaceholder('Leave a message for your guests...').fill('Kept');
  await site.db.deleteFrom('sessions').where('host_uid', '=', host.uid).execute();
  await save().click();
  await logInSheet();
  await signUp();
  await page.waitForURL('**/guest/*');
  await expect.poll(() => savedEvents()).toHaveLength(count + 1);
  await expect.poll(() => findSaved()).toMatchObject({ custom_message: 'Kept' });
});

describe('without a connection', () => {
  test('a made line comes back with Back, and is read once its words can be loaded (behaviour 2.8, 42.12)', async () => {
    const line = 'Lena turns 30, June 19 2031, 7 to 11 pm';
    await to('/');
    await page.getByLabel('Say it in one line').fill(line);
    await context.setOffline(true);
    await button('Make it').click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Say it in one line').inputValue()).toBe(line);
    await page.route(/\/assets\/en-[\w-]+\.js/, (route) => route.abort());
    await button('Make it').click();
    await page.getByText('We couldn’t read your line: no connection. It stays here.').waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Your line' }).innerText())
      .toContain(line);
    await page.unroute(/\/assets\/en-[\w-]+\.js/);
    await button('Try again').click();
    await part('Edit Event Name: Lena turns 30').waitFor();
    await part(/^Edit Date & Time: .*June 19, 2031/).waitFor();
  });

  test('neither a new account, nor the save after it, nor the way to the desk loses anything (behaviour 12.9, 12.23, 17.30)', async () => {
    await keepDraft(page, site.url, {
      ...storedDraft,
      'festoon.message': { customMessage: 'Bring a towel.' },
    });
    await to('/confirmation');
    await save().click();
    await logInSheet();
    await page.route(/\/hostLogIn\.data/, (route) => route.abort());
    await signUp();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByLabel('Password').inputValue()).toBe('lanterns');
    await page.unroute(/\/hostLogIn\.data/);
    await page.route('**/confirm.data', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await button('Create Account').click();
    await page.getByText(saveFailed).waitFor();
    await page.getByText('Your recovery code').waitFor();
    await reload();
    await part('Edit Event Name: Garden party').waitFor();
    await page.getByText('Your recovery code').waitFor();
    await page.unroute('**/confirm.data');
    await save().click();
    await layer().waitFor();
    await context.setOffline(true);
    await button('See who’s coming').click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await layer().waitFor();
    await button('See who’s coming').click();
    await page.waitForURL('**/host/events/*');
    await heading('Garden party').waitFor();
    await expect.poll(() => savedEvents()).toHaveLength(count + 1);
  });
});
