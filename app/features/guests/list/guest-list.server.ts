import { readFoodAnswer } from '#app/features/draft/parts/food-answers.ts';
import { isDietary } from '#app/features/draft/parts/food-questions.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import { listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import { formatAnswers } from '#app/features/rsvp/answer-text.ts';
import { nameQuestion } from '#app/features/rsvp/asked-words.ts';
import type { QuestionAnswers } from '#app/features/rsvp/reply.ts';
import { type AnswerCounts, countGuests } from '#app/features/rsvp/rules.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { cutText } from '#app/platform/cut-text.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getLanguage } from '#app/platform/language/say.ts';

import type { AnswerFilter } from '../find/answer-filter.ts';
import type { GuestPageQuery, GuestQuery } from '../find/guest-query.ts';
import { createNameFilter } from '../find/name-search.ts';
import type { GuestListing, ListedGuest } from '../guest-row.ts';
import * as store from './guest-list-store.server.ts';

const answerOf = (show: AnswerFilter): store.GuestSelection['answer'] =>
  show === 'going' ? 'yes' : show === 'declined' ? 'no' : show;

async function countRows(
  db: Db,
  guests: store.GuestSelection,
  counts: AnswerCounts,
): Promise<{ invited: number; open: number }> {
  const { inviteId, answer, labels, languages = [] } = guests;
  if (labels.length + languages.length > 0)
    return { invited: await store.countInvited(db, guests), open: 0 };
  switch (answer) {
    case 'incomplete':
    case 'late':
    case 'waiting':
    case 'nameless':
      return store.countMarked(db, inviteId, answer);
    case 'untold':
    case 'returned':
      return { invited: await store.countTold(db, inviteId, answer), open: 0 };
    default:
      return countGuests(counts, answer);
  }
}

interface ListedEvent {
  inviteId: string;
  /** As counted a moment before. */
  counts: AnswerCounts;
  labeled?: boolean;
  /** The questions that a column may show. */
  questions?: readonly StoredQuestion[];
}

/** Lists one page: invitees in the chosen order, then guests of the open link. */
export async function listGuests(
  db: Db,
  event: ListedEvent,
  query: GuestPageQuery,
  limit: number,
): Promise<GuestListing> {
  const listing = await addLabels(db, event, await listPage(db, event, query, limit));
  const asked = event.questions ?? [];
  const questions = asked.filter(({ id }) => query.columns.includes(id));
  const food = asked.filter(({ title }) => isDietary(title));
  if (questions.length + food.length === 0 || listing.rows.length === 0) return listing;
  const ids = listing.rows.map(({ id }) => id);
  const answers = await store.listAnswersOf(db, event.inviteId, ids);
  const rows = listing.rows.map((row) => {
    const given = answers.get(row.id) ?? {};
    const said = writeColumns(questions, given, row.people);
    return { ...row, said, food: listNeeds(food, given) };
  });
  return { ...listing, rows };
}

async function addLabels(
  db: Db,
  { inviteId, labeled }: ListedEvent,
  listing: GuestListing,
): Promise<GuestListing> {
  const ids = listing.rows.filter(({ token }) => token !== null).map(({ id }) => id);
  if (!labeled || ids.length === 0) return listing;
  const labels = await listLabelsOf(db, inviteId, ids);
  const rows = listing.rows.map((row) => ({ ...row, labels: labels.get(row.id) ?? [] }));
  return { ...listing, rows };
}

/** The needs of a party, each once. */
function listNeeds(food: readonly StoredQuestion[], given: QuestionAnswers): string[] {
  const needs = food.flatMap((question) =>
    Object.values(given[question.id] ?? {}).flatMap((value) => {
      const read = readFoodAnswer(question, value);
      return 'needs' in read ? read.needs.map(({ label }) => label) : [read.note];
    }),
  );
  return [...new Set(needs)];
}

const longestColumn = 160;

