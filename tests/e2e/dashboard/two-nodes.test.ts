import { afterAll, beforeAll, expect, test } from 'vitest';

import { getEventDataPath, getGuestPath, getGuestsPath } from '#app/platform/paths.ts';
import {
  button,
  context,
  listReads,
  open,
  openBrowser,
  openPage,
  page,
} from '#tests/setup/browser.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { signUp } from '#tests/setup/log-in-screen.ts';
import { type Nodes, openTwoNodes } from '#tests/setup/nodes.ts';
import { untilRead } from '#tests/setup/screen.ts';

let cluster: Nodes;
let id: string;

openBrowser();
beforeAll(async () => {
  cluster = await openTwoNodes();
});
afterAll(() => cluster.close());

/** The guest list from one node, whose stream and data are the other's, as a balancer may have it. */
async function openList(): Promise<void> {
  const [first, second] = cluster.nodes;
  const visitor = first.visitor();
  await signUp(visitor, { username: 'lena', password: 'lanterns' });
  const { db } = cluster;
  const host = await db
    .selectFrom('hosts')
    .select(['uid', 'username', 'email', 'display_name as displayName'])
    .executeTakeFirstOrThrow();
  id = await addEvent(db, { host });
  await openPage();
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: first.url })),
  );
  await page.route('**/api/**', (route) =>
    route.continue({ url: route.request().url().replace(first.url, second.url) }),
  );
  await open(page, first.url + getGuestsPath(id));
  await page.getByRole('main').getByText('Live', { exact: true }).waitFor();
}

async function press(name: string, from: string, to: string): Promise<void> {
  await button(`Answer of ${name}: ${from}`).click();
  await page.getByRole('menuitemradio', { name: to, exact: true }).click();
}

/** The first invitee, Ana, answers on a node. */
async function answerAs(node: 0 | 1, answer: 'yes' | 'no' | 'maybe'): Promise<void> {
  const [token = ''] = await listTokens(cluster.db, id);
  const guest = cluster.nodes[node].visitor();
  const own = `${getGuestPath(id)}?g=${token}`;
  await guest.get(own);
  expect((await guest.post(own, { answer })).status).toBe(303);
}

test('a press on the list of one node and answers on both are right, and each is read twice at most (behaviour 21.10, 23.4)', async () => {
  await openList();
  const reads = listReads();
  await press('Ben', 'No response yet', 'Going');
  await button('Answer of Ben: Going').waitFor();
  await answerAs(0, 'no');
  await button('Answer of Ana: Declined').waitFor();
  await answerAs(1, 'maybe');
  await button('Answer of Ana: Maybe').waitFor();
  await button('Answer of Ben: Going').waitFor();

  await Promise.all([press('Ben', 'Going', 'Declined'), answerAs(1, 'yes')]);
  await button('Answer of Ben: Declined').waitFor();
  await button('Answer of Ana: Going').waitFor();
  // The nodes' cursors cannot be compared, so what one has said is asked of the other again.
  const [fromFirst, fromSecond] = [`${getGuestsPath(id)}.data`, getEventDataPath('guests', id)];
  const [changes, presses] = [5, 2];
  const readsOfFirst = () => reads.filter((path) => path === fromFirst).length;
  await expect.poll(readsOfFirst).toBe(presses);
  await untilRead(page);
  expect(readsOfFirst()).toBe(presses);
  expect(reads.filter((path) => path === fromSecond).length).toBeLessThanOrEqual(2 * changes);
});
