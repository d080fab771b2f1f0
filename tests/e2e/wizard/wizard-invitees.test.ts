import { describe, expect, test } from 'vitest';

import { tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import {
  button,
  context,
  giveEachTestAPage,
  page,
  reload,
  site,
  to,
} from '#tests/setup/browser.ts';
import { findAxeViolations, measureSidewaysScroll, remember } from '#tests/setup/screen.ts';

giveEachTestAPage();

const chips = () => page.getByRole('list', { name: 'Invitees' }).getByRole('listitem');

async function add(name: string, email: string): Promise<void> {
  await page.getByPlaceholder('Name').fill(name);
  await page.getByPlaceholder('Email').fill(email);
  await button('Add').click();
}

describe('invitees', () => {
  test('are added, told apart, removed and kept, the inputs too (behaviour 9.1, 9.2, 9.4, 9.5, 9.6, 9.8)', async () => {
    await to('/invitee');
    await page.getByRole('heading', { level: 1, name: 'Who’s coming' }).waitFor();
    await add('Ana', '');
    await add('', 'ana@example.org');
    await expect.poll(() => chips().count()).toBe(0);
    await expect.poll(() => button('Finish').count()).toBe(0);
    await add(' Ana ', 'ana@example.org');
    await add('Bo', 'bo@example.org');
    await expect.poll(() => chips().allTextContents()).toEqual(['Ana×', 'Bo×']);
    await add('Ana', 'ana@work.example');
    await expect
      .poll(() => chips().allTextContents())
      .toEqual(['Ana (ana@example.org)×', 'Bo×', 'Ana (ana@work.example)×']);
    await page.getByPlaceholder('Name').fill('Cy');
    await page.getByPlaceholder('Email').fill('cy@');
    await reload();
    await expect.poll(() => page.getByPlaceholder('Name').inputValue()).toBe('Cy');
    await expect.poll(() => page.getByPlaceholder('Email').inputValue()).toBe('cy@');
    await button('Remove Ana (ana@example.org)').click();
    await expect.poll(() => chips().allTextContents()).toEqual(['Bo×', 'Ana×']);
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Remove Bo',
    );
    await button('Next').click();
    await page.getByRole('alert').getByText('Fix or clear cy@', { exact: true }).waitFor();
    await page.getByPlaceholder('Email').fill('cy@example.org');
    await button('Next').click();
    await page.waitForURL('**/location');
  });

  test('are told as ready by a toast that was asked for before it could be shown (behaviour 9.9)', async () => {
    await remember(context, {
      'festoon.invitees': { invitees: [{ name: 'Ana', email: 'ana@example.org' }] },
    });
    const { promise: asked, resolve: askedFor } = Promise.withResolvers<void>();
    const list = '**/assets/toast-list-*.js';
    await page.route(list, async (route) => {
      await asked;
      await route.continue();
    });
    const held = page.waitForRequest(list);
    await to('/invitee');
    await button('Finish').click();
    await held;
    await page.getByRole('dialog', { name: 'Review Your Invite' }).waitFor();
    const toast = page.getByText("You're ready to send invites!");
    await expect.poll(() => toast.count()).toBe(0);
    askedFor();
    await toast.waitFor();
  });

  test('are reviewed by Finish: toast, focus in and back, nothing sent, the message kept up to the save screen (behaviour 9.8, 9.10, 9.11, 9.12, 9.13, 9.19, 12.1, 24.1)', async () => {
    await remember(context, {
      'festoon.invitees': { invitees: [{ name: 'Ana', email: 'ana@example.org' }] },
    });
    await to('/invitee');
    const sent: string[] = [];
    page.on('request', (request) => {
      // The site's own files may still be loading.
      if (!request.url().startsWith(`${site.url}/assets/`)) sent.push(request.url());
    });
    await button('Finish').click();
    const dialog = page.getByRole('dialog', { name: 'Review Your Invite' });
    await expect
      .poll(() => dialog.getByRole('listitem').allTextContents())
      .toEqual(['Ana (ana@example.org)']);
    const sentence =
      'Nothing is sent yet. You can send invitations from your dashboard after saving.';
    await dialog.getByText(sentence).waitFor();
    const toast = page.getByText("You're ready to send invites!");
    await toast.hover();
    // The toast can be read and reached, because its live region is inside the modal dialog.
    await expect
      .poll(() => dialog.locator('[aria-live="polite"]').filter({ has: toast }).count())
      .toBe(1);
    await expect
      .poll(() => page.locator('[aria-live="polite"]').filter({ has: toast }).count())
      .toBe(1);
    await page.waitForFunction(() => Boolean(document.activeElement?.closest('dialog')));
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    const message = dialog.getByPlaceholder('Write your custom message here...');
    await message.fill('Bring a blanket');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Finish');
    await toast.waitFor({ state: 'detached' });

    await button('Finish').click();
    await expect.poll(() => message.inputValue()).toBe('Bring a blanket');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    const stored = await page.evaluate(() => localStorage.getItem('festoon.message'));
    expect(stored).toBe('{"customMessage":"Bring a blanket"}');

    await button('Finish').click();
    await dialog.waitFor();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Finish');
    expect(new URL(page.url()).pathname).toBe('/invitee');
    expect(sent).toEqual([]);

    await to('/confirm');
    const kept = page.getByPlaceholder('Leave a message for your guests...');
    await expect.poll(() => kept.inputValue()).toBe('Bring a blanket');
  });

  test('of ten thousand stay usable, and the next one is refused (behaviour 9.7, 9.10)', async () => {
    await remember(context, { 'festoon.invitees': { invitees: makeInvitees(10_000) } });
    await to('/invitee');
    await page.getByText('10,000 guests', { exact: true }).waitFor();
    await expect.poll(() => chips().count()).toBe(200);
    await add('One more', 'more@example.org');
    await page.getByRole('alert').getByText(tooManyInvitees).waitFor();
    await expect.poll(() => page.getByPlaceholder('Name').inputValue()).toBe('One more');
    await button('Remove Guest 9999').click();
    await page.getByText('9,999 guests', { exact: true }).waitFor();
    await button('Show all 9,999').click();
    // By attribute and text: a lookup by role would compute ten thousand names.
    await page.locator('[aria-label="Remove Guest 0"]').click();
    await page.getByText('9,998 guests', { exact: true }).waitFor();
    await page.getByText('Finish', { exact: true }).click();
    const list = page.getByRole('dialog').getByRole('region', { name: 'Invitees' });
    await expect.poll(() => list.locator('li').count()).toBe(200);
    await list.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await list.getByText('Guest 201 (guest201@example.org)').waitFor();
    await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(160);
  });
});

const long = 'W'.repeat(100);
const longDraft = {
  'festoon.eventName': { title: long },
  'festoon.partyType': { selected: ['Pool Party', long], custom: '' },
  'festoon.theme': { selected: ['Spooky', 'Romantic'], customTheme: `red ${long}`.slice(0, 100) },
  'festoon.invitees': {
    invitees: [
      { name: long, email: `${long}@example.org` },
      { name: long, email: 'b@example.org' },
    ],
  },
};

test('with long words in 320 pixels home, the steps and the review of invitees fit and meet the accessibility rules', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await remember(context, longDraft);
  for (const path of ['/', '/eventName', '/partyType', '/theme', '/invitee']) {
    await to(path);
    await expect.poll(() => measureSidewaysScroll(page), { message: path }).toBe(0);
    await expect.poll(() => findAxeViolations(page), { message: path }).toEqual([]);
  }
  await button('Finish').click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});
