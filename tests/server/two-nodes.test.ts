import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { getDashboardPath, getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { drawPhoto, fillPictureForm } from '#tests/fixtures/pictures.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { crowdRounds, crowdSeats, crowdSize, expectFull, listSeats } from '#tests/setup/crowd.ts';
import { addEvent } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { type Nodes, openTwoNodes } from '#tests/setup/nodes.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

/** The longest delay of a change made on the other node. */
const withinMs = 2_000;

let cluster: Nodes;
let one: () => Visitor;
let other: () => Visitor;
let hosts = 0;
let password: { username: string; password: string };
let inviteId: string;
let page: string;
let dashboard: string;
/** Signed in on the first node. */
let host: Visitor;

beforeAll(async () => {
  cluster = await openTwoNodes({ TRUST_PROXY: 'on' });
  const [first, second] = cluster.nodes;
  one = () => first.visitor();
  other = () => second.visitor();
});
afterAll(() => cluster.close());

beforeEach(async () => {
  hosts += 1;
  password = { username: `host-${hosts}`, password: 'lanterns' };
  host = one();
  const from = { 'x-forwarded-for': `192.0.2.${hosts}` };
  await host.post('/hostLogIn', { ...password, mode: 'sign-up' }, from);
  const draft = makeDraft();
  await host.postJson('/confirm.data', draft);
  const { id } = await cluster.db
    .selectFrom('invites')
    .select('id')
    .where('draft_id', '=', draft.draftId)
    .executeTakeFirstOrThrow();
  inviteId = id;
  page = getGuestPath(id);
  dashboard = getDashboardPath(id);
  await host.post('/hostLogIn', { ...password, mode: 'sign-in' }, from);
});

/** The same browser on the other node. */
function elsewhere(visitor: Visitor): Visitor {
  const moved = other();
  for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
  return moved;
}

/** Over the network and without a cookie, so that the node may use its page cache. */
async function readPage(node: 0 | 1): Promise<string> {
  return fetch(`${cluster.nodes[node].url}${page}`).then((answer) => answer.text());
}

const sendPicture = (form: FormData) =>
  host.send(`${dashboard}/picture`, {
    method: 'POST',
    body: form,
    headers: { origin: cluster.nodes[0].url },
  });

/** The URL of the picture on the second node's page. */
const findAddress = async () =>
  /\/guest\/[\w-]+\/picture\/[\w-]+\.webp/.exec(await readPage(1))?.[0] ?? null;

test('a picture that is added, replaced or removed on one node is what the other shows at once (behaviour 40.11)', async () => {
  expect(await findAddress()).toBeNull();
  const seen = [];
  for (const width of [300, 400]) {
    const bytes = await drawPhoto(width, 300).webp().toBuffer();
    expect((await sendPicture(fillPictureForm(bytes))).status).toBe(200);
    const address = await findAddress();
    seen.push(address);
    expect((await fetch(new URL(address ?? '', cluster.nodes[1].url))).status).toBe(200);
  }
  expect(new Set(seen).size).toBe(2);
  await sendPicture(fillPictureForm(null, { intent: 'remove' }));
  expect(await findAddress()).toBeNull();
});

test('an invitation saved on one node is read and answered on the other (behaviour 23.4)', async () => {
  expect(await readPage(1)).toContain('Garden party');
  const guest = other();
  await guest.get(page);
  expect((await guest.post(page, { answer: 'yes' })).status).toBe(303);
  expect(readShownAnswer(await guest.get(page))).toBe('yes');
  const sameGuest = one();
  for (const [name, value] of guest.cookies) sameGuest.cookies.set(name, value);
  expect(readShownAnswer(await sameGuest.get(page))).toBe('yes');
  await sameGuest.post(page, { answer: 'no' });
  expect(readShownAnswer(await guest.get(page))).toBe('no');
});

test('the dashboard on one node shows an answer given on the other (behaviour 23.4)', async () => {
  const before = readWords(await host.get(dashboard));
  expect(before).toMatch(/Going 0/);
  const guest = other();
  await guest.get(page);
  await guest.post(page, { answer: 'yes' });
  const acknowledged = performance.now();
  expect(readWords(await host.get(dashboard))).toMatch(/Going 1/);
  expect(performance.now() - acknowledged).toBeLessThan(withinMs);
});

test('an open dashboard is told of an answer given on the other node', async () => {
  const stream = host.follow(getEventDataPath('live', inviteId));
  await stream.next();
  const guest = other();
  await guest.get(page);
  await guest.post(page, { answer: 'maybe' });
  const acknowledged = performance.now();
  let heard = '';
  for await (heard of stream) if (heard.includes('event: change')) break;
  expect(heard).toContain('event: change');
  expect(performance.now() - acknowledged).toBeLessThan(withinMs);
});

test('no node serves a guest page older than an edit that was acknowledged (behaviour 23.5)', async () => {
  const editors = [host, elsewhere(host)] as const;
  for (let version = 1; version <= 30; version += 1) {
    await Promise.all([readPage(0), readPage(1)]);
    const value = `Edition ${version} of the party`;
    const editor = editors[version % 2 === 0 ? 0 : 1];
    const edit = { intent: 'edit', part: 'eventName', version, value };
    expect((await editor.postJson(`${dashboard}.data`, edit)).status).toBe(200);
    const pages = await Promise.all([readPage(0), readPage(1)]);
    for (const text of pages) expect(text).toContain(`<title>${value}</title>`);
  }
});

test('a cancellation and a deletion on one node, and taking them back, hold on the other at once (behaviour 34.17)', async () => {
  const moved = elsewhere(host);
  const settings = `${dashboard}/settings/cancel`;
  for (let round = 1; round <= 5; round += 1) {
    expect(await readPage(1)).not.toContain('This event is canceled');
    await cancelAs(host, inviteId, `Sorry, round ${round}`);
    expect(await readPage(1)).toContain(`Sorry, round ${round}`);
    expect((await other().post(page, { answer: 'yes' })).status).toBe(409);
    await moved.post(settings, { intent: 'reinstate' });
    expect(await readPage(0)).not.toContain('This event is canceled');
    await host.post(settings, { intent: 'delete', title: 'Garden party' });
    expect((await other().get(page)).status).toBe(404);
    expect((await moved.get(dashboard)).status).toBe(404);
    await moved.post('/host/events', { restore: inviteId });
    expect(await readPage(0)).toContain('Garden party');
  }
});

test('a co-host who is removed on one node is out on the other at once, and so is an open dashboard (behaviour 38.6)', async () => {
  const settings = `${dashboard}/settings/cancel`;
  const member = other();
  const from = { 'x-forwarded-for': `192.0.2.${hosts}` };
  await signUp(member, { username: `member-${hosts}`, password: 'lanterns' }, '', from);
  const made = await host.post(settings, { intent: 'invite-member', role: 'co-host' });
  await member.post(/\/host\/join\/[\w-]{32}/.exec(made.text)?.[0] ?? '', {});
  expect((await member.get(dashboard)).status).toBe(200);
  const stream = member.follow(getEventDataPath('live', inviteId));
  await stream.next();
  const { id } = await cluster.db
    .selectFrom('memberships')
    .select('id')
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  await host.post(settings, { intent: 'remove-member', id });
  expect((await member.get(dashboard)).status).toBe(403);
  expect((await Array.fromAsync(stream)).join('')).toContain('event: gone\n');
});

test('limits count on all nodes together (behaviour 23.4)', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async (_, index) => {
      const guest = index % 2 === 0 ? one() : other();
      return (await guest.post(page, { answer: 'yes' }, from)).status;
    }),
  );
  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(70);
  for (const guest of [one(), other()]) {
    expect((await guest.post(page, { answer: 'yes' }, from)).status).toBe(429);
  }
});

