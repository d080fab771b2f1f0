import { expect, test } from 'vitest';

import type { AnswerLabel, GuestRow } from '../guest-row.ts';
import {
  takeLoaderData,
  markOutdated,
  findPageToLoad,
  addPage,
  getRow,
  startWindow,
} from './guest-window.ts';
import type { LiveView } from './views.ts';

const everybody = { find: '', show: 'all', labels: [], columns: [], sort: 'need' } as const;

function rowsOf(from: number, count: number, label: AnswerLabel = 'Going'): GuestRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `guest-${from + index}`,
    name: `Guest ${from + index}`,
    label,
    version: 1,
    party: '1 of 1',
  }));
}

function said(page: number, changes: Partial<LiveView['list']> = {}, cursor = 'here.0'): LiveView {
  const from = page * 100;
  const list = { ...everybody, from, paged: false, at: 0, invited: 250, open: 0, rows: [] };
  const rows = changes.rows ?? rowsOf(from, Math.min(100, 250 - from));
  return {
    version: 1,
    readAt: 0,
    cursor,
    figures: { going: page, people: 0, maybe: 0, declined: 0, noResponse: 0 },
    headcount: {
      certain: page,
      possible: page,
      unconfirmed: 0,
      maybe: 0,
      waiting: { parties: 0, people: 0 },
    },
    marks: { incomplete: 0, late: 0, waiting: 0, untold: 0, returned: 0, nameless: 0 },
    labels: [],
    inviteeCount: 250,
    latest: [],
    people: null,
    list: { ...list, ...changes, rows },
  };
}

test('what the page brought is there, the rest is asked for as it comes into sight', () => {
  const window = startWindow(said(0));
  expect(getRow(window, 99)?.name).toBe('Guest 99');
  expect(getRow(window, 100)).toBeUndefined();
  expect(findPageToLoad(window, everybody, [0])).toBeNull();
  expect(findPageToLoad(window, everybody, [0, 1])).toBe(1);
  const more = addPage(window, window, said(1));
  expect(getRow(more, 100)?.name).toBe('Guest 100');
  expect(findPageToLoad(more, everybody, [0, 1])).toBeNull();
});

test('after a change every page in sight is fetched again, and shown meanwhile', () => {
  const window = markOutdated(startWindow(said(0)), null);
  expect(getRow(window, 5)?.name).toBe('Guest 5');
  expect(findPageToLoad(window, everybody, [0])).toBe(0);
  const read = addPage(window, window, said(0));
  expect(findPageToLoad(read, everybody, [0])).toBeNull();
});

test('a reply that was under way during a change is shown, and asked for once more', () => {
  const asked = startWindow(said(0));
  const aged = markOutdated(asked, null);
  const read = addPage(aged, asked, said(0, { rows: rowsOf(0, 100, 'Maybe') }));
  expect(getRow(read, 0)?.label).toBe('Maybe');
  expect(findPageToLoad(read, everybody, [0])).toBe(0);
});

test('a reply older than what the page has read since is dropped', () => {
  const asked = startWindow(said(0));
  const now = takeLoaderData(asked, said(0, { rows: rowsOf(0, 100, 'Declined') }));
  expect(addPage(now, asked, said(0, { rows: rowsOf(0, 100, 'Maybe') }))).toBe(now);
  expect(getRow(now, 0)?.label).toBe('Declined');
});

test('what a press brought is not fetched again, nor by the change that it caused, before or after it', () => {
  const opened = startWindow(said(0));
  const start = addPage(opened, opened, said(1));
  const pressed = said(0, {}, 'here.1');
  const first = markOutdated(takeLoaderData(start, pressed), 'here.1');
  const last = takeLoaderData(markOutdated(start, 'here.1'), pressed);
  for (const window of [takeLoaderData(start, pressed), first, last]) {
    expect(findPageToLoad(window, everybody, [0])).toBeNull();
    expect(findPageToLoad(window, everybody, [1])).toBe(1);
  }
});

