import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import {
  cut,
  injections,
  lookalikes,
  nastyStrings,
  shapes,
  trap,
} from '#tests/fixtures/nasty-strings.ts';
import { openAbout } from '#tests/setup/answering.ts';
import {
  button,
  context,
  giveEachTestAPage,
  logInBrowser,
  page,
  site,
  to,
} from '#tests/setup/browser.ts';
import { addAnswer, addEvent, listTokens } from '#tests/setup/events.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { measureSidewaysScroll, openMix } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

let executed: string[];

giveEachTestAPage({ viewport: { width: 320, height: 700 } });
beforeEach(async () => {
  executed = [];
  page.on('dialog', (dialog) => {
    executed.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => executed.push(String(error)));
});

/** The fields and texts that reach out of their card. A page whose edges are clipped does not scroll to them. */
function listSpilled(): string[] {
  const scrolls = (element: Element, card: Element): boolean =>
    element !== card &&
    (getComputedStyle(element).overflowX === 'auto' ||
      (element.parentElement !== null && scrolls(element.parentElement, card)));
  return [...document.querySelectorAll('main section :is(p, input, textarea, strong)')]
    .filter((element) => {
      const section = element.closest('section');
      const card = section?.getBoundingClientRect();
      // A section without a box of its own is no card, and what scrolls within one is not lost.
      if (!section || !card || card.width === 0 || scrolls(element, section)) return false;
      return element.getBoundingClientRect().right > card.right + 1;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Injected elements and scripts, the page's excess width, and what overflows its cards. */
async function faults(): Promise<string[]> {
  const set = await page.evaluate((name) => Object.hasOwn(window, name), trap);
  const wide = await measureSidewaysScroll(page);
  const { pathname } = new URL(page.url());
  return [
    ...executed,
    ...(set ? [`${pathname} ran something`] : []),
    ...(wide > 0 ? [`${pathname} is ${wide} pixels too wide`] : []),
    ...(await page.evaluate(listSpilled)).map((element) => `${pathname} spills ${element}`),
  ];
}

const short = (text: string) => cut(text, 100).trim();
const shapesToType = [shapes.unbroken, shapes.zalgo, shapes.emoji, shapes.arabic, shapes.override];
const typed = [...Object.values(injections), ...shapesToType].map(short);

const goTo = (step: string) => page.getByRole('link', { name: step, exact: true }).click();

async function fillWizard(): Promise<void> {
  await to('/eventName');
  await page.getByLabel('Title').fill(injections.image);
  await goTo('Type');
  for (const text of typed) {
    await page.getByLabel('Something else?').fill(text);
    await page.keyboard.press('Enter');
  }
  await goTo('Theme');
  await openMix(page);
  await button('Romantic').click();
  await page.getByLabel('Your own theme').fill(short(injections.closingTitle));
  await goTo('Activities');
  for (const text of typed.slice(0, 8)) {
    await page.getByLabel('Activity', { exact: true }).fill(text);
    await page.getByLabel('Time', { exact: true }).fill('10:30');
    await page.keyboard.press('Enter');
  }
  await goTo('Location');
  await page.getByRole('combobox').fill(injections.closingScript);
  await page.getByRole('option', { name: 'Use this address as typed' }).click();
  await goTo('Invitees');
  for (const text of typed) {
    await page.getByPlaceholder('Name').fill(text);
    await page.getByPlaceholder('Email').fill('ana@example.org');
    await page.keyboard.press('Enter');
  }
  await button('Finish').click();
  await page.getByPlaceholder('Write your custom message').fill(typed.join('\n'));
  await button('Send').click();
}

test('nasty text is typed into the wizard, kept over reloads, saved and shown as text (behaviour 22.4)', async () => {
  await logInBrowser();
  await fillWizard();
  const found: string[] = [];
  await to('/partyType');
  await expect.poll(() => page.locator('[aria-pressed=true]').allTextContents()).toEqual(typed);
  found.push(...(await faults()));
  await to('/activity');
  const order = page.getByRole('list', { name: 'Activities in order' });
  for (const text of typed.slice(0, 8)) {
    await expect.poll(() => order.textContent()).toContain(text);
  }
  found.push(...(await faults()));
  await to('/invitee');
  const chips = page.getByRole('list', { name: 'Invitees' });
  await expect.poll(() => chips.getByRole('listitem').count()).toBe(typed.length);
  for (const text of typed) await expect.poll(() => chips.textContent()).toContain(text);
  found.push(...(await faults()));
  for (const path of ['/', '/eventName', '/theme', '/dateTime', '/location']) {
    await to(path);
    found.push(...(await faults()));
  }
  await to('/confirm');
  found.push(...(await faults()));
  await button('Confirm & Generate Link').click();
  await page.waitForURL('**/guest/*');
  await hideLiveLayer(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent()).toBe(injections.image);
  await expect.poll(() => page.title()).toBe(injections.image);
  await page.waitForLoadState();
  const shown = await page.locator('main').textContent();
  for (const text of [...typed, injections.closingScript]) expect(shown).toContain(text);
  found.push(...(await faults()));
  expect(found).toEqual([]);
});

test('a guest’s nasty name is shown to the guest and to the host as text (behaviour 22.4)', async () => {
  const { host } = await logInBrowser();
  const id = await addEvent(site.db, { host });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  await button('Yes').click();
  await page.getByLabel('Your name').fill(injections.image);
  await button('Save').click();
  await page.getByText('Just you.').waitFor();
  await openAbout(page);
  await page.getByText(`Answering as ${injections.image}`).waitFor();
  const found = await faults();
  await to(getDashboardPath(id));
  await page.getByRole('heading', { name: 'Latest answers' }).click();
  await page.getByText(injections.image).filter({ visible: true }).first().waitFor();
  expect([...found, ...(await faults())]).toEqual([]);
});

describe('no text is wider than a narrow phone', () => {
  const entries = nastyStrings.map((text) => cut(text, 100)).filter((text) => text.trim() !== '');

  test('on the pages of an invitation (behaviour 24.3)', async () => {
    const { host } = await logInBrowser();
    const found: string[] = [];
    // The short ones stand together, as words of one text.
    const { zalgo, override, openOverride, isolates, astral, ...long } = shapes;
    const words = [zalgo, override, openOverride, isolates, astral].join(' ');
    for (const shape of [...Object.values(long), words]) {
      const text = cut(shape, 100);
      const id = await addEvent(site.db, {
        host,
        eventName: text,
        location: text.repeat(2),
        theme: [text],
        eventType: [text],
        customMessage: shape.repeat(4),
        activities: [{ id: 1, name: text, time: 1140 }],
        invitees: [{ name: text.repeat(2), email: text.repeat(3) }],
      });
      const name = text.repeat(2);
      await addAnswer(site.db, { inviteId: id, answer: 'yes', name });
      await page.goto(`${site.url}${getGuestPath(id)}`);
      found.push(...(await faults()));
      await to(getDashboardPath(id));
      found.push(...(await faults()));
    }
    await to('/host/events');
    expect([...found, ...(await faults())]).toEqual([]);
  });

  test('on the screens that change an invitation or ask for its host (behaviour 24.3)', async () => {
    const { host } = await logInBrowser();
    const eventName = cut(shapes.unbroken, 100);
    const activities = [{ id: 1, name: cut(shapes.endlessEmoji, 100), time: 1140 }];
    const id = await addEvent(site.db, { host, eventName, activities, location: shapes.unbroken });
    const found: string[] = [];
    await to(getDashboardPath(id));
    // On a phone these cards are folded.
    for (const card of ['Location & Map', 'Host Message']) {
      await page.getByRole('heading', { name: card }).click();
    }
    for (const name of ['Edit title', 'Edit location', 'Edit message']) {
      await button(name).click();
      found.push(...(await faults()));
    }
    await to(`/activity?invite=${id}`);
    found.push(...(await faults()));
    for (const screen of [
      'guests',
      'answers',
      'messages',
      'door',
      'settings',
      'settings/delete',
      'picture',
    ]) {
      await to(`${getDashboardPath(id)}/${screen}`);
      found.push(...(await faults()));
    }
    await context.clearCookies();
    await to(`/hostLogIn?redirect=/host/events/${id}`);
    expect([...found, ...(await faults())]).toEqual([]);
  });

  test('in the wizard, whatever the draft holds (behaviour 24.3)', async () => {
    await keepDraft(page, site.url, {
      ...storedDraft,
      'festoon.eventName': { title: cut(shapes.endlessEmoji, 100) },
      'festoon.partyType': { selected: entries, custom: shapes.unbroken },
      'festoon.theme': { selected: ['Romantic'], customTheme: shapes.unbroken },
      'festoon.activity': {
        activities: entries.map((name, index) => ({ id: index, name, time: 1080 + index * 5 })),
        name: shapes.unbroken,
        time: '',
      },
      'festoon.invitees': {
        invitees: entries.map((name) => ({ name, email: name })),
        name: shapes.unbroken,
        email: shapes.unbroken,
      },
      'festoon.location': { location: shapes.unbroken, lat: 1, lng: 2, typed: shapes.joined },
      'festoon.message': { customMessage: entries.join(' ') },
    });
    const found: string[] = [];
    for (const path of ['/eventName', '/partyType', '/theme', '/activity', '/location']) {
      await to(path);
      found.push(...(await faults()));
    }
    await to('/invitee');
    await button('Finish').click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await faults()));
    await to('/confirm');
    expect([...found, ...(await faults())]).toEqual([]);
  });
});

test('words that programs take for something else are words', async () => {
  const { host } = await logInBrowser();
  const words = Object.values(lookalikes);
  const id = await addEvent(site.db, {
    host,
    eventName: '__proto__',
    eventType: words,
    invitees: words.map((name) => ({ name, email: 'constructor' })),
  });
  await to(`/invitee?invite=${id}`);
  const chips = page.getByRole('list', { name: 'Invitees' }).getByRole('listitem');
  await expect.poll(() => chips.locator('bdi').allTextContents()).toEqual(words);
  await to(getDashboardPath(id));
  await page.getByRole('heading', { name: 'Event Snapshot' }).click();
  // In the row and in what it holds.
  await expect.poll(() => page.getByText(words.join(', ')).count()).toBe(2);
});

function runsForward(text: string): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at === -1 || !node.parentElement?.checkVisibility()) continue;
    const x = (index: number) => {
      const range = document.createRange();
      range.setStart(node, at + index);
      range.setEnd(node, at + index + 1);
      return range.getBoundingClientRect().x;
    };
    if (x(0) >= x(3)) return false;
  }
  return true;
}

