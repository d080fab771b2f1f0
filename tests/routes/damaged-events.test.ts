import { beforeAll, expect, test } from 'vitest';

import { getDashboardPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { makeJoinPath } from '#tests/setup/members.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

/** What no engine and no release writes. */
const damages = [
  { activities: 'no list' },
  { questions: '{' },
  { theme: '', event_type: '' },
] as const;

let owner: LoggedIn;
let helper: LoggedIn;
let whole: string;
let damaged: string[];

async function damage(id: string, columns: (typeof damages)[number]): Promise<void> {
  await site.db.updateTable('invites').set(columns).where('id', '=', id).execute();
}

async function makeEvent(eventName: string): Promise<string> {
  const id = await addEvent(site.db, { host: owner.host, eventName });
  await helper.visitor.post(await makeJoinPath(owner.visitor, id, 'co-host'), {});
  return id;
}

beforeAll(async () => {
  owner = await logIn(site, 'ana');
  helper = await logIn(site, 'ben');
  whole = await makeEvent('Whole party');
  damaged = [];
  for (const [index, columns] of damages.entries()) {
    const id = await makeEvent(`Damaged ${index}`);
    await damage(id, columns);
    damaged.push(id);
  }
});

test('the list of events says which cannot be read, and shows the others (behaviour 33.34)', async () => {
  for (const { visitor } of [owner, helper]) {
    const { status, text } = await visitor.get('/host/events');
    expect(status).toBe(200);
    expect(text).toContain(`href="/host/events/${whole}"`);
    for (const [index] of damages.entries()) {
      expect(text).toContain(`<bdi>Damaged ${index}</bdi> cannot be read.`);
    }
  }
});

test('a calendar feed leaves out what cannot be read (behaviour 33.34)', async () => {
  const { text: made } = await owner.visitor.post('/account/calendar', { intent: 'replace-feed' });
  const address = /\/calendar\/[\w-]{32}\.ics/.exec(made)?.[0] ?? '';
  const feed = await site.visitor().get(address);
  expect(feed.status).toBe(200);
  expect(feed.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(feed.text).toContain('Whole party');
});

test('the download of an account names what cannot be read and holds the others (behaviour 33.34)', async () => {
  const { text } = await owner.visitor.get('/account/everything.json');
  const { events } = JSON.parse(text) as { events: Record<string, unknown>[] };
  expect(events).toHaveLength(1 + damages.length);
  expect(events.filter(({ festoon }) => festoon === 'event')).toHaveLength(1);
  expect(events).toContainEqual({
    eventName: 'Damaged 0',
    problem: 'This event cannot be read.',
  });
  expect((await owner.visitor.get('/account/delete')).status).toBe(200);
});

test.each(['', '/guests', '/settings', '/leave', '/door'])(
  'the screen “%s” of an event that cannot be read leads its members to the list (behaviour 33.34)',
  async (screen) => {
    for (const { visitor } of [owner, helper]) {
      const led = await visitor.get(`${getDashboardPath(damaged[0] ?? '')}${screen}`);
      expect([led.status, led.location]).toEqual([302, '/host/events']);
    }
    const stranger = await logIn(site, `stranger${screen.slice(1)}`);
    const refused = await stranger.visitor.get(`${getDashboardPath(damaged[0] ?? '')}${screen}`);
    expect([refused.status, refused.location]).toEqual([500, null]);
  },
);

test('an event that cannot be read is left by members and deleted by its owner, and can be brought back (behaviour 33.34)', async () => {
  const [first = '', second = ''] = [damaged[2], damaged[1]];
  const left = await helper.visitor.post('/host/events', { remove: first });
  expect([left.status, left.location]).toEqual([302, '/host/events']);
  expect((await helper.visitor.get('/host/events')).text).not.toContain('Damaged 2');
  expect((await owner.visitor.get('/host/events')).text).toContain('Damaged 2');

  for (const id of [first, second]) await owner.visitor.post('/host/events', { remove: id });
  const { text } = await owner.visitor.get('/host/events');
  expect(text).toContain('<bdi>Damaged 2</bdi> is deleted.');
  expect(text).not.toContain('Damaged 2</bdi> cannot be read');
  await owner.visitor.post('/host/events', { restore: second });
  expect((await owner.visitor.get('/host/events')).text).toContain(
    'Damaged 1</bdi> cannot be read',
  );
});

test('an event that can be read, or is another host’s, is not removed this way (behaviour 33.34)', async () => {
  const stranger = await logIn(site, 'mal');
  for (const [visitor, id] of [
    [owner.visitor, whole],
    [stranger.visitor, damaged[0] ?? ''],
    [owner.visitor, 'none'],
  ] as const) {
    expect((await visitor.post('/host/events', { remove: id })).status).toBe(409);
  }
  expect((await owner.visitor.get('/host/events')).text).toContain(
    'Damaged 0</bdi> cannot be read',
  );
});
