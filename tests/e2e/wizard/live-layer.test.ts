import { describe, expect, test } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { context, giveEachTestAPage, openPage, page, site, to } from '#tests/setup/browser.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { recover } from '#tests/setup/log-in-screen.ts';
import { findAxeViolations, resizeWindow } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({});

const layer = () => page.locator('#live');
const press = (name: string) => page.getByRole('button', { name }).click();

/** Saves an event of a new host, whose layer the test's browser may see. */
async function save(changes: Partial<Draft> = {}): Promise<string> {
  const { visitor } = await logIn(site);
  const saved = await visitor.postJson('/confirm', makeDraft(changes));
  let id = '';
  for (const line of saved.headers.getSetCookie()) {
    const [, name = '', value = '', path = '/'] =
      /^([^=]*)=([^;]*);.*Path=([^;]*)/.exec(line) ?? [];
    if (path.startsWith('/guest/')) id = path.slice('/guest/'.length);
    const { hostname: domain } = new URL(site.url);
    if (value !== '') await context.addCookies([{ name, value, path, domain }]);
  }
  return id;
}

async function openLayer(changes: Partial<Draft> = {}): Promise<string> {
  const id = await save(changes);
  await page.goto(site.url + getGuestPath(id));
  await layer().waitFor();
  return id;
}

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Hides the layer for good. */
async function hide(by: () => Promise<void>): Promise<void> {
  await by();
  await layer().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Yes' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Garden party' }).waitFor();
  await expect.poll(() => layer().count()).toBe(0);
}

test('the layer is a dialog with the focus on its heading, nothing else can be reached, and it comes again until Escape (behaviour 12.19)', async () => {
  await openLayer();
  await expect.poll(focused).toBe('Your invitation is live');
  await page.getByRole('dialog', { name: 'Your invitation is live' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Yes' }).count()).toBe(0);
  const outside: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at && at !== document.body && !at.closest('#live') ? at.outerHTML : '';
    });
    if (found !== '') outside.push(found);
  }
  expect(outside).toEqual([]);
  await page.reload();
  await layer().waitFor();
  await hide(() => page.keyboard.press('Escape'));
});

test('‘See who’s coming’ opens the desk without a password, and Back shows the layer again, whose buttons lead on (behaviour 12.23, 17.47)', async () => {
  const id = await openLayer();
  const desk = site.url + getDashboardPath(id);
  await press('See who’s coming');
  await page.waitForURL(desk);
  await page.getByRole('heading', { level: 1, name: 'Garden party' }).waitFor();
  await page.goBack();
  await layer().waitFor();
  await press('See who’s coming');
  await page.waitForURL(desk);
  await expect.poll(() => page.getByRole('button', { name: 'Sign out' }).count()).toBe(1);
});

test('a second of two presses at once does no harm; a used ticket leads to the login with the username filled in (behaviour 17.47)', async () => {
  const id = await openLayer();
  await page.getByRole('button', { name: 'See who’s coming' }).dblclick();
  await page.waitForURL(site.url + getDashboardPath(id));
  await expect.poll(() => page.getByLabel('Password').count()).toBe(0);
  await context.clearCookies({ name: 'festoon.session' });
  await page.goBack();
  await layer().waitFor();
  await press('See who’s coming');
  await page.waitForURL(/\/hostLogIn\?redirect=/);
  await expect.poll(() => page.getByLabel('Username').inputValue()).not.toBe('');
});

test('everything works without scripts (behaviour 12.25)', async () => {
  await openPage({ javaScriptEnabled: false });
  const id = await openLayer({ invitees: [] });
  await expect
    .poll(() => page.getByLabel('Link for your guests').last().inputValue())
    .toContain(id);
  await layer().getByText('Share', { exact: true }).click();
  await page.getByRole('link', { name: 'WhatsApp' }).waitFor();
  await press('See who’s coming');
  await page.waitForURL(site.url + getDashboardPath(id));
  await page.goBack();
  await press('Hide this');
  await layer().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Yes' }).waitFor();
});

