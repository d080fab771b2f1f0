import { expect, test } from 'vitest';

import { button, context, reload, site } from '#tests/setup/browser.ts';
import {
  comeBack,
  giveEachTestARound,
  guest,
  listHandedOver,
  openRound,
  openWhatsApp,
  startRound,
} from '#tests/setup/by-phone.ts';
import { id, owner, page } from '#tests/setup/dashboard.ts';
import { findFaults, passFrames } from '#tests/setup/screen.ts';

giveEachTestARound();

test('without a connection, or signed out, a yes is kept, also by a page opened anew, and counts once (behaviour 48.7)', async () => {
  await startRound();
  await button('Copy').click();
  await context.setOffline(true);
  await button('Yes. Next: Emil').click();
  await page
    .getByText('No connection. Your answer about Chiara is kept here and sent later.')
    .waitFor();
  await expect.poll(() => listHandedOver()).toEqual([]);
  await context.setOffline(false);
  await guest('Emil Berg').waitFor();
  await expect.poll(() => listHandedOver()).toEqual(['Chiara & family']);

  await context.setOffline(true);
  await button('Copy message').click();
  await button('Yes. Next: Noor').click();
  await page.getByText('Your answer about Emil is kept').waitFor();
  await page.goto('about:blank');
  await context.setOffline(false);
  const live = page.waitForResponse('**/api/live/*');
  await openRound();
  await guest('Noor').waitFor();
  await live;
  await passFrames(page);
  const two = ['Chiara & family', 'Emil Berg'];
  await expect.poll(() => listHandedOver()).toEqual(two);

  await button('Copy message').click();
  await context.clearCookies();
  await button('Yes').click();
  await page.getByRole('link', { name: 'Log in again in a new tab' }).waitFor();
  await expect.poll(() => listHandedOver()).toEqual(two);
  await context.addCookies([owner.cookie]);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await guest('Everybody has the invitation').waitFor();
  await expect.poll(() => listHandedOver()).toEqual([...two, 'Noor']);
});

test('where copying fails, the text is selected, and the question is there (behaviour 48.7)', async () => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await startRound();
  await button('Copy').click();
  await page.getByText('Couldn’t copy. The text is selected.').waitFor();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toContain('Hi Chiara & family!');
  // Neither is behind the ways at the foot.
  const problem = page.getByText('Couldn’t copy. The text is selected.');
  const foot = page.getByRole('link', { name: 'Open in WhatsApp' });
  await expect
    .poll(async () => {
      const [above, below] = [await problem.boundingBox(), await foot.boundingBox()];
      return (above?.y ?? Infinity) + (above?.height ?? 0) < (below?.y ?? 0);
    })
    .toBe(true);
  await button('Yes, next').click();
  await guest('Emil Berg').waitFor();
});

test('a page that was closed meanwhile asks when it is opened again (behaviour 48.6)', async () => {
  await startRound();
  await openWhatsApp();
  await reload();
  await page.getByText('we don’t look into WhatsApp').waitFor();
  await button('Try another way').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Other ways');
  await comeBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => listHandedOver()).toEqual([]);
});

test('the share sheet asks once it was used, not when it was closed (behaviour 48.6)', async () => {
  await page.addInitScript(() => {
    const sheet = { texts: [] as string[] };
    Object.assign(window, { sheet });
    navigator.share = ({ text = '' } = {}) => {
      sheet.texts.push(text);
      return sheet.texts.length === 1
        ? Promise.reject(new DOMException('closed', 'AbortError'))
        : Promise.resolve();
    };
  });
  await startRound();
  await button('Share').click();
  await page.waitForFunction(
    () => (window as unknown as { sheet: { texts: string[] } }).sheet.texts.length === 1,
  );
  await button('Share').click();
  await button('Yes. Next: Emil').click();
  await guest('Emil Berg').waitFor();
  const { texts } = await page.evaluate(
    () => (window as unknown as { sheet: { texts: string[] } }).sheet,
  );
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('Hi Chiara & family!');
});

const take = (taken_by: string | null, names: string[]) =>
  site.db
    .updateTable('phone_round_guests')
    .set({ taken_by, taken_until: Number.MAX_SAFE_INTEGER })
    .where('invitee_id', 'in', (eb) =>
      eb.selectFrom('invitees').select('id').where('name', 'in', names),
    )
    .execute();

test('guests whom another host has are left to them, and a free one comes by itself (behaviour 48.6)', async () => {
  await startRound();
  await take('another', ['Chiara & family', 'Emil Berg', 'Noor']);
  await openRound();
  await page.getByText('Other hosts have the rest on screen.').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Look again').click();
  await page.getByText('Other hosts have the rest on screen.').waitFor();
  await take(null, ['Noor']);
  await reload();
  await guest('Noor').waitFor();
  await button('Skip Noor').click();
  await page.getByText('Other hosts have the rest on screen.').waitFor();
});

test('at the end a host asks to be reminded, which a reload keeps and another press takes back (behaviour 48.9)', async () => {
  await startRound();
  for (const name of ['Chiara & family', 'Emil Berg', 'Noor']) {
    await guest(name).waitFor();
    await page.getByRole('button', { name: /^Skip/ }).click();
  }
  const reminder = page.getByRole('checkbox', { name: /^Remind me on / });
  await reminder.check();
  const rounds = site.db.selectFrom('phone_rounds').select('remind_on as day');
  const stored = () => rounds.where('invite_id', '=', id).execute();
  await expect.poll(stored).toEqual([{ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
  await reload();
  await expect.poll(() => reminder.isChecked()).toBe(true);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await reminder.uncheck();
  await expect.poll(stored).toEqual([{ day: '' }]);
});
