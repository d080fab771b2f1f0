import { describe, expect, test } from 'vitest';

import { saveFailed } from '#app/features/draft/messages.ts';
import { messages } from '#app/features/invite/messages.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { context, open, site } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openStep,
  owner,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { findAxeViolations, measureSidewaysScroll, remember } from '#tests/setup/screen.ts';

giveEachTestADashboard({ invitees: makeDraft().invitees.slice(0, 2) });

const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const stored = () => findInvite(site.db, id);

describe('a stored invitation', () => {
  test('opens in its steps with Save and Cancel, and the draft stays as it is (behaviour 20.1)', async () => {
    await remember(context, { 'festoon.eventName': { title: 'My draft' } });
    await openStep('/eventName');
    const title = page.getByLabel('Title');
    await expect.poll(() => title.inputValue()).toBe('Garden party');
    await expect.poll(() => button('Next').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Home' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('navigation', { name: 'Progress' }).count()).toBe(0);
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await title.fill('Picnic');
    await button('Save').click();
    await page.waitForURL(`**/host/events/${id}`);
    await expect.poll(() => stored()).toMatchObject({ eventName: 'Picnic', version: 2 });
    const draft = await page.evaluate(() => localStorage.getItem('festoon.eventName'));
    expect(draft).toBe('{"title":"My draft"}');
  });

  test('changes nothing by Cancel (behaviour 20.9)', async () => {
    await openStep('/eventName');
    await page.getByLabel('Title').fill('Picnic');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(`**/host/events/${id}`);
    await expect.poll(() => stored()).toMatchObject({ eventName: 'Garden party', version: 1 });
  });

  test('keeps the invitees that stay; there is no Finish (behaviour 20.8)', async () => {
    const [ana] = await listInvitees(site.db, id);
    await openStep('/invitee');
    await expect.poll(() => button('Finish').count()).toBe(0);
    await button('Remove Ben').click();
    await page.getByPlaceholder('Name').fill('Cy');
    await page.getByPlaceholder('Email').fill('cy@example.org');
    await page.getByPlaceholder('Email').press('Enter');
    await button('Save').click();
    await page.waitForURL(`**/host/events/${id}`);
    const people = await listInvitees(site.db, id);
    expect(people.map(({ name }) => name)).toEqual(['Ana', 'Cy']);
    expect(people[0]?.token).toBe(ana?.token);
  });

  test('asks before somebody who has answered is removed, and for nobody else (behaviour 20.7)', async () => {
    const { db } = site;
    const [ana] = await listInvitees(db, id);
    await addAnswer(db, { inviteId: id, inviteeId: ana?.id ?? '', answer: 'yes', extra: 1 });
    await page.setViewportSize({ width: 320, height: 640 });
    await openStep('/invitee');
    const question = page.getByRole('dialog', { name: 'Remove Ana?' });
    for (const leave of [() => button('Keep').click(), () => page.keyboard.press('Escape')]) {
      await button('Remove Ana').focus();
      await page.keyboard.press('Enter');
      await question.getByText('Ana has answered: Going +1.').waitFor();
      await expect.poll(() => findAxeViolations(page)).toEqual([]);
      await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
      await leave();
      // A closed dialog has no role any more, and is open again only once its element is gone.
      await page.locator('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focusedName()).toBe('Remove Ana');
    }
    await page.getByPlaceholder('Name').fill('Cy');
    await page.getByPlaceholder('Email').fill('cy@example.org');
    await page.getByPlaceholder('Email').press('Enter');
    await button('Remove Cy').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder')))
      .toBe('Name');
    await button('Remove Ben').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await button('Remove Ana').click();
    await button('Remove').click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => button('Remove Ana').count()).toBe(0);
    await expect.poll(() => focusedName()).toBe('Remove Cy');
    await button('Save').click();
    await page.waitForURL(`**/host/events/${id}`);
    await expect
      .poll(async () => (await listInvitees(db, id)).map(({ name }) => name))
      .toEqual(['Cy']);
    await expect.poll(() => listAnswers(db, id)).toEqual([]);
  });

  test('changed meanwhile shows both texts and can be saved over (behaviour 20.4, 24.1)', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStep('/eventName');
    const other = await context.newPage();
    await open(other, `${site.url}/eventName?invite=${id}`);
    await other.getByLabel('Title').fill('Brunch');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.waitForURL(`**/host/events/${id}`);

    await page.getByLabel('Title').fill('Picnic');
    await button('Save').click();
    await page.getByRole('alert').getByText(messages.stale).waitFor();
    const both = page.getByRole('region', { name: 'Both versions' });
    await both.getByText('Brunch', { exact: true }).waitFor();
    await both.getByText('Picnic', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Picnic');
    await expect.poll(() => stored()).toMatchObject({ eventName: 'Brunch', version: 2 });
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await expect.poll(() => measureSidewaysScroll(page)).toBe(0);

    await button('Take the saved one').click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Brunch');
    await page.getByLabel('Title').fill('Picnic');
    await button('Save').click();
    await page.waitForURL(`**/host/events/${id}`);
    await expect.poll(() => stored()).toMatchObject({ eventName: 'Picnic', version: 3 });
  });

  test('keeps what was typed when the session has ended (behaviour 20.10)', async () => {
    await openStep('/eventName');
    await page.getByLabel('Title').fill('Picnic');
    await context.clearCookies();
    await button('Save').click();
    await page.waitForURL('**/hostLogIn?redirect=**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/eventName?invite=${id}`);
    await context.addCookies([owner.cookie]);
    await page.goBack();
    await page.getByLabel('Title').waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Picnic');
  });

  test('keeps what was typed when the server cannot be reached and when it fails (behaviour 20.10, 24.1)', async () => {
    await openStep('/eventName');
    await page.getByLabel('Title').fill('Picnic');
    await context.setOffline(true);
    const failed = page.getByRole('alert').getByText(saveFailed);
    await button('Save').click();
    await failed.waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Picnic');
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    // The next press takes the sentence away until it fails as well.
    const saving = Promise.withResolvers<void>();
    await page.route('**/eventName.data**', async (route) => {
      await saving.promise;
      await route.abort();
    });
    await button('Save').click();
    await failed.waitFor({ state: 'detached' });
    await button('Saving...').waitFor();
    saving.resolve();
    await failed.waitFor();
    await page.unrouteAll();
    await context.setOffline(false);
    await page.route('**/eventName.data**', (route) => route.fulfill({ status: 500, body: '' }));
    await button('Save').click();
    await failed.waitFor();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Picnic');
    await page.unrouteAll();
    await button('Save').click();
    await page.waitForURL(`**/host/events/${id}`);
    await expect.poll(() => stored()).toMatchObject({ eventName: 'Picnic' });
  });

  test('is saved before the styles of its step have come, without a complaint', async () => {
    const complaints: Error[] = [];
    page.on('pageerror', (error) => complaints.push(error));
    const seen = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await openStep('/eventName');
    const asked = page.waitForRequest('**/*.css');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button('Save').click();
    await Promise.all([asked, answered]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    seen.resolve();
    await page.waitForURL(`**/host/events/${id}`);
    expect(complaints).toEqual([]);
  });

  test('of another host says so, with ways out (behaviour 20.2, 24.1)', async () => {
    const { host } = await logIn(site);
    await switchEvent({ host });
    await openStep('/eventName');
    await page.getByText(messages.wrongHost).waitFor();
    await expect.poll(() => page.getByLabel('Title').count()).toBe(0);
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to start' }).click();
    await page.getByRole('heading', { name: 'Create Your Invite' }).waitFor();
  });
});