test('Copy Link copies the open link, which is open with its QR code on a wide screen and folded on a phone; ‘Hide this’ hides the layer (behaviour 12.19, 12.23)', async () => {
  const qr = () => layer().getByRole('img', { name: 'QR code of the link' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await openLayer();
  await press('Copy Link');
  await layer().getByText('Copied', { exact: true }).waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(site.url + getGuestPath(id));
  await expect.poll(() => qr().isVisible()).toBe(true);
  await expect
    .poll(() => layer().getByLabel('Link for your guests').first().isVisible())
    .toBe(true);
  // The account has no new recovery code.
  await expect.poll(() => layer().getByText('Your recovery code').isVisible()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect.poll(() => qr().isVisible()).toBe(false);
  await layer().getByText('Show the QR code').click();
  await qr().waitFor();
  await expect.poll(() => layer().getByLabel('Link for your guests').last().isVisible()).toBe(true);
  await hide(() => press('Hide this'));
});

const codeOf = (text: string | null) =>
  /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}/.exec(text ?? '')?.[0] ?? '';

describe('a recovery code made on the way to a save', () => {
  test('is no stop, waits on /confirm, is shown on the layer until that is hidden, and works (behaviour 17.46)', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepDraft(page, site.url);
    await to('/hostLogIn?redirect=/confirm');
    await page.getByLabel('Username').fill('lena');
    await page.getByLabel('Password').fill('secret');
    await press('Create Account');
    await page.waitForURL(`${site.url}/confirm`);
    await page.getByText('Your recovery code').click();
    const waiting = codeOf(await page.locator('code').textContent());
    expect(waiting).not.toBe('');
    await page.route('**/confirm.data', (route) => route.abort());
    await press('Confirm & Generate Link');
    await page.getByRole('alert').waitFor();
    expect(codeOf(await page.locator('code').textContent())).toBe(waiting);
    await page.unroute('**/confirm.data');
    await press('Confirm & Generate Link');
    await layer().waitFor();
    await page.reload();
    await layer().getByText('Your recovery code').click();
    expect(codeOf(await layer().locator('code').textContent())).toBe(waiting);
    await layer().getByRole('button', { name: 'Copy', exact: true }).click();
    await layer().getByText('Copied. Keep it somewhere safe.').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(waiting);
    await hideLiveLayer(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
      .not.toContain('festoon.recoveryCode');
    const fields = { username: 'lena', code: waiting, password: 'lantern' };
    expect((await recover(site.visitor(), fields)).status).toBe(200);
  });

  test('is forgotten by the next login in the tab, and no other account is offered it (behaviour 17.46)', async () => {
    await keepDraft(page, site.url);
    for (const [username, button] of [
      ['mira', 'Create Account'],
      ['nils', 'Create Account'],
      ['mira', 'Log In'],
    ] as const) {
      await context.clearCookies({ name: 'festoon.session' });
      await to('/hostLogIn?redirect=/confirm');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill('secret');
      await press(button);
      await page.waitForURL(`${site.url}/confirm`);
    }
    await page.getByText('mira').waitFor();
    await expect.poll(() => page.getByText('Your recovery code').count()).toBe(0);
  });
});

const running = () =>
  page.evaluate(
    () =>
      document
        .querySelector('#live')
        ?.getAnimations({ subtree: true })
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations === 1,
        ).length,
  );

describe('motion', () => {
  test('ends with a tap anywhere, and in any case after 1.4 seconds (behaviour 12.24)', async () => {
    await openPage({ reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
    await openLayer();
    const last = await page.evaluate(() =>
      Math.max(
        ...(document.querySelector('#live')?.getAnimations({ subtree: true }) ?? [])
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
          .filter(Number.isFinite),
      ),
    );
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(1400);
    await page.mouse.click(4, 600);
    await expect.poll(() => running()).toBe(0);
  });

  test('is not there for who wants none: the seal is still, and there is no confetti (behaviour 12.24)', async () => {
    await openLayer();
    await expect.poll(() => running()).toBe(0);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('#live i, #live circle')].map((one) => one.checkVisibility()),
    );
    expect([shown[0], shown.at(-1)]).toEqual([false, true]);
  });
});

test.each<[string, Partial<Draft>, 'light' | 'dark']>([
  ['a light look', {}, 'light'],
  ['a memorial', { theme: [], eventType: ['Memorial'] }, 'dark'],
  [
    'a dark look, a long title and no guests',
    { theme: ['Neon'], eventName: 'W'.repeat(100), invitees: [] },
    'dark',
  ],
])(
  'the layer is accessible and fits every width: %s (behaviour 24.1)',
  async (_, changes, colorScheme) => {
    await openPage({ colorScheme });
    const faults: string[] = [];
    page.on('console', (line) => faults.push(line.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    await openLayer(changes);
    for (const width of [320, 390, 960, 1280]) {
      await resizeWindow(page, { width, height: 640 });
      const { scroll, client } = await layer().evaluate((one) => ({
        scroll: one.scrollWidth,
        client: one.clientWidth,
      }));
      expect(scroll).toBe(client);
      // The layout is another one from 960 pixels on.
      if (width === 390 || width === 1280) continue;
      await expect.poll(() => findAxeViolations(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  },
);