test('data from before a change, or of another process, is fetched again', () => {
  for (const cursor of ['here.4', 'there.9']) {
    const start = startWindow(said(0, {}, cursor));
    expect(findPageToLoad(markOutdated(start, 'here.5'), everybody, [0])).toBe(0);
    const old = takeLoaderData(markOutdated(start, 'here.5'), said(0, {}, cursor));
    expect(findPageToLoad(old, everybody, [0])).toBe(0);
    expect(findPageToLoad(addPage(old, old, said(0, {}, 'here.5')), everybody, [0])).toBeNull();
  }
});

test('a page that holds a change stays, another in sight that does not is asked for', () => {
  const start = startWindow(said(0, {}, 'here.1'));
  const window = addPage(start, start, said(1, {}, 'here.2'));
  const after = markOutdated(window, 'here.2');
  expect(findPageToLoad(after, everybody, [1])).toBeNull();
  expect(findPageToLoad(after, everybody, [0, 1])).toBe(0);
});

test('answers that came are known as fresh, those that the host recorded are not', () => {
  const window = startWindow(said(0));
  const rows = rowsOf(0, 100);
  rows[3] = { ...(rows[3] as GuestRow), label: 'Declined' };
  rows[4] = { ...(rows[4] as GuestRow), label: 'Declined', recordedBy: 'you' };
  expect([...addPage(window, window, said(0, { rows })).fresh]).toEqual(['guest-3']);
});

test('when guests come or go the other pages are fetched again, and those beyond the end are gone', () => {
  const start = startWindow(said(0));
  const window = addPage(addPage(start, start, said(1)), start, said(2));
  const shorter = addPage(window, window, said(0, { invited: 150 }));
  expect(findPageToLoad(shorter, everybody, [0])).toBeNull();
  expect(findPageToLoad(shorter, everybody, [1])).toBe(1);
  expect(getRow(shorter, 120)?.name).toBe('Guest 120');
  expect(getRow(shorter, 210)).toBeUndefined();
});

test('another search shows what there was until its own guests have come', () => {
  const window = startWindow(said(0));
  const ana = { find: 'ana', show: 'all', labels: [], columns: [], sort: 'need' } as const;
  expect(findPageToLoad(window, ana, [0])).toBe(0);
  const found = addPage(window, window, said(0, { ...ana, invited: 1, rows: rowsOf(7, 1) }));
  expect(found.invited).toBe(1);
  expect(getRow(found, 0)?.name).toBe('Guest 7');
  expect(found.fresh.size).toBe(0);
  expect(findPageToLoad(found, ana, [0])).toBeNull();
  const stays = takeLoaderData(found, said(0));
  expect(getRow(stays, 0)?.name).toBe('Guest 7');
  expect(findPageToLoad(stays, ana, [0])).toBe(0);
});

test('an answer moves no row while the list is in use: newer rows take the places of the old ones (behaviour 39.26)', () => {
  const start = startWindow(said(0));
  const two = addPage(start, start, said(1));
  const [first, ...others] = rowsOf(0, 101, 'Declined');
  const later = said(0, { rows: others, at: 7 });
  const taken = takeLoaderData(two, later);
  expect(getRow(taken, 0)).toEqual(first && { ...first, label: 'Going' });
  expect(getRow(taken, 1)).toMatchObject({ id: 'guest-1', label: 'Declined' });
  expect(getRow(taken, 100)).toMatchObject({ id: 'guest-100', label: 'Declined' });
  expect(taken.orderedAt).toBe(0);
  expect(findPageToLoad(taken, everybody, [0])).toBe(0);

  const same = takeLoaderData(
    start,
    said(0, { rows: rowsOf(0, 100, 'Maybe').toReversed(), at: 7 }),
  );
  expect(getRow(same, 0)).toMatchObject({ id: 'guest-0', label: 'Maybe' });
  expect(findPageToLoad(same, everybody, [0])).toBeNull();
});

test('another order, and a list with more guests, begin in their own order (behaviour 39.26)', () => {
  const start = startWindow(said(0));
  const byName = { ...everybody, sort: 'name' } as const;
  expect(findPageToLoad(start, byName, [0])).toBe(0);
  expect(addPage(start, start, said(0, { ...byName, at: 9 }))).toMatchObject({ orderedAt: 9 });
  const grown = takeLoaderData(start, said(0, { invited: 251, at: 9, rows: rowsOf(5, 100) }));
  expect(grown.orderedAt).toBe(9);
  expect(getRow(grown, 0)?.name).toBe('Guest 5');
});
