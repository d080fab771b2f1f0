import { describe, expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { getDashboardPath, getEventDataPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { site, to } from '#tests/setup/browser.ts';
import { giveEachTestADashboard, id, openEvent, owner, page } from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';

const eventName = 'Garden party';
giveEachTestADashboard({ eventName, invitees: makeInvitees(12) });

const link = () => page.getByRole('link', { name: eventName, exact: true }).first();
const openEvents = () => to('/host/events');
const readScreen = () => page.locator('main').innerText();

describe('the dashboard, opened from the list of events,', () => {
  test('shows what its document shows (behaviour 18.1, 39.5)', async () => {
    const { db } = site;
    await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'yes' });
    await addAnswer(db, { inviteId: id, name: 'Yan', answer: 'no' });
    await openEvent();
    // At the first sign of a person a wide window shows more guests than the document has.
    await page.mouse.move(8, 8);
    await page.mouse.move(16, 16);
    await page.getByText('Guest 11', { exact: true }).waitFor();
    await page.getByRole('main').getByText('Live', { exact: true }).waitFor();
    const shown = await readScreen();
    expect(shown).toContain('Zoe');
    await openEvents();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await link().click();
    await page.getByRole('region', { name: 'RSVP Overview' }).waitFor();
    await expect.poll(readScreen).toBe(shown);
    expect(page.url()).toBe(`${site.url}${getDashboardPath(id)}`);
    expect(asked).toContain(getEventDataPath('dashboard', id));
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  });

  test('needs no more files of the screen (behaviour 39.5)', async () => {
    const screen = page.waitForResponse(/\/host-event-[^/]*\.js$/);
    await openEvents();
    await screen;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await link().click();
    await page.getByRole('region', { name: 'RSVP Overview' }).waitFor();
    expect(asked).toContain(getEventDataPath('dashboard', id));
    expect(asked.filter((path) => /host-event-.*\.js$/.test(path))).toEqual([]);
  });

  test('leads to the log-in and back when the session has ended (behaviour 39.5)', async () => {
    await openEvents();
    await site.db.deleteFrom('sessions').where('host_uid', '=', owner.host.uid).execute();
    await link().click();
    await page.getByRole('heading', { name: 'Host Log In' }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}/hostLogIn?redirect=/host/events/${id}`);
  });

  test('says that the event has been deleted meanwhile (behaviour 39.5)', async () => {
    await openEvents();
    await site.db.deleteFrom('invites').where('id', '=', id).execute();
    await link().click();
    await page.getByRole('heading', { name: messages.notFound }).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}${getDashboardPath(id)}`);
  });

  test('says that the event is another host’s by now (behaviour 39.5)', async () => {
    await openEvents();
    const other = await logIn(site, `other-than-${owner.host.username}`);
    const { db } = site;
    await db
      .updateTable('invites')
      .set({ host_uid: other.host.uid })
      .where('id', '=', id)
      .execute();
    await link().click();
    await page.getByText(messages.wrongHost).waitFor();
    await expect.poll(readScreen).not.toContain('Villa Rosa');
  });

  test('can be tried again when the server does not answer (behaviour 39.5)', async () => {
    await openEvents();
    await page.route('**/api/dashboard/*', (route) => route.abort());
    await link().click();
    await page.getByRole('heading', { name: messages.loadFailed }).waitFor();
    await page.unroute('**/api/dashboard/*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'RSVP Overview' }).waitFor();
    await expect.poll(readScreen).toContain('Guest 1');
  });
});
