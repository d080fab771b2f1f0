import { labelLimits } from '#app/features/labels/labels.ts';
import { isStorable } from '#app/platform/text.ts';

import { type AnswerFilter, answerFilters } from './answer-filter.ts';

/** How many guests a page of the list has, and how many are fetched at a time. */
export const pageRows = 100;

export interface GuestQuery {
  /** Words in the name or the address; empty for all guests. */
  find: string;
  show: AnswerFilter;
  /** A guest must have all of them. */
  labels: readonly string[];
  /** The ids of the questions whose answers are shown. */
  columns: readonly string[];
}

export interface GuestPageQuery extends GuestQuery {
  /** A multiple of `pageRows`. */
  from: number;
  /** The address names a page: the list is then shown in pages. */
  paged: boolean;
}

const findMax = 200;
/** The most questions of an event. */
const mostColumns = 20;
const columnId = /^[\w-]{1,40}$/;
const lastPage = 1000;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n');

export function isSameQuery(one: GuestQuery, other: GuestQuery): boolean {
  return (
    one.find === other.find &&
    one.show === other.show &&
    isSameList(one.labels, other.labels) &&
    isSameList(one.columns, other.columns)
  );
}

/** Reads `?find=&show=&label=&columns=&page=` from an address; invalid values count as absent. */
export function readGuestQuery(search: URLSearchParams): GuestPageQuery {
  const page = Number(search.get('page') ?? 1);
  const valid = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  return {
    find: (search.get('find') ?? '').trim().slice(0, findMax),
    show: answerFilters.find((filter) => filter === search.get('show')) ?? 'all',
    labels: [...new Set(search.getAll('label').slice(0, labelLimits.search))].filter(
      (label) => label !== '' && label.length <= labelLimits.length && isStorable(label),
    ),
    columns: search
      .getAll('columns')
      .slice(0, mostColumns)
      .filter((id) => columnId.test(id)),
    from: (valid - 1) * pageRows,
    paged: search.has('page'),
  };
}

/** Writes the query as the search part of an address; `page` counts from 1. */
export function writeGuestQuery(
  { find, show, labels, columns }: GuestQuery,
  page?: number,
): string {
  const search = new URLSearchParams({
    ...(find === '' ? {} : { find }),
    ...(show === 'all' ? {} : { show }),
    ...(page === undefined ? {} : { page: String(page) }),
  });
  for (const label of labels) search.append('label', label);
  for (const column of columns) search.append('columns', column);
  return `?${search}`;
}
