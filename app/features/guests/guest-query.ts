import { type AnswerFilter, answerFilters } from './answer-filter.ts';

/** How many guests a page of the list has, and how many are fetched at a time. */
export const pageRows = 100;

/** What the guest list is searched for. */
export interface GuestQuery {
  /** Words that the name or the e-mail contains; empty for all guests. */
  find: string;
  show: AnswerFilter;
}

/** One page of the guests that match. */
export interface GuestPageQuery extends GuestQuery {
  /** The index of the page's first guest, a multiple of `pageRows`. */
  from: number;
  /** The address names a page: the list is then shown in pages. */
  paged: boolean;
}

const findMax = 200;
const lastPage = 1000;

export function isSameQuery(one: GuestQuery, other: GuestQuery): boolean {
  return one.find === other.find && one.show === other.show;
}

/** Reads `?find=&show=&page=` from an address; invalid values count as absent. */
export function readGuestQuery(search: URLSearchParams): GuestPageQuery {
  const page = Number(search.get('page') ?? 1);
  const valid = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  return {
    find: (search.get('find') ?? '').trim().slice(0, findMax),
    show: answerFilters.find((filter) => filter === search.get('show')) ?? 'all',
    from: (valid - 1) * pageRows,
    paged: search.has('page'),
  };
}

/** Writes the query as the search part of an address; `page` counts from 1. */
export function writeGuestQuery({ find, show }: GuestQuery, page?: number): string {
  return `?${new URLSearchParams({
    ...(find === '' ? {} : { find }),
    ...(show === 'all' ? {} : { show }),
    ...(page === undefined ? {} : { page: String(page) }),
  })}`;
}
