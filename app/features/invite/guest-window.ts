import { type GuestQuery, isSameQuery, pageRows } from './guest-query.ts';
import type { GuestRow, LiveView } from './views.ts';

interface Page {
  rows: readonly GuestRow[];
  /** What it was when these rows were asked for; older than the window's, they are to be asked for again. */
  epoch: number;
}

/** What of a guest list the browser holds: some of its pages, some of them perhaps out of date. */
export interface GuestWindow {
  /** What the page's own data said; newer data start the window anew. */
  source: LiveView;
  epoch: number;
  /** What the rows were looked for by. */
  query: GuestQuery;
  version: number;
  figures: LiveView['figures'];
  guestCount: number;
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

export function startWindow(source: LiveView): GuestWindow {
  const { version, figures, guestCount, list } = source;
  const { find, show, invited, open, from, rows } = list;
  return {
    source,
    epoch: 0,
    query: { find, show },
    version,
    figures,
    guestCount,
    invited,
    open,
    pages: new Map([[pageOf(from), { rows, epoch: 0 }]]),
    fresh: nobody,
  };
}

/** The page's own data were read again: what they say is shown, and all rows are asked for once more. */
export function adopt(window: GuestWindow, source: LiveView): GuestWindow {
  const started = startWindow(source);
  const epoch = window.epoch + 1;
  if (isSameQuery(started.query, window.query)) {
    return { ...started, epoch, pages: new Map([...window.pages, ...started.pages]) };
  }
  const { query, invited, open, pages } = window;
  return { ...started, epoch, query, invited, open, pages };
}

/** Something changed: all rows are to be asked for again, and shown as they are meanwhile. */
export function age(window: GuestWindow): GuestWindow {
  return { ...window, epoch: window.epoch + 1 };
}

function changedRows(before: Page | undefined, rows: readonly GuestRow[]): ReadonlySet<string> {
  if (!before) return nobody;
  const labels = new Map(before.rows.map(({ id, label }) => [id, label]));
  const changed = rows.filter(({ id, label, recorded }) => !recorded && labels.get(id) !== label);
  return new Set(changed.map(({ id }) => id));
}

/** Takes in a page that was asked for when the window was `asked`. */
export function receive(window: GuestWindow, asked: GuestWindow, reply: LiveView): GuestWindow {
  if (window.source !== asked.source) return window;
  const { version, figures, guestCount, list } = reply;
  const { find, show, invited, open, from, rows } = list;
  const same = isSameQuery(list, window.query);
  const moved = invited !== window.invited || open !== window.open;
  const kept = same
    ? [...window.pages].flatMap(([index, page]): [number, Page][] => {
        if (index * pageRows >= invited + open) return [];
        return [[index, moved ? { ...page, epoch: -1 } : page]];
      })
    : [];
  const pages = new Map(kept).set(pageOf(from), { rows, epoch: asked.epoch });
  const fresh = same ? changedRows(window.pages.get(pageOf(from)), rows) : nobody;
  return {
    ...window,
    query: { find, show },
    version,
    figures,
    guestCount,
    invited,
    open,
    pages,
    fresh,
  };
}

/** The first of these pages that is missing, out of date, or of another search. */
export function pageToAsk(
  window: GuestWindow,
  query: GuestQuery,
  pages: readonly number[],
): number | null {
  if (!isSameQuery(window.query, query)) return 0;
  const page = pages.find((index) => (window.pages.get(index)?.epoch ?? -1) < window.epoch);
  return page ?? null;
}

/** The guest at a place of the whole list; undefined while its page is missing. */
export function rowAt(window: GuestWindow, place: number): GuestRow | undefined {
  return window.pages.get(pageOf(place))?.rows[place % pageRows];
}
