/** How many guests a page of the list has, and how many are fetched at a time. */
export const pageRows = 100;

/** Which guests a list shows, by their answer. */
export const shows = ['all', 'going', 'maybe', 'declined', 'none'] as const;

export type Show = (typeof shows)[number];

/** What is looked for in the guest list. */
export interface GuestQuery {
  /** Words that the name or the e-mail contains; empty for everybody. */
  find: string;
  show: Show;
}

/** One page of what is looked for. */
export interface GuestPageQuery extends GuestQuery {
  /** The place of the page's first guest, a multiple of `pageRows`. */
  from: number;
  /** The address names a page: the list is then shown in pages. */
  paged: boolean;
}

const findMax = 200;
const lastPage = 1000;

export function isSameQuery(one: GuestQuery, other: GuestQuery): boolean {
  return one.find === other.find && one.show === other.show;
}

/** What an address asks for by `?find=&show=&page=`; what makes no sense asks for nothing. */
export function readGuestQuery(search: URLSearchParams): GuestPageQuery {
  const page = Number(search.get('page') ?? 1);
  const sensible = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  return {
    find: (search.get('find') ?? '').trim().slice(0, findMax),
    show: shows.find((show) => show === search.get('show')) ?? 'all',
    from: (sensible - 1) * pageRows,
    paged: search.has('page'),
  };
}

/** The address' query that asks for it. */
export function guestSearch({ find, show }: GuestQuery, page?: number): string {
  return `?${new URLSearchParams({
    ...(find === '' ? {} : { find }),
    ...(show === 'all' ? {} : { show }),
    ...(page === undefined ? {} : { page: String(page) }),
  })}`;
}
