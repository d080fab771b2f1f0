import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { browser, open } from '#tests/setup/browser.ts';
import { evening, usePlanning } from '#tests/setup/planning.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';

const planning = usePlanning();

const lineOf = (page: Page) => page.getByLabel('Say it in one line');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dateOf = (page: Page) => page.getByLabel('When is your event?').inputValue();

/** Date, start and end as the inputs show them. */
const inputs = async (page: Page) => [
  await dateOf(page),
  ...(await Promise.all(
    ['Start Time', 'End Time'].map((label) => page.getByLabel(label).inputValue()),
  )),
];

const shows = (page: Page, ...values: string[]) => expect.poll(() => inputs(page)).toEqual(values);

/** The step with a typed line, once its reader is there. */
async function typed(text: string, dateTime?: object): Promise<Page> {
  const page = await planning.visit('/dateTime', dateTime ? { dateTime } : {});
  await lineOf(page).fill(text);
  return page;
}

test('a typed line fills the inputs and the card, an input changed by hand rewrites it, and ‘till late’ presses ‘Open end’ (behaviour 7.13, 7.15)', async () => {
  const page = await typed('June 19, 2031, 7pm');
  await page.getByLabel('End Time').waitFor();
  await shows(page, '2031-06-19', '19:00', '');
  await expect.poll(() => lineOf(page).inputValue()).toBe('June 19, 2031, 7pm');
  await page.getByRole('definition').getByText('Thursday, June 19, 2031').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await button(page, '+4 h').click();
  await expect.poll(() => lineOf(page).inputValue()).toBe('Thu June 19, 2031, 7 to 11 pm');
  await page.getByLabel('End Time').fill('00:30');
  await expect.poll(() => lineOf(page).inputValue()).toBe('Thu June 19, 2031, 7 pm to 12:30 am');
  await page.getByText('Until 12:30 AM. Not so? Uncheck it.').waitFor();
  await page.getByLabel('When is your event?').fill('2031-06-20');
  await expect.poll(() => lineOf(page).inputValue()).toBe('Fri June 20, 2031, 7 pm to 12:30 am');
  await page.getByLabel('Ends the next day').uncheck();
  await expect.poll(() => page.getByText('Not so? Uncheck it.').count()).toBe(0);

  await lineOf(page).fill('June 21, 2031');
  await shows(page, '2031-06-21', '', '');
  await lineOf(page).fill('');
  await expect.poll(() => dateOf(page)).toBe('');
  await page.getByRole('list', { name: 'The next Saturdays' }).waitFor();

  await lineOf(page).fill('June 19, 2031, 7pm till late');
  const openEnd = page.getByRole('button', { name: 'Open end', pressed: true });
  await openEnd.waitFor();
  await button(page, '+2 h').click();
  await openEnd.waitFor({ state: 'detached' });
  await expect.poll(() => lineOf(page).inputValue()).toBe('Thu June 19, 2031, 7 to 9 pm');
});

test('nothing is fetched for the line before it has the focus (behaviour 7.15)', async () => {
  const page = await planning.visit('/dateTime', { dateTime: evening });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByLabel('End Time').fill('22:00');
  expect(fetched.filter((url) => /\/(?:read-when|chrono|line-reader)-/.test(url))).toEqual([]);
  const reader = page.waitForRequest('**/read-when-*.js');
  await lineOf(page).focus();
  await reader;
});

test('words with two readings are asked, on the card too, and nothing of them is written (behaviour 7.16)', async () => {
  const page = await typed('6/7/2031, 9pm till 2');
  const question = page.getByRole('status').filter({ hasText: '6/7/2031: which day?' });
  await question.waitFor();
  await shows(page, '', '21:00', '02:00');
  await expect.poll(() => page.getByLabel('Ends the next day').isChecked()).toBe(true);
  await page.getByText('June 7, 2031 or July 6, 2031?').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await button(page, 'Next').click();
  await page.getByRole('alert').getByText('6/7/2031: which day?').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dateTime');
  const choice = button(page, 'Sunday, July 6, 2031');
  await expect
    .poll(() => button(page, 'Saturday, June 7, 2031').evaluate((it) => it.matches(':focus')))
    .toBe(true);
  await choice.click();
  await shows(page, '2031-07-06', '21:00', '02:00');
  await expect.poll(() => lineOf(page).inputValue()).toBe('Sun July 6, 2031, 9 pm to 2 am');
  await expect.poll(() => page.getByText('which day?').count()).toBe(0);
  await page.getByRole('definition').getByText('Sunday, July 6, 2031').waitFor();
  await button(page, 'Next').click();
  await page.waitForURL('**/activity');
});

test('a weekday that disagrees with its date and hours of either half of the day are asked (behaviour 7.16)', async () => {
  const page = await typed('Fri June 19, 2031, 9 to 5');
  await button(page, 'Friday, June 20, 2031').click();
  await expect.poll(() => dateOf(page)).toBe('2031-06-20');
  await button(page, '9:00 AM - 5:00 PM').click();
  await shows(page, '2031-06-20', '09:00', '17:00');
  await expect.poll(() => lineOf(page).inputValue()).toBe('Fri June 20, 2031, 9 am to 5 pm');

  await lineOf(page).fill('6/7/2031');
  await page.getByText('6/7/2031: which day?').waitFor();
  await page.getByLabel('When is your event?').fill('2031-07-08');
  await page.getByText('6/7/2031: which day?').waitFor({ state: 'detached' });
  await expect.poll(() => lineOf(page).inputValue()).toBe('Tue July 8, 2031');
});

