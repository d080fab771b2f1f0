import { type Cursor, includesChange } from '#app/features/live/cursor.ts';

import { type GuestQuery, isSameQuery, pageRows } from '../find/guest-query.ts';
import type { GuestRow } from '../guest-row.ts';
import type { LiveView } from './views.ts';

interface Page {
  rows: readonly GuestRow[];
  /** The window's epoch at the request. Rows of an older epoch are outdated. */
  epoch: number;
  /** When the server read them, in epoch milliseconds. */
  readAt: number;
  cursor: Cursor;
}

/** The loaded pages of a guest list, some perhaps outdated; the rest is as the newest data has it. */
export interface GuestWindow extends Omit<LiveView, 'list'> {
  source: LiveView;
  epoch: number;
  /** The cursor of the last change that was heard of, at first that of the data; null if the change has none. */
  heard: Cursor | null;
  /** The search that the rows match. */
  query: GuestQuery;
  /** As of when the rows are in order: while the host works on the list, its rows stay in their places. */
  orderedAt: number;
  invited: number;
  open: number;
  pages: ReadonlyMap<number, Page>;
  /** The guests whose answer came with the last reply. */
  fresh: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

function pageOf(from: number): number {
  return Math.floor(from / pageRows);
}

const pickQuery = ({ find, show, labels, languages, columns, sort }: GuestQuery): GuestQuery => ({
  find,
  show,
  labels,
  languages,
  columns,
  sort,
});

export function startWindow(source: LiveView): GuestWindow {
  const { list, ...facts } = source;
  const { invited, open, from, rows } = list;
  const { readAt, cursor } = facts;
  return {
    ...facts,
    source,
    epoch: 0,
    heard: cursor,
    query: pickQuery(list),
    orderedAt: list.at ?? readAt,
    invited,
    open,
    pages: new Map([[pageOf(from), { rows, epoch: 0, readAt, cursor }]]),
    fresh: nobody,
  };
}

/** Puts newer rows in the places of the old ones; a page that holds others too stays outdated. */
function renewRows(pages: GuestWindow['pages'], newer: Page): Map<number, Page> {
  const rows = new Map(newer.rows.map((row) => [row.id, row]));
  return new Map(
    [...pages].map(([index, page]) => [
      index,
      {
        ...(page.rows.every(({ id }) => rows.has(id)) ? newer : page),
        rows: page.rows.map((row) => rows.get(row.id) ?? row),
      },
    ]),
  );
}

/** The other pages become outdated. */
export function takeLoaderData(window: GuestWindow, source: LiveView): GuestWindow {
  const started = startWindow(source);
  const { heard, query, orderedAt, invited, open, pages } = window;
  const epoch = window.epoch + 1;
  if (!isSameQuery(started.query, query)) {
    return { ...started, epoch, heard, query, orderedAt, invited, open, pages };
  }
  const isCurrent = includesChange(source.cursor, heard);
  const fresh = [...started.pages].map(
    ([index, page]) => [index, isCurrent ? { ...page, epoch } : page] as const,
  );
  const isSameList = started.invited === invited && started.open === open;
  const [first] = fresh;
  if (query.sort === 'need' && isSameList && first) {
    return { ...started, epoch, heard, orderedAt, pages: renewRows(pages, first[1]) };
  }
  return { ...started, epoch, heard, pages: new Map([...pages, ...fresh]) };
}

/** Pages that do not hold the change stay visible until they are loaded again. */
export function markOutdated(window: GuestWindow, change: Cursor | null): GuestWindow {
  const epoch = window.epoch + 1;
  const pages = [...window.pages].map(([index, page]) => {
    const isCurrent = page.epoch === window.epoch && includesChange(page.cursor, change);
    return [index, isCurrent ? { ...page, epoch } : page] as const;
  });
  return { ...window, epoch, heard: change, pages: new Map(pages) };
}

/** Pages that hold fewer rows than they have become outdated, so that they are loaded whole. */
export function markPartial(window: GuestWindow): GuestWindow {
  const total = window.invited + window.open;
  const isWhole = ([index, { rows }]: [number, Page]) =>
    rows.length >= Math.min(pageRows, total - index * pageRows);
  const pages = [...window.pages];
  if (pages.every(isWhole)) return window;
  return {
    ...window,
    pages: new Map(pages.map((one) => (isWhole(one) ? one : [one[0], { ...one[1], epoch: -1 }]))),
  };
}

function changedRows(before: Page | undefined, rows: readonly GuestRow[]): ReadonlySet<string> {
  if (!before) return nobody;
  const labels = new Map(before.rows.map(({ id, label }) => [id, label]));
  const changed = rows.filter(
    ({ id, label, recordedBy }) => !recordedBy && labels.get(id) !== label,
  );
  return new Set(changed.map(({ id }) => id));
}

/** `asked` is the window at the time of the request. */
export function addPage(window: GuestWindow, asked: GuestWindow, reply: LiveView): GuestWindow {
  if (window.source !== asked.source) return window;
  const { list, ...facts } = reply;
  const { readAt, cursor } = facts;
  const { invited, open, from, rows } = list;
  const same = isSameQuery(list, window.query);
  const moved = invited !== window.invited || open !== window.open;
  const kept = same
    ? [...window.pages].flatMap(([index, page]): [number, Page][] => {
        if (index * pageRows >= invited + open) return [];
        return [[index, moved ? { ...page, epoch: -1 } : page]];
      })
    : [];
  const epoch = includesChange(cursor, window.heard) ? window.epoch : asked.epoch;
  const pages = new Map(kept).set(pageOf(from), { rows, epoch, readAt, cursor });
  const fresh = same ? changedRows(window.pages.get(pageOf(from)), rows) : nobody;
  const orderedAt = same ? window.orderedAt : (list.at ?? readAt);
  return { ...window, ...facts, query: pickQuery(list), orderedAt, invited, open, pages, fresh };
}

/** The first of the visible pages to load; page 0 if the search has changed. */
export function findPageToLoad(
  window: GuestWindow,
  query: GuestQuery,
  pages: readonly number[],
): number | null {
  if (!isSameQuery(window.query, query)) return 0;
  const page = pages.find((index) => (window.pages.get(index)?.epoch ?? -1) < window.epoch);
  return page ?? null;
}

/** Undefined until the page is loaded. */
export function getRow(window: GuestWindow, place: number): GuestRow | undefined {
  return window.pages.get(pageOf(place))?.rows[place % pageRows];
}

/** Undefined if the guest's page is not loaded. */
export function findRow({ pages }: GuestWindow, id: string): GuestRow | undefined {
  for (const { rows } of pages.values()) {
    const found = rows.find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The guest so many places after this one; undefined at an end, and where the rows are not loaded. */
export function findBeside(
  window: GuestWindow,
  id: string | null,
  step: 1 | -1,
): GuestRow | undefined {
  for (const [index, { rows }] of window.pages) {
    const place = rows.findIndex((row) => row.id === id);
    if (place !== -1) return getRow(window, index * pageRows + place + step);
  }
  return undefined;
}

/** When the oldest loaded row was read. The host may not have seen later answers. */
export function findOldestRead({ readAt, pages }: GuestWindow): number {
  return Math.min(readAt, ...[...pages.values()].map((page) => page.readAt));
}
