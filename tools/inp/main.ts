/**
 * `npm run inp`: how long hosts wait for the screen after an input, with the processor slowed down to that of a phone.
 * A drag is no interaction for browsers. States the median of the longest interaction of each task. `npm run inp -- 1`
 * sets the number of runs, `npm run inp -- 1 answer` runs only the tasks whose name contains the word.
 */
import { loadavg } from 'node:os';

import type { Locator, Page } from 'playwright';

import { getDashboardPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';

import { computeMedian } from '../bench/harness.ts';
import { measureSlowdown } from '../lighthouse/audit.ts';
import { addParty, storedParty } from '../party.ts';
import { measureInteraction, rest } from './page.ts';

const goalMs = 100;
/** Milliseconds between two keys. */
const delay = 120;
const runs = Number(process.argv[2] ?? 5);
const word = process.argv[3] ?? '';

interface Task {
  name: string;
  path: string;
  stored?: Record<string, unknown>;
  act: (page: Page) => Promise<void>;
}

async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Playwright's own click runs code in the page while it handles the click. */
async function press(locator: Locator): Promise<void> {
  const { x, y } = await centerOf(locator);
  const page = locator.page();
  await rest(page);
  await page.mouse.click(x, y);
  await rest(page);
}

async function recordAnswer(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: /^Answer of Guest \d+:/ }).first());
  await press(page.getByRole('menuitemradio', { name: 'Maybe', exact: true }));
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

const site = await openSite({}, { clock: Date.now });
const { host, cookie } = await logIn(site, 'host');
const overview = getDashboardPath(await addParty(site, host, 10_000));
const guestList = `${overview}/guests`;

/** The press opens the keyboard on a phone, so that typing begins later. */
const typeInto = (label: string, text: string) => async (page: Page) => {
  const field = page.getByLabel(label, { exact: true });
  await press(field);
  await field.pressSequentially(text, { delay });
};

const tasks: readonly Task[] = [
  {
    name: 'Typing a line on Home',
    path: '/',
    act: typeInto('Say it in one line', 'Lena turns 30, June 19, 7 to 11'),
  },
  { name: 'Typing a title', path: '/eventName', act: typeInto('Title', 'Garden supper') },
  {
    name: 'Choosing an occasion',
    path: '/partyType',
    act: (page) => press(page.getByRole('button', { name: 'Pool Party' })),
  },
  {
    name: 'Choosing a cover',
    path: '/theme',
    async act(page) {
      for (const look of ['Garden supper', 'Arcade night']) await press(page.getByText(look));
    },
  },
  {
    name: 'Choosing a tag',
    path: '/theme',
    async act(page) {
      await press(page.getByText('Mix your own'));
      for (const tag of ['Romantic', 'Neon', 'Pastel'])
        await press(page.getByRole('button', { name: tag, exact: true }));
    },
  },
  {
    name: 'Typing a date',
    path: '/dateTime',
    act: typeInto('Say it in one line', 'June 19, 7 to 11 pm'),
  },
  {
    name: 'Typing activities',
    path: '/activity',
    stored: storedParty,
    act: typeInto('Activity', '7:30 dinner, 9 dancing'),
  },
  {
    name: 'Moving an activity',
    path: '/activity',
    stored: storedParty,
    async act(page) {
      await page.getByRole('slider', { name: 'Lanterns', exact: true }).focus();
      for (const key of ['ArrowRight', 'PageUp', 'ArrowLeft']) await page.keyboard.press(key);
    },
  },
  {
    name: 'Adding the 500th invitee',
    path: '/invitee',
    stored: { 'festoon.invitees': { invitees: makeInvitees(499), name: '', email: '' } },
    async act(page) {
      await page.getByLabel('Name', { exact: true }).pressSequentially('Ana', { delay });
      await page.getByLabel('Email', { exact: true }).pressSequentially('a@b.org', { delay });
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Invitees' }).getByText('Ana').first().waitFor();
    },
  },
  {
    name: 'Typing a place',
    path: '/location',
    act: (page) => page.getByRole('combobox').pressSequentially('Seebad Enge', { delay }),
  },
  {
    name: 'Typing the message on the card',
    path: '/confirmation',
    stored: storedParty,
    act: typeInto('Message to your guests', 'Bring a towel.'),
  },
  {
    name: 'Finding a guest among 10,000',
    path: guestList,
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('9999', { delay });
      await page.getByRole('button', { name: 'Answer of Guest 9999' }).waitFor();
    },
  },
  { name: 'Recording an answer among 10,000', path: guestList, act: recordAnswer },
  {
    name: 'Opening a guest’s card among 10,000',
    path: guestList,
    async act(page) {
      await press(page.getByRole('link', { name: 'Guest 3', exact: true }));
      await page.getByRole('button', { name: 'More for this answer' }).first().waitFor();
    },
  },
  {
    name: 'Recording an answer on the overview',
    path: overview,
    async act(page) {
      await press(page.getByRole('heading', { name: 'Guest List' }));
      await recordAnswer(page);
    },
  },
];

console.log(
  `Load before the run: ${loadavg()[0]?.toFixed(1)} processes; more than 1 spoils the figures`,
);
const slowdown = await measureSlowdown(site.url);
console.log(`Processor slowed down ${slowdown.toFixed(1)} times`);
const met: boolean[] = [];
for (const { name, path, stored = {}, act } of tasks.filter((task) => task.name.includes(word))) {
  const durations: number[] = [];
  while (durations.length < runs) {
    durations.push(await measureInteraction(site.url + path, { stored, cookie }, slowdown, act));
  }
  const median = computeMedian(durations);
  console.log(`${name}: ${median} ms (${durations.join(', ')})`);
  met.push(median < goalMs);
}
await site.close();
process.exitCode = met.every(Boolean) ? 0 : 1;