function writeColumns(
  questions: readonly StoredQuestion[],
  given: QuestionAnswers,
  people: readonly Person[],
): string {
  const words = getGuestWords(getLanguage());
  const lines = questions.flatMap((question) => {
    const own = given[question.id] ?? {};
    const text = formatAnswers(question, own, people, words).replaceAll('\n', ' ');
    if (text === '') return [];
    return [`${nameQuestion(question, words)}: ${cutText(text, longestColumn)}`];
  });
  return lines.join('\n');
}

async function listPage(
  db: Db,
  { inviteId, counts }: ListedEvent,
  { find, show, labels, languages, from, sort, at }: GuestPageQuery,
  limit: number,
): Promise<GuestListing> {
  const order = { sort, at };
  const answer = answerOf(show);
  const guests: store.GuestSelection = { inviteId, answer, labels, languages, order };
  if (find !== '') return findGuests(db, guests, { find, from, limit });
  const { invited, open } = await countRows(db, guests, counts);
  const rows: ListedGuest[] = [];
  if (from < invited) rows.push(...(await store.listInvited(db, guests, { offset: from, limit })));
  const left = limit - rows.length;
  if (left > 0 && open > 0) {
    const offset = Math.max(0, from - invited);
    rows.push(...(await store.listOpen(db, guests, { offset, limit: left })));
  }
  return { invited, open, rows };
}

/** Who comes before and after a guest on the list that the host sees; null at its ends, and for who is not on it. */
export async function findNeighbors(
  db: Db,
  inviteId: string,
  { find, show, labels, languages, sort, at }: GuestPageQuery,
  guestId: string,
): Promise<Neighbors> {
  const order = { sort, at };
  const answer = answerOf(show);
  const guests = { inviteId, answer, labels, languages, order, keep: guestId };
  const { invited, open } = await matchGuests(db, guests, find);
  const all = [...invited, ...open];
  const place = all.indexOf(guestId);
  if (place === -1) return { before: null, after: null };
  return { before: all[place - 1] ?? null, after: all[place + 1] ?? null };
}

export interface Neighbors {
  before: string | null;
  after: string | null;
}

export type Search = Pick<GuestQuery, 'find' | 'show' | 'labels' | 'languages'>;

/** All ids that a search lists, in the list's order. */
export function listMatchingIds(
  db: Db,
  inviteId: string,
  { find, show, labels, languages }: Search,
): Promise<MatchingIds> {
  return matchGuests(db, { inviteId, answer: answerOf(show), labels, languages }, find);
}

interface MatchingIds {
  invited: string[];
  open: string[];
}

/** Compares names here, because the engines differ in which letters are equal. 10,000 names take about 10 ms. */
async function matchGuests(
  db: Db,
  guests: store.GuestSelection,
  find: string,
): Promise<MatchingIds> {
  const isMatch = createNameFilter(find);
  const invited = (await store.listInvitedNames(db, guests)).filter(
    ({ id, name, email, people }) =>
      id === guests.keep || isMatch(`${name} ${email} ${people.join(' ')}`),
  );
  const open = (await store.listOpenNames(db, guests)).filter(({ name }) => isMatch(name));
  return { invited: invited.map(({ id }) => id), open: open.map(({ id }) => id) };
}

async function findGuests(
  db: Db,
  guests: store.GuestSelection,
  { find, from, limit }: { find: string; from: number; limit: number },
): Promise<GuestListing> {
  const { invited, open } = await matchGuests(db, guests, find);
  const invitedIds = invited.slice(from, from + limit);
  const start = Math.max(0, from - invited.length);
  const openIds = open.slice(start, start + limit - invitedIds.length);
  const rows = [
    ...(invitedIds.length > 0 ? await store.listInvited(db, guests, { ids: invitedIds }) : []),
    ...(openIds.length > 0 ? await store.listOpen(db, guests, { ids: openIds }) : []),
  ];
  return { invited: invited.length, open: open.length, rows };
}
