import { labelLimits } from '#app/features/labels/labels.ts';
import { type Language, findLanguage } from '#app/platform/language/languages.ts';
import { isStorable } from '#app/platform/text.ts';

import { type AnswerFilter, answerFilters } from './answer-filter.ts';

/** How many guests a page of the list has, and how many are fetched at a time. */
export const pageRows = 100;

export const guestSorts = ['need', 'name', 'added'] as const;

/** What needs the host comes first, or guests come by name, or as they were added. */
export type GuestSort = (typeof guestSorts)[number];

export interface GuestQuery {
  /** Words in the name or the address; empty for all guests. */
  find: string;
  show: AnswerFilter;
  /** A guest must have all of them. */
  labels: readonly string[];
  /** A guest must read in one of them; absent for all guests. */
  languages?: readonly Language[] | undefined;
  /** The ids of the questions whose answers are shown. */
  columns: readonly string[];
  sort: GuestSort;
}

export interface GuestPageQuery extends GuestQuery {
  /** A multiple of `pageRows`. */
  from: number;
  /** The address names a page: the list is then shown in pages. */
  paged: boolean;
  /** The time as of which the list is in order, in epoch milliseconds; null for now. */
  at: number | null;
}

const findMax = 200;
/** The most questions of an event. */
const mostColumns = 20;
const columnId = /^[\w-]{1,40}$/;
const lastPage = 1000;

const isSameList = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.join('\n') === other.join('\n');

export function isSameQuery(one: GuestQuery, other: GuestQuery): boolean {
  return (
    one.find === other.find &&
    one.show === other.show &&
    one.sort === other.sort &&
    isSameList(one.labels, other.labels) &&
    isSameList(one.languages, other.languages) &&
    isSameList(one.columns, other.columns)
  );
}

function readTime(typed: string | null): number | null {
  return typed !== null && /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

/** What many guests are selected by. */
export const pickSearch = ({ find, show, labels, languages = [] }: GuestQuery) => ({
  find,
  show,
  labels: [...labels],
  ...(languages.length > 0 ? { languages: [...languages] } : {}),
});

/** Reads `?find=&show=&sort=&label=&language=&columns=&page=&at=` from an address; invalid values count as absent. */
export function readGuestQuery(search: URLSearchParams): GuestPageQuery {
  const page = Number(search.get('page') ?? 1);
  const valid = Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1;
  const asked = new Set(search.getAll('language'));
  const languages = [...asked].flatMap((code) => findLanguage(code) ?? []);
  return {
    find: (search.get('find') ?? '').trim().slice(0, findMax),
    show: answerFilters.find((filter) => filter === search.get('show')) ?? 'all',
    labels: [...new Set(search.getAll('label').slice(0, labelLimits.search))].filter(
      (label) => label !== '' && label.length <= labelLimits.length && isStorable(label),
    ),
    ...(languages.length > 0 ? { languages } : {}),
    columns: search
      .getAll('columns')
      .slice(0, mostColumns)
      .filter((id) => columnId.test(id)),
    sort: guestSorts.find((sort) => sort === search.get('sort')) ?? 'need',
    from: (valid - 1) * pageRows,
    paged: search.has('page'),
    at: readTime(search.get('at')),
  };
}

/** Writes the query as the search part of an address; `page` counts from 1. */
export function writeGuestQuery(
  { find, show, labels, languages = [], columns, sort }: GuestQuery,
  page?: number,
): string {
  const search = new URLSearchParams({
    ...(find === '' ? {} : { find }),
    ...(show === 'all' ? {} : { show }),
    ...(sort === 'need' ? {} : { sort }),
    ...(page === undefined ? {} : { page: String(page) }),
  });
  for (const label of labels) search.append('label', label);
  for (const language of languages) search.append('language', language);
  for (const column of columns) search.append('columns', column);
  return `?${search}`;
}

/** With the time as of which the list is in order, so that a guest's neighbors stay while the host goes through them. */
export function writeListPlace(query: GuestQuery, at: number | null): string {
  const search = new URLSearchParams(writeGuestQuery(query));
  if (query.sort === 'need' && at !== null) search.set('at', String(at));
  return `?${search}`;
}