test('a name that turns the writing round turns nothing but itself (behaviour 22.8)', async () => {
  const { host } = await logInBrowser();
  const name = shapes.openOverride;
  const invitees = [
    { name, email: 'mail@example.org' },
    { name, email: 'mail@example.com' },
  ];
  const id = await addEvent(site.db, { host, eventName: name, invitees });
  await keepDraft(page, site.url, {
    ...storedDraft,
    'festoon.invitees': { invitees, name: '', email: '' },
  });
  const turned: string[] = [];
  for (const path of [getDashboardPath(id), '/invitee']) {
    await to(path);
    if (!(await page.evaluate(runsForward, 'mail@'))) turned.push(path);
  }
  await button('Finish').click();
  await page.getByRole('dialog').waitFor();
  if (!(await page.evaluate(runsForward, 'mail@'))) turned.push('the review');
  await to(`/eventName?invite=${id}`);
  if (!(await page.evaluate(runsForward, 'Editing'))) turned.push('the eyebrow');
  expect(turned).toEqual([]);
});

test('a first name that turns the writing round leaves the other names as they are (behaviour 22.8)', async () => {
  const { host } = await logInBrowser();
  const people = [
    { name: '\u202eChiara Rossi', child: false },
    { name: 'Marco Rossi', child: false },
  ];
  const answerSettings = { ...usualAnswers, guestList: 'names' as const };
  const invitees = [{ name: 'The Rossis', email: '', people }];
  const id = await addEvent(site.db, { host, invitees, answerSettings });
  const [token] = await listTokens(site.db, id);
  await page.goto(`${site.url}${getGuestPath(id)}?g=${token}`);
  await button('Yes').click();
  await button('Save').click();
  await page.getByText('people are coming').waitFor();
  await page.getByText('Edit', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(runsForward, 'Marco')).toBe(true);
});