test('words that are no day go into the message only if the host says so, and Next goes on (behaviour 7.17)', async () => {
  const page = await typed('summerish');
  await page
    .getByText('I can’t find a day in “summerish”. Try “June 19” or use the date field.')
    .waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await button(page, 'Next').click();
  await page.waitForURL('**/activity');
  await page.goBack();
  await page.getByText('I can’t find a day in “summerish”.').waitFor();
  await expect.poll(() => lineOf(page).inputValue()).toBe('summerish');

  await lineOf(page).fill('June 19, 2031, bring a towel');
  await page.getByText('Not used: “bring a towel”').waitFor();
  await button(page, 'Add to the message').click();
  await expect.poll(() => lineOf(page).inputValue()).toBe('Thu June 19, 2031');
  await page.getByRole('status').getByText('Added to the message.').waitFor();
  await lineOf(page).fill('June 19, 2031, rain or shine');
  await button(page, 'Leave it out').click();
  await open(page, planning.urlOf('/confirmation'));
  await expect
    .poll(() => page.getByLabel('Message to your guests').inputValue())
    .toBe('bring a towel');
});

/** The ways out that differ for the step: its form is sent, the page stays, or it goes. */
const ways: [name: string, leave: (page: Page) => Promise<void>][] = [
  ['Enter', (page) => lineOf(page).press('Enter')],
  ['a pennant', (page) => page.getByRole('link', { name: 'Theme', exact: true }).click()],
  ['Home', (page) => page.getByRole('link', { name: 'Home', exact: true }).click()],
];

describe.for(ways)('leaving by %s', ([, leave]) => {
  test('takes a line along that the reader came too late for (behaviour 3.17, 7.15)', async () => {
    const page = await planning.visit('/dateTime');
    const file = Promise.withResolvers<void>();
    await page.route('**/assets/read-when-*.js', async (route) => {
      await file.promise;
      await route.continue();
    });
    await lineOf(page).fill('June 19, 2031, 7 to 11 pm');
    await expect.poll(() => dateOf(page)).toBe('');
    file.resolve();
    await expect.poll(() => dateOf(page)).toBe('2031-06-19');
    await leave(page);
    await page.waitForURL((url) => url.pathname !== '/dateTime');
    await open(page, planning.urlOf('/dateTime'));
    await shows(page, '2031-06-19', '19:00', '23:00');
  });
});

describe.for(ways.slice(1))('leaving by %s with an open question', ([, leave]) => {
  test('keeps it in the line, where Next asks (behaviour 3.17, 7.16)', async () => {
    const page = await typed('6/7/2031, 7pm');
    await page.getByText('6/7/2031: which day?').waitFor();
    await leave(page);
    await page.waitForURL((url) => url.pathname !== '/dateTime');
    await open(page, planning.urlOf('/dateTime'));
    await expect.poll(() => lineOf(page).inputValue()).toBe('6/7/2031, 7 pm');
    await button(page, 'Next').click();
    await page.getByRole('alert').getByText('6/7/2031: which day?').waitFor();
    await button(page, 'Saturday, June 7, 2031').click();
    await shows(page, '2031-06-07', '19:00', '');
  });
});

test('no letter is lost that is typed while the reader comes (behaviour 7.15)', async () => {
  const page = await planning.visit('/dateTime');
  // Between React's tasks there is time for several letters, as on a slow device.
  await page.evaluate(() => {
    const ports: { postMessage: (message: never) => void } = MessagePort.prototype;
    ports.postMessage = new Proxy(ports.postMessage, {
      apply: (...posted) => void setTimeout(() => Reflect.apply(...posted), 100),
    });
  });
  const line = 'June 19, 2031, 7 to 11 pm, in the garden behind the house';
  await lineOf(page).pressSequentially(line, { delay: 25 });
  await shows(page, '2031-06-19', '19:00', '23:00');
  await expect.poll(() => lineOf(page).inputValue()).toBe(line);
});

test('a line whose reader does not come stays, and the inputs work without it (behaviour 7.15)', async () => {
  const page = await planning.visit('/dateTime');
  await page.route('**/assets/read-when-*.js', () => {});
  await lineOf(page).fill('June 19, 2031');
  await button(page, 'Next').click();
  await page
    .getByRole('alert')
    .getByText('Your line is not read yet. Please try again in a moment, or use the date field.')
    .waitFor();
  await expect.poll(() => lineOf(page).inputValue()).toBe('June 19, 2031');
  await page.getByLabel('When is your event?').fill('2031-06-19');
  await button(page, 'Next').click();
  await page.waitForURL('**/activity');
});

test.each([
  [390, 505],
  [390, 373],
])(
  'in %i × %i pixels the line stands right under the card (behaviour 3.18)',
  async (width, height) => {
    const page = await planning.visit('/dateTime', {}, { viewport: { width, height: 664 } });
    await lineOf(page).click();
    await page.setViewportSize({ width, height });
    await page.locator(':root[data-keyboard]').waitFor();
    const card = await page.getByRole('link', { name: 'See your invitation so far' }).boundingBox();
    const field = await lineOf(page).boundingBox();
    const foot = await page.getByRole('navigation', { name: 'Steps' }).boundingBox();
    expect(card?.height).toBeGreaterThanOrEqual(120);
    const under = (field?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? 0));
    expect(under).toBeGreaterThanOrEqual(height < 480 ? 20 : 24);
    expect(under).toBeLessThanOrEqual(height < 480 ? 24 : 100);
    // With its focus ring.
    expect((field?.y ?? 0) + (field?.height ?? 0) + 5).toBeLessThanOrEqual(foot?.y ?? 0);
  },
);

test('without a script there is no line, and the date input is there (behaviour 7.15)', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(planning.urlOf('/dateTime'));
  await expect.poll(() => page.getByLabel('When is your event?').isVisible()).toBe(true);
  await expect.poll(() => lineOf(page).isVisible()).toBe(false);
});
