import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseEventFile } from '#app/features/event-file/import-event.server.ts';
import { defineEventFile } from '#app/features/event-file/schema.ts';
import { createId } from '#app/platform/ids.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeFullEventFile } from '#tests/fixtures/full-event-file.ts';
import { logIn } from '#tests/setup/hosts.ts';
import {
  type Json,
  listNumbers,
  listSchemaNumbers,
  withNumber,
} from '#tests/setup/schema-numbers.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

/** Around what coordinates, an `integer`, a `Date`, a safe number and a double hold. */
const edges = [-180, -1, 0, 0.5, 1, 10, 90, 99, 180, 1440, 2880, 1e5, 1e9, 2 ** 31, 2 ** 32]
  .concat([8.64e15, 2 ** 53, 1e21, 1e308, 5e-324])
  .flatMap((edge) => [edge - 1, edge, edge + 1]);

const accepts = async (file: Json) => (await parseEventFile(file, site.services.clock())).ok;

/** Everything that shows an event, the list of events or the account. Returns what failed. */
async function look(visitor: Visitor, id: string, feed: string): Promise<string[]> {
  const event = getDashboardPath(id);
  const guests = (await visitor.get(`${event}/guests`)).text;
  const guest = /\/guests\/([\w-]{22})/.exec(guests)?.[1] ?? 'no guest in the list';
  const screens = ['', '/guests', '/answers', '/messages', '/door', '/door/list', '/settings'];
  const more = ['/cards', '/guests/add', '/picture', '/guests.csv', '/event.json'];
  const steps = ['/dateTime', '/activity', '/invitee', '/answers', '/location'];
  const addresses = [
    '/host/events',
    '/account/everything.json',
    '/account/delete',
    feed,
    ...[...screens, ...more, `/guests/${guest}`].map((screen) => event + screen),
    ...['dashboard', 'overview', 'guests', 'answers'].map((data) => `/api/${data}/${id}`),
    ...['', '/event.ics', '/preview'].map((page) => `${getGuestPath(id)}${page}`),
    ...steps.map((step) => `${step}?invite=${id}`),
  ];
  const failed: string[] = [];
  for (const address of addresses) {
    const { status } = await visitor.get(address);
    if (status !== 200) failed.push(`${address}: ${status}`);
  }
  return failed;
}

/** Imports a file, looks at everything, moves the date a few times, and looks again. Returns what failed. */
async function showImported(file: Json): Promise<string[]> {
  const { visitor } = await logIn(site, `host-${createId()}`);
  const { text: account } = await visitor.post('/account/calendar', { intent: 'replace-feed' });
  const feed = /\/calendar\/[\w-]{32}\.ics/.exec(account)?.[0] ?? '';
  const made = await visitor.postJson('/host/import.data', file);
  const id = /\/host\/events\/([\w-]+)/.exec(made.text)?.[1];
  if (id === undefined) return [`import: ${made.status}`];
  const failed = await look(visitor, id, feed);
  const times = { startTime: '10:00', endTime: '12:00', endsNextDay: false, timeZone: '' };
  for (const version of [1, 2, 3]) {
    const value = { date: `2027-07-0${version}`, ...times };
    const { status } = await visitor.postJson(`/dateTime.data?invite=${id}`, { version, value });
    if (status >= 400) failed.push(`move ${version}: ${status}`);
  }
  return [...failed, ...(await look(visitor, id, feed))];
}

test('the sample has every number of an event’s file (behaviour 33.33)', () => {
  const sample = makeFullEventFile(0);
  const places = listNumbers(sample).map((path) => {
    const answers = path.indexOf('answers');
    const isKey = (at: number) => typeof path[at] === 'number' || (answers !== -1 && at > answers);
    return path.map((key, at) => (isKey(at) ? '*' : key)).join('.');
  });
  const known = new Set([...listSchemaNumbers(defineEventFile(0)), 'version']);
  expect(new Set(places)).toEqual(known);
});

test('whatever numbers an import accepts, every screen, export and feed shows (behaviour 33.33)', async () => {
  const sample = makeFullEventFile(site.services.clock());
  const allowed: { path: ReturnType<typeof listNumbers>[number]; numbers: number[] }[] = [];
  for (const path of listNumbers(sample)) {
    const numbers = [];
    for (const edge of edges) {
      if (await accepts(withNumber(sample, path, edge))) numbers.push(edge);
    }
    allowed.push({ path, numbers });
  }
  const fill = async (picks: readonly number[]) => {
    let file = sample;
    for (const [at, { path, numbers }] of allowed.entries()) {
      const number = numbers.at((picks[at] ?? 0) % Math.max(1, numbers.length));
      const next = number === undefined ? file : withNumber(file, path, number);
      if (await accepts(next)) file = next;
    }
    return file;
  };
  const ends = [-1, 0].map((pick) => [allowed.map(() => pick)] as [number[]]);
  const picks = fc.array(fc.nat(), { minLength: allowed.length, maxLength: allowed.length });
  await fc.assert(
    fc.asyncProperty(picks, async (chosen) => {
      expect(await showImported(await fill(chosen))).toEqual([]);
    }),
    { numRuns: 4, examples: ends },
  );
});

test.each([
  ['a version that no engine can raise', 'factsVersion', 2 ** 53 - 1],
  ['a version beyond an integer', 'guests.0.reply.factsVersion', 2 ** 31],
  ['an answer from a day that does not exist', 'guests.0.reply.updatedAt', 2 ** 53 - 1],
  ['an answer from the day after tomorrow', 'openReplies.0.createdAt', Date.UTC(2027, 6, 1)],
  ['a place that nobody could wait for', 'openReplies.1.waiting', 2 ** 31],
])('%s is refused with its place (behaviour 33.33)', async (_, place, number) => {
  const { visitor } = await logIn(site, `host-${createId()}`);
  const path = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const file = withNumber(makeFullEventFile(site.services.clock()), path, number);
  const refused = await visitor.postJson('/host/import.data', file);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(place);
});

test('ten thousand earlier dates come through (behaviour 33.11)', async () => {
  const { visitor } = await logIn(site, `host-${createId()}`);
  const sample = makeFullEventFile(site.services.clock()) as { facts: Json[] } & Json;
  const facts = Array.from({ length: 10_000 }, (_, version) => ({ ...sample.facts[0], version }));
  const { text } = await visitor.postJson('/host/import.data', { ...sample, facts });
  expect(text).toContain('/host/events/');
});
