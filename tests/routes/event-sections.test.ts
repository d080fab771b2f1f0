import { describe, expect, test } from 'vitest';

import type { DashboardData } from '#app/features/dashboard/dashboard-data.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import {
  getAnswersPath,
  getDashboardPath,
  getDoorPath,
  getEventDataPath,
  getGuestsPath,
  getMessagesPath,
  getSettingsPath,
} from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { castRoles } from '#tests/setup/access-cast.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import type { Reply } from '#tests/setup/site.ts';
import { id, other, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite({}, { clock: () => Date.parse('2027-05-01T12:00Z') });
useEvent();

/** Each link's text and path, and the current one. */
function readRow({ text }: Pick<Reply, 'text'>) {
  const row =
    /<nav[^>]*aria-label="Sections of this event"[^>]*>(.*?)<\/nav>/.exec(text)?.[1] ?? '';
  const links = [...row.matchAll(/<a([^>]*)>([^<]*)<\/a>/g)];
  return {
    links: links.map(([, attributes, words]) => [
      words,
      /href="([^"]*)"/.exec(attributes ?? '')?.[1],
    ]),
    current: links.find(([, attributes]) => attributes?.includes('aria-current="page"'))?.[2],
  };
}

describe('the row of sections', () => {
  test.each([
    ['', 'Overview'],
    ['/answers', 'Answers'],
    ['/settings', 'Settings'],
    ['/guests', 'Guests'],
    ['/guests/add', 'Guests'],
    ['/picture', 'Settings'],
  ])('of %s marks %s (behaviour 39.1)', async (screen, section) => {
    const reply = await owner.visitor.get(`${getDashboardPath(id)}${screen}`);
    expect(readRow(reply).current).toBe(section);
    expect(reply.text).toContain('Garden party');
    expect(reply.text.match(/<h1/g)).toHaveLength(1);
  });

  test('names every section once (behaviour 39.1)', async () => {
    expect(readRow(await owner.visitor.get(getDashboardPath(id))).links).toEqual([
      ['Overview', getDashboardPath(id)],
      ['Guests', getGuestsPath(id)],
      ['Answers', getAnswersPath(id)],
      ['Messages', getMessagesPath(id)],
      ['Door', getDoorPath(id)],
      ['Settings', getSettingsPath(id)],
    ]);
  });
});

describe('the guests of an event', () => {
  test('are for its host alone, and kept by nobody (behaviour 39.2)', async () => {
    const path = getGuestsPath(id);
    const refused = await other.visitor.get(path);
    expect([refused.status, refused.text.includes('Cleo')]).toEqual([403, false]);
    const stranger = await site.visitor().get(path);
    expect(stranger.location).toBe(`/hostLogIn?redirect=${path}`);
    expect((await owner.visitor.get('/host/events/none/guests')).status).toBe(404);
    for (const page of [path, `${path}.data`]) {
      expect((await owner.visitor.get(page)).headers.get('cache-control')).toBe('no-store');
    }
  });

  test('are counted by person in every figure of the list (behaviour 39.4)', async () => {
    const people = ['Chiara', 'Paolo', 'Leo'].map((name) => ({ name, child: false }));
    const invitees = [
      { name: 'The Romanos', email: '', people },
      { name: 'Ben', email: '' },
    ];
    const event = await addEvent(site.db, { host: owner.host, invitees });
    await addAnswer(site.db, { inviteId: event, name: 'Zoe', answer: 'yes' });
    const overview = readWords(await owner.visitor.get(getDashboardPath(event)));
    expect(overview).toContain('Guest List 5 guests');
    expect(overview).toContain('All 5 guests');
    expect(overview).toContain('No response 4');
  });

  test('are the first ten on the overview, with the ways to all of them (behaviour 39.4)', async () => {
    const big = await addEvent(site.db, { host: owner.host, invitees: makeInvitees(60) });
    await addAnswer(site.db, { inviteId: big, name: 'Zoe', answer: 'yes' });
    const words = readWords(await owner.visitor.get(getDashboardPath(big)));
    expect(words).toContain('Guest 9 ');
    expect(words).not.toContain('Guest 10 ');
    expect(words).toContain('All 61 guests');
    const all = readWords(await owner.visitor.get(getGuestsPath(big)));
    expect(all).toContain('Guest 59 ');
    expect(all).toContain('From the shared link Zoe Going');
  });
});

