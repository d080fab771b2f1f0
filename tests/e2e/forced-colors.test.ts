import type { Locator } from 'playwright';
import { expect, test } from 'vitest';

import { getGuestPath, getGuestsPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { button, giveEachTestAPage, logInBrowser, page, site, to } from '#tests/setup/browser.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({ forcedColors: 'active' });

/** The color behind an element's text, or the fill of a part of it. */
function groundOf(element: Locator, part?: '::before'): Promise<string> {
  return element.evaluate((node, pseudo) => {
    let ground = getComputedStyle(node, pseudo).backgroundColor;
    let behind: Element | null = node;
    while (behind && /^rgba\(.*, 0\)$/.test(ground)) {
      ground = getComputedStyle(behind).backgroundColor;
      behind = behind.parentElement;
    }
    return ground;
  }, part);
}

function edgeOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(node);
    return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
  });
}

/** The background color of the whole page. */
const paper = () => groundOf(page.locator('body'));

const listed = (name: string) => page.getByRole('radio', { name }).locator('..');
const lineOf = (name: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name, exact: true })
    .evaluate((node) => getComputedStyle(node).borderBottomColor);

test('the chosen answer and the +1 stand out from the others (behaviour 24.5)', async () => {
  const { host } = await logIn(site, 'ana');
  await page.goto(`${site.url}${getGuestPath(await addEvent(site.db, { host }))}`);
  await button('Yes').click();
  await button('+1').click();
  await page.locator('#extra[aria-pressed=true]').waitFor();
  await page.getByText('Change answer', { exact: true }).click();
  const [yes, no, more] = [button('Yes'), button('No'), button('+1')];
  await expect.poll(() => groundOf(yes)).not.toBe(await groundOf(no));
  await expect.poll(() => groundOf(more)).toBe(await groundOf(yes));
});

test('a pressed chip stands out, and so does the one that has the focus (behaviour 24.5)', async () => {
  await keepDraft(page, site.url);
  await to('/partyType');
  const pressed = page.getByRole('button', { name: 'Birthday Party', pressed: true });
  const other = page.getByRole('button', { name: 'Dinner Party', pressed: false });
  await expect.poll(() => groundOf(pressed)).not.toBe(await groundOf(other));
  await pressed.focus();
  await page.keyboard.press('Tab');
  const ring = await other.evaluate((node) => getComputedStyle(node).outline);
  expect(ring).toMatch(/solid 3px$/);
  expect(ring).not.toContain(await paper());
});

test('the timeline has its string, and every lantern its edge (behaviour 24.5)', async () => {
  await keepDraft(page, site.url);
  await to('/activity');
  const timeline = page.getByRole('group', { name: 'Timeline' });
  const lantern = timeline.getByText('1', { exact: true });
  await expect.poll(() => edgeOf(lantern)).toMatch(/^solid [1-9]/);
  await expect.poll(() => edgeOf(lantern)).not.toContain(await paper());
  const string = timeline.locator('[class*=string]');
  await expect.poll(() => groundOf(string)).not.toBe(await paper());
});

test('the guest list shows which answers are listed, and every row its link’s sign (behaviour 19.6, 24.5)', async () => {
  const { host } = await logInBrowser('ben');
  const id = await addEvent(site.db, { host, invitees: makeInvitees(12) });
  await addAnswer(site.db, { inviteId: id, answer: 'maybe' });
  await to(getGuestsPath(id));
  await expect.poll(() => groundOf(listed('All'))).not.toBe(await groundOf(listed('Maybe')));
  const copy = page.getByRole('button', { name: 'Copy personal link of Guest 0', exact: true });
  await expect.poll(() => groundOf(copy, '::before')).not.toBe(await paper());
});

test('the row of an event’s sections marks the current one alone (behaviour 24.5)', async () => {
  const { host } = await logInBrowser('cleo');
  await to(getGuestsPath(await addEvent(site.db, { host })));
  const ground = await paper();
  await expect.poll(() => lineOf('Guests')).not.toBe(ground);
  await expect
    .poll(async () => [await lineOf('Overview'), await lineOf('Settings')])
    .toEqual([ground, ground]);
});