test('failed log-ins count on all nodes together, and a right one forgets them', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const attempt = (index: number, word: string) =>
    (index % 2 === 0 ? one() : other()).post(
      '/hostLogIn',
      { username: password.username, password: word, mode: 'sign-in' },
      from,
    );
  for (let index = 0; index < 9; index += 1) {
    expect((await attempt(index, 'wrong!')).status).toBe(401);
  }
  expect((await attempt(9, password.password)).status).toBe(302);
  for (let index = 10; index < 20; index += 1) {
    expect((await attempt(index, 'wrong!')).status).toBe(401);
  }
  expect((await attempt(20, password.password)).status).toBe(429);
  expect((await attempt(21, password.password)).status).toBe(429);
});

test('signing out on one node is signing out on the other (behaviour 23.4)', async () => {
  const moved = elsewhere(host);
  expect((await moved.get(dashboard)).status).toBe(200);
  await host.post('/logOut', {});
  expect((await moved.get(dashboard)).status).toBe(302);
});

test('the same draft saved on both nodes at once is one invitation (behaviour 23.4)', async () => {
  const draft = makeDraft();
  const moved = elsewhere(host);
  await Promise.all([
    host.postJson('/confirm.data', draft),
    moved.postJson('/confirm.data', draft),
  ]);
  const saved = await cluster.db
    .selectFrom('invites')
    .select('id')
    .where('draft_id', '=', draft.draftId)
    .execute();
  expect(saved).toHaveLength(1);
});

