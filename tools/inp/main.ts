/**
 * `npm run inp`: how long hosts wait for the screen after an input, on a phone with a processor four times slower than
 * this machine's. States the median of the longest interaction of each task. `npm run inp -- 1` sets the number of runs,
 * `npm run inp -- 1 answer` runs only the tasks whose name contains the word.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import type { Locator } from 'playwright';

import { ensureBuilt } from '../../scripts/build.mjs';
import { type Filled, fill } from '../bench/data.ts';
import { computeMedian } from '../bench/harness.ts';
import { serve } from '../bench/measured-server.ts';
import { nextYear } from '../next-year.ts';
import { type SlowPage, type SlowPageOptions, openSlowPage, rest } from './page.ts';

const goalMs = 100;
/** Milliseconds between two keys. */
const delay = 120;
const runs = Number(process.argv[2] ?? 5);
const word = process.argv[3] ?? '';

interface Task {
  name: string;
  path: (event: Filled) => string;
  stored?: Record<string, unknown>;
  act: (page: SlowPage['page']) => Promise<void>;
}

async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks by the mouse alone: a click of Playwright's runs code of its own in the page while the page handles it. */
async function press(locator: Locator): Promise<void> {
  const { x, y } = await centerOf(locator);
  const page = locator.page();
  await rest(page);
  await page.mouse.click(x, y);
  await rest(page);
}

const evening = {
  'festoon.dateTime': {
    date: `${nextYear}-06-12`,
    startTime: '18:00',
    endTime: '23:30',
    endsNextDay: false,
    timeZone: 'Europe/Paris',
  },
  'festoon.activity': {
    activities: ['Drinks', 'Toasts', 'Cake'].map((name, at) => ({
      id: at + 1,
      name,
      time: 1080 + at * 90,
    })),
    name: '',
    time: '',
  },
};

const invitees = Array.from({ length: 499 }, (_, at) => ({
  name: `Guest Number ${at + 1}`,
  email: `guest-${at + 1}@example.org`,
}));

const overview = ({ inviteId }: Filled) => `/host/events/${inviteId}`;
const guestList = (event: Filled) => `${overview(event)}/guests`;

async function recordAnswer(page: SlowPage['page']): Promise<void> {
  await press(page.getByRole('button', { name: 'Answer of Guest Number 3:' }));
  await press(page.getByRole('menuitemradio', { name: 'Maybe', exact: true }));
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

const tasks: readonly Task[] = [
  {
    name: 'Typing a title',
    path: () => '/eventName',
    act: (page) => page.getByLabel('Title').pressSequentially('Garden supper', { delay }),
  },
  {
    name: 'Choosing a tag',
    path: () => '/theme',
    async act(page) {
      for (const tag of ['Romantic', 'Neon', 'Pastel'])
        await press(page.getByRole('button', { name: tag, exact: true }));
    },
  },
  {
    name: 'Dragging an activity',
    path: () => '/activity',
    stored: evening,
    async act(page) {
      const handle = page.getByRole('slider', { name: 'Toasts', exact: true }).locator('..');
      const { x, y } = await centerOf(handle);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y, { steps: 20 });
      await page.mouse.up();
    },
  },
  {
    name: 'Adding the 500th invitee',
    path: () => '/invitee',
    stored: { 'festoon.invitees': { invitees, name: '', email: '' } },
    async act(page) {
      await page.getByLabel('Name', { exact: true }).pressSequentially('Ana', { delay });
      await page.getByLabel('Email', { exact: true }).pressSequentially('a@b.org', { delay });
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Invitees' }).getByText('Ana').first().waitFor();
    },
  },
  {
    name: 'Finding a guest among 10,000',
    path: guestList,
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('9999', { delay });
      await page.getByRole('button', { name: 'Answer of Guest Number 9999' }).waitFor();
    },
  },
  { name: 'Recording an answer among 10,000', path: guestList, act: recordAnswer },
  { name: 'Recording an answer on the overview', path: overview, act: recordAnswer },
];

async function measure(options: SlowPageOptions, task: Task): Promise<number> {
  const slow = await openSlowPage(options);
  try {
    return await slow.measure(() => task.act(slow.page));
  } finally {
    await slow.close();
  }
}

await ensureBuilt(path.resolve(import.meta.dirname, '../..'));
const folder = mkdtempSync(path.join(tmpdir(), 'festoon-inp-'));
const event = await fill(folder, { guests: 10_000 });
const site = await serve({ kind: 'festoon', env: event.env }, null);
const { cookie } = event;
console.log(
  `Load before the run: ${loadavg()[0]?.toFixed(1)} processes; more than 1 spoils the figures`,
);
const met: boolean[] = [];
for (const task of tasks.filter(({ name }) => name.includes(word))) {
  const durations: number[] = [];
  const options = { url: site.url + task.path(event), cookie, stored: task.stored ?? {} };
  while (durations.length < runs) durations.push(await measure(options, task));
  const median = computeMedian(durations);
  console.log(`${task.name}: ${median} ms (${durations.join(', ')})`);
  met.push(median < goalMs);
}
await site.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = met.every(Boolean) ? 0 : 1;