test('what changes on the overview is for the event’s host alone, and kept by nobody (behaviour 39.5)', async () => {
  const stranger = await logIn(site, 'eve');
  const path = getEventDataPath('overview', id);
  const refused = [
    await site.visitor().get(path),
    await stranger.visitor.get(path),
    await owner.visitor.get('/api/overview/none'),
  ];
  expect(refused.map(({ status, text }) => [status, text])).toEqual([
    [401, ''],
    [403, ''],
    [404, ''],
  ]);
  const reply = await owner.visitor.get(path);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(reply.text)).toMatchObject({ inviteeCount: 3, list: { invited: 3, open: 0 } });
});

test('hosts who open the overview at once each read their own name (behaviour 39.5)', async () => {
  const { inviteId, owner: first, visitors } = await castRoles(site);
  const path = getEventDataPath('dashboard', inviteId);
  const asking = Array.from({ length: 4 }, () => [visitors.owner, visitors['co-host']]).flat();
  const replies = await Promise.all(asking.map((visitor) => visitor.get(path)));
  const names = replies.map(({ text }) => (JSON.parse(text) as DashboardData).frame.hostName);
  const own = first.host.displayName;
  const others = new Set(names.filter((_, index) => index % 2 === 1));
  expect(names.filter((_, index) => index % 2 === 0)).toEqual(Array(4).fill(own));
  expect(others.size).toBe(1);
  expect(others.has(own)).toBe(false);
});

function listValues(data: unknown): unknown[] {
  if (typeof data === 'string' || typeof data === 'number') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(listValues) : [];
}

test('the overview’s data is that of its document (behaviour 39.5)', async () => {
  const event = await addEvent(site.db, { host: owner.host, invitees: makeInvitees(12) });
  await addAnswer(site.db, { inviteId: event, name: 'Zoe', answer: 'yes' });
  const data = JSON.parse(
    (await owner.visitor.get(getEventDataPath('dashboard', event))).text,
  ) as object;
  expect(data).toMatchObject({ view: { latest: [{ name: 'Zoe' }] } });
  // A navigation's data lists each of its values once.
  const { text } = await owner.visitor.get(`${getDashboardPath(event)}.data`);
  const given = JSON.parse(text.split('\n', 1)[0] ?? '') as unknown[];
  expect(listValues(data).filter((value) => !given.includes(value))).toEqual([]);
});

test('requests at once share their reading, and each is let in by itself (behaviour 39.5)', async () => {
  const event = await addEvent(site.db, { host: owner.host });
  const stranger = await logIn(site, 'eve-at-once');
  const path = getEventDataPath('overview', event);
  const ask = () =>
    Promise.all(
      [owner, stranger, owner, { visitor: site.visitor() }].map(({ visitor }) => visitor.get(path)),
    );
  const before = await ask();
  expect(before.map(({ status }) => status)).toEqual([200, 403, 200, 401]);
  await addAnswer(site.db, { inviteId: event, name: 'Zoe', answer: 'yes' });
  const [one, refused, two] = await ask();
  expect(refused?.text).toBe('');
  for (const reply of [one, two]) {
    expect(JSON.parse(reply?.text ?? '')).toMatchObject({ latest: [{ name: 'Zoe' }] });
  }
});

test('the overview says what to do next, and which answers came last (behaviour 39.6, 39.7)', async () => {
  const event = await addEvent(site.db, { host: owner.host, invitees: makeInvitees(7) });
  const invitees = await listInvitees(site.db, event);
  for (const [index, { id: inviteeId }] of invitees.slice(0, 6).entries()) {
    const given = { inviteId: event, inviteeId, answer: 'yes' } as const;
    await addAnswer(site.db, given, Date.UTC(2027, 4, 1, 10, index));
  }
  await addAnswer(site.db, { inviteId: event, answer: 'maybe' }, Date.UTC(2027, 4, 2));
  const words = readWords(await owner.visitor.get(getDashboardPath(event)));
  expect(words).toContain(
    'What to do next 1 of 7 not told yet Guest Invite 1 guest has no name Answered on the shared link',
  );
  expect(words).toMatch(
    /Latest answers Guest without a name, just now Guest without a name Maybe May 2, 2027, 12:00 AM UTC Guest 5 Going [^G]* Guest 4 Going [^G]* Guest 3 Going [^G]* Guest 2 Going [^G]* Guest List/,
  );
  const reply = await owner.visitor.get(`${getEventDataPath('guests', event)}?show=nameless`);
  expect(JSON.parse(reply.text)).toMatchObject({
    marks: { nameless: 1 },
    list: { invited: 0, open: 1, rows: [{ name: 'Guest without a name' }] },
    latest: [],
  });
});