test('the same new username on both nodes at once is one account (behaviour 23.4)', async () => {
  const fields = { username: `twin-${hosts}`, password: 'lanterns' };
  const answers = await Promise.all([
    signUp(one(), { ...fields, attempt: 'a'.repeat(22) }),
    signUp(other(), { ...fields, attempt: 'b'.repeat(22) }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await logInByPassword(one(), fields)).status).toBe(302);
});

test(
  'a hundred guests who answer both nodes at once get ten places, and each is told the truth (behaviour 25.11)',
  { timeout: crowdRounds * 120_000 },
  async () => {
    for (let round = 0; round < crowdRounds; round += 1) {
      const settings = { ...usualAnswers, seats: crowdSeats };
      const party = await addEvent(cluster.db, { answerSettings: settings });
      const guests = Array.from({ length: crowdSize }, (_, index) => ({
        visitor: index % 2 === 0 ? one() : other(),
        from: { 'x-forwarded-for': `10.${round}.${index}.1` },
      }));
      const path = getGuestPath(party);
      const statuses = await Promise.all(
        guests.map(({ visitor, from }) => visitor.post(path, { answer: 'yes' }, from)),
      );
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([303]));
      expectFull(await listSeats(cluster.db, party));
      const told = async () => {
        const pages = await Promise.all(guests.map(({ visitor }) => visitor.get(path)));
        return pages.map(
          (reply) => /On the waiting list|You’re (?:going|in\b)/.exec(readWords(reply))?.[0],
        );
      };
      const before = await told();
      expect(before.filter((words) => words === 'You’re going')).toHaveLength(crowdSeats);
      expect(before.filter((words) => words === 'On the waiting list')).toHaveLength(
        crowdSize - crowdSeats,
      );
      const seated = guests.filter((_, index) => before[index] === 'You’re going').slice(0, 2);
      await Promise.all(
        seated.map(({ visitor, from }) => visitor.post(path, { answer: 'no' }, from)),
      );
      expectFull(await listSeats(cluster.db, party), seated.length);
      const after = await told();
      expect(after.filter((words) => words?.startsWith('You’re'))).toHaveLength(crowdSeats);
      expect(after.filter((words) => words === 'You’re in')).toHaveLength(seated.length);
    }
  },
);

test('nodes that are asked to stop leave no connection behind', async () => {
  const nodes = await openTwoNodes();
  const connections = () =>
    sql`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(nodes.db)
      .then(({ rows }) => rows.length);
  for (const { url } of nodes.nodes) expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await connections()).toBeGreaterThanOrEqual(nodes.nodes.length);
  expect(await nodes.stop()).toEqual([0, 0]);
  await expect.poll(connections).toBe(0);
  await nodes.close();
});
