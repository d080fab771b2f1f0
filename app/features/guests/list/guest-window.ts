import { type GuestQuery, isSameQuery, pageRows } from '../find/guest-query.ts';
import type { GuestRow } from '../guest-row.ts';
import type { LiveView } from './views.ts';

interface Page {
  rows: readonly GuestRow[];
  /** The window's epoch at the request. Rows of an older epoch are outdated. */
  epoch: number;
  /** When the server read them, in epoch milliseconds. */
  readAt: number;
}

/** The loaded pages of a guest list, some perhaps outdated. */
export interface GuestWindow {
  source: LiveView;
  epoch: number;
  /** The search that the rows match. */
  query: GuestQuery;
  version: number;
  /** When the newest of the data was read. */
  readAt: number;
  figures: LiveView['figures'];
  headcount: LiveView['headcount'];
  marks: LiveView['marks'];
  labels: LiveView['labels'];
  inviteeCount: number;
  latest: LiveView['latest'];
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

const pickQuery = ({ find, show, labels, columns }: GuestQuery): GuestQuery => ({
  find,
  show,
  labels,
  columns,
});

export function startWindow(source: LiveView): GuestWindow {
  const { version, readAt, figures, headcount, marks, labels, inviteeCount, list, latest } = source;
  const { invited, open, from, rows } = list;
  return {
    source,
    epoch: 0,
    query: pickQuery(list),
    version,
    readAt,
    figures,
    headcount,
    marks,
    labels,
    inviteeCount,
    latest,
    invited,
    open,
    pages: new Map([[pageOf(from), { rows, epoch: 0, readAt }]]),
    fresh: nobody,
  };
}

/** The other pages become outdated. */
export function takeLoaderData(window: GuestWindow, source: LiveView): GuestWindow {
  const started = startWindow(source);
  const epoch = window.epoch + 1;
  if (isSameQuery(started.query, window.query)) {
    return { ...started, epoch, pages: new Map([...window.pages, ...started.pages]) };
  }
  const { query, invited, open, pages } = window;
  return { ...started, epoch, query, invited, open, pages };
}

/** Outdated pages stay visible until they are loaded again. */
export function markOutdated(window: GuestWindow): GuestWindow {
  return { ...window, epoch: window.epoch + 1 };
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
  const { version, readAt, figures, headcount, marks, labels, inviteeCount, list, latest } = reply;
  const { invited, open, from, rows } = list;
  const same = isSameQuery(list, window.query);
  const moved = invited !== window.invited || open !== window.open;
  const kept = same
    ? [...window.pages].flatMap(([index, page]): [number, Page][] => {
        if (index * pageRows >= invited + open) return [];
        return [[index, moved ? { ...page, epoch: -1 } : page]];
      })
    : [];
  const pages = new Map(kept).set(pageOf(from), { rows, epoch: asked.epoch, readAt });
  const fresh = same ? changedRows(window.pages.get(pageOf(from)), rows) : nobody;
  return {
    ...window,
    query: pickQuery(list),
    version,
    readAt,
    figures,
    headcount,
    marks,
    labels,
    inviteeCount,
    latest,
    invited,
    open,
    pages,
    fresh,
  };
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

/** When the oldest loaded row was read. The host may not have seen later answers. */
export function findOldestRead({ readAt, pages }: GuestWindow): number {
  return Math.min(readAt, ...[...pages.values()].map((page) => page.readAt));
}
