import { expect, test } from 'vitest';

import { saveFailed } from '#app/features/draft/messages.ts';
import { partNames } from '#app/features/draft/parts.ts';
import { keepDraft } from '#tests/fixtures/drafts.ts';
import { addInvite, signIn } from '#tests/fixtures/invites.ts';
import { open } from '#tests/setup/browser.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { context, giveEachTestAPage, page, site } from '#tests/setup/site-and-browser.ts';

giveEachTestAPage();

const to = (path: string) => open(page, site.url + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** In both schemes, each with the screen's name. */
async function violations(state: string): Promise<string[]> {
  return (await findAxeViolations(page)).map((found) => `${state}: ${found}`);
}

const steps = ['eventName', 'partyType', 'theme', 'dateTime', 'answers', 'location'];

test.each(['', ...steps, 'nowhere'])(
  '/%s, filled in, meets the accessibility rules',
  async (path) => {
    await keepDraft(page, site.url);
    await to(`/${path}`);
    expect(await violations(path)).toEqual([]);
  },
);

test('the activities meet them, with a time out of range and an Undo (behaviour 24.1)', async () => {
  await keepDraft(page, site.url);
  await to('/activity');
  await page.getByLabel('Activity', { exact: true }).fill('Too late');
  await page.getByLabel('Time', { exact: true }).fill('05:00');
  await button('Add Activity').click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('slider').press('Delete');
  await button('Undo').waitFor();
  expect(await violations('activities')).toEqual([]);
});

test('the review of invitees meets them, beside its toast (behaviour 24.1)', async () => {
  await keepDraft(page, site.url);
  await to('/invitee');
  await button('Finish').click();
  await page.getByRole('dialog').waitFor();
  expect(await violations('review')).toEqual([]);
});

/** Every part has changed since the page loaded it. */
const changedElsewhere = {
  version: 7,
  part_versions: JSON.stringify(Object.fromEntries(partNames.map((part) => [part, 7]))),
};

test('editing a stored invitation meets them, refusals and failures among it (behaviour 24.1)', async () => {
  const { host, cookie } = await signIn(site, 'ana');
  await context.addCookies([{ ...cookie, url: site.url }]);
  const id = await addInvite(site, host);
  await to(`/eventName?invite=${id}`);
  await site.services.db
    .updateTable('invites')
    .set(changedElsewhere)
    .where('id', '=', id)
    .execute();
  await page.getByLabel('Title').fill('Stale');
  await button('Save').click();
  await page.getByRole('region', { name: 'Both versions' }).waitFor();
  const found = await violations('stale');
  await page.route('**/eventName.data*', (route) => route.abort());
  await button('Save').click();
  await page.getByRole('alert').getByText(saveFailed).waitFor();
  found.push(...(await violations('not saved')));
  await to('/theme?invite=gone');
  expect([...found, ...(await violations('refused'))]).toEqual([]);
});

test('the dashboard meets them with an open editor and what went wrong in it (behaviour 24.1)', async () => {
  const { host, cookie } = await signIn(site, 'ben');
  await context.addCookies([{ ...cookie, url: site.url }]);
  const id = await addInvite(site, host);
  await to(`/host/events/${id}`);
  const found: string[] = [];
  for (const [name, label] of [
    ['Edit title', 'Event title'],
    ['Edit location', 'Location'],
  ] as const) {
    await button(name).click();
    await page.getByLabel(label, { exact: true }).fill('');
    await button('Save').click();
    await page.getByRole('alert').waitFor();
    found.push(...(await violations(name)));
  }
  await site.services.db
    .updateTable('invites')
    .set(changedElsewhere)
    .where('id', '=', id)
    .execute();
  await button('Edit message').click();
  await page.getByLabel('Message to your guests').fill('Stale');
  await button('Save').click();
  await page.getByRole('region', { name: 'Stored now' }).waitFor();
  found.push(...(await violations('stale message')));
  await context.clearCookies();
  await button('Save').click();
  await page.getByRole('link', { name: 'Log in again in a new tab' }).waitFor();
  expect([...found, ...(await violations('signed out'))]).toEqual([]);
});
