import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import {
  getDashboardPath,
  getDoorListPath,
  getEventExportPath,
  getGuestsFilePath,
} from '#app/platform/paths.ts';

import { fillEvent } from './heavy-events.ts';
import type { Waits } from './watching-guests.ts';

interface Target {
  url: string;
  dataDir: string;
  signUp: (username: string) => Promise<string>;
  guestPage: string;
}

interface Host {
  url: string;
  cookie: string;
  id: string;
}

type Work = (host: Host) => Promise<number>;

async function read({ url, cookie }: Host, address: string): Promise<number> {
  const response = await fetch(new URL(address, url), { headers: { cookie } });
  await response.body?.pipeTo(new WritableStream());
  return response.status;
}

async function post({ url, cookie }: Host, address: string, body: string): Promise<Response> {
  return fetch(new URL(address, url), {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body,
    redirect: 'manual',
  });
}

const everybody = { every: { find: '', show: 'all' }, except: [] };

const change = (host: Host, action: object) =>
  post(host, `${getDashboardPath(host.id)}.data`, JSON.stringify(action));

async function recordAll(host: Host): Promise<number> {
  const action = { intent: 'recordMany', guests: everybody, as: 'yes+1', seenAt: 2 ** 50 };
  const done = await change(host, action);
  await done.text();
  return done.status;
}

/** Removes everybody and brings them back. */
async function removeAndUndo(host: Host): Promise<number> {
  const removed = await change(host, { intent: 'remove', guests: everybody });
  const made = /"change","([\w-]+)"/.exec(await removed.text())?.[1];
  if (made === undefined) return removed.status;
  const undone = await change(host, { intent: 'undo', change: made });
  await undone.text();
  return undone.status;
}

/** Exports the event, unless it is known what that gives, and imports it as another. */
const exported = new Map<string, Promise<string>>();

async function importEvent(host: Host): Promise<number> {
  const { url, cookie, id } = host;
  const exporting = async () => {
    const address = getEventExportPath(id);
    return (await fetch(new URL(address, url), { headers: { cookie } })).text();
  };
  const file = exported.get(id) ?? exporting();
  exported.set(id, file);
  const imported = await post(host, '/host/import.data', await file);
  await imported.text();
  return imported.status;
}

async function openSeats(host: Host): Promise<number> {
  const part = { version: 1, value: { answerSettings: { ...usualAnswers, seats: null } } };
  const saved = await post(host, `/answers.data?invite=${host.id}`, JSON.stringify(part));
  await saved.text();
  return saved.status;
}

const households = { households: 9500 };

/** What a host may ask for, and the event for it. */
export const heavyWork: Record<string, { event: Parameters<typeof fillEvent>[2]; work: Work }> = {
  'the Invitees step': {
    event: households,
    work: (host) => read(host, `/invitee?invite=${host.id}`),
  },
  'the door list': {
    event: households,
    work: (host) => read(host, `${getDoorListPath(host.id)}?who=all`),
  },
  'the spreadsheet': {
    event: households,
    work: (host) => read(host, getGuestsFilePath(host.id)),
  },
  'the account’s file': {
    event: households,
    work: (host) => read(host, '/account/everything.json'),
  },
  'an import': { event: households, work: importEvent },
  'a removal of everybody, undone': { event: households, work: removeAndUndo },
  'one answer for everybody': { event: { waiting: 20_000 }, work: recordAll },
  'seats for a waiting list of 20,000': { event: { waiting: 20_000 }, work: openSeats },
};

/** Guests look at a page and answer as long as `work` runs. Returns their longest waits. */
async function watchGuests(
  { url, guestPage }: Pick<Target, 'url' | 'guestPage'>,
  work: () => Promise<unknown>,
): Promise<Waits> {
  const program = path.join(import.meta.dirname, 'watching-guests.ts');
  const guests = fork(program, [new URL(guestPage, url).href]);
  try {
    await once(guests, 'message');
    await work();
    guests.send('done');
    const [waits] = (await once(guests, 'message')) as [Waits];
    return waits;
  } finally {
    guests.kill();
  }
}

/** How long guests are watched before, for comparison. */
const calmMs = 2000;

const ms = (value: number) => `${value.toFixed(0)} ms`;

const describeStatuses = (statuses: readonly number[]) =>
  [...Map.groupBy(statuses, (status) => status)]
    .map(([status, { length }]) => `${length} × ${status}`)
    .join(', ');

/** One host sends the same request `times` at once. */
export async function workHard(target: Target, name: string, times: number): Promise<string> {
  const { event, work } = heavyWork[name]!;
  const cookie = await target.signUp('heavy');
  const id = await fillEvent(target.dataDir, 'heavy', event);
  const host = { url: target.url, cookie, id };
  let statuses: number[] = [];
  const calm = await watchGuests(target, () => setTimeout(calmMs));
  const start = performance.now();
  const { page, answer } = await watchGuests(target, async () => {
    // A connection that is closed counts as a refusal.
    const all = Array.from({ length: times }, () => work(host).catch(() => 503));
    statuses = await Promise.all(all);
  });
  const took = performance.now() - start;
  return `${describeStatuses(statuses)} in ${ms(took)}; a guest’s page took ${ms(page)} at most, an answer ${ms(answer)}; in calm ${ms(calm.page)} and ${ms(calm.answer)}`;
}
