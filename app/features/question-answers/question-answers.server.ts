import { setImmediate } from 'node:timers/promises';

import { listGuests } from '#app/features/guests/list/guest-list.server.ts';
import { peopleColumn } from '#app/features/invite/json-columns.server.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import {
  personAnswersColumn,
  questionAnswersColumn,
} from '#app/features/rsvp/reply/json-columns.server.ts';
import { countAnswers } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import * as store from './question-answers-store.server.ts';
import {
  type CountedReply,
  type QuestionTotals,
  type Respondent,
  TotalsCounter,
  chooseUseful,
} from './question-totals.ts';

/** Most names of a choice and texts of a question: on the page with all questions, and on that of a single one. */
const mostNames = 20;
const mostNamesAlone = 1000;
const repliesPerQuery = 200;

/** A reply that says yes and has a place. */
export interface ComingReply extends CountedReply {
  isInvitee: boolean;
  /** The number of companions. */
  extra: number;
}

function toComing({ id, inviteeId, name, people, answers, household, extra }: store.ComingRow) {
  return {
    id: inviteeId ?? id,
    isInvitee: inviteeId !== null,
    name: name ?? '',
    people: people === null ? null : personAnswersColumn.decode(people, id),
    answers: questionAnswersColumn.decode(answers, id),
    household: () => peopleColumn.decode(household ?? '[]', inviteeId ?? id),
    extra,
  };
}

/** Reads the replies that say yes and have a place, the newest first, a few at a time. */
export async function* readComing(
  db: Db,
  inviteId: string,
  which: 'all' | 'answered',
): AsyncGenerator<ComingReply> {
  const ids = await store.listComingIds(db, inviteId, which);
  for (const wanted of inBatches(ids, repliesPerQuery)) {
    // Lets other requests run, because the embedded database and the parsing block this thread.
    await setImmediate();
    const rows = new Map((await store.listComing(db, wanted)).map((row) => [row.id, row]));
    for (const id of wanted) {
      const row = rows.get(id);
      if (row) yield toComing(row);
    }
  }
}

async function countTotals(
  db: Db,
  inviteId: string,
  { questions, names }: { questions: readonly StoredQuestion[]; names: number },
): Promise<QuestionTotals[]> {
  const counter = new TotalsCounter(questions, await store.countComing(db, inviteId), names);
  for await (const reply of readComing(db, inviteId, 'answered')) counter.add(reply);
  return counter.finish();
}

export interface AnswersView {
  totals: QuestionTotals[];
  alone: boolean;
  /** The number of guests who said yes and have not answered required questions, and the first of them. */
  incomplete: { count: number; who: Respondent[] };
}

export async function loadAnswersView(
  db: Db,
  { id, answerSettings, retiredQuestions }: OwnedInvite,
  questionId: string | null,
): Promise<AnswersView> {
  const all: StoredQuestion[] = [...answerSettings.questions, ...retiredQuestions];
  const asked = all.filter((question) => question.id === questionId);
  const alone = asked.length > 0;
  const questions = alone ? asked : all;
  const names = alone ? mostNamesAlone : mostNames;
  const counts = await countAnswers(db, id);
  const page = {
    find: '',
    show: 'incomplete',
    labels: [],
    columns: [],
    from: 0,
    paged: false,
    sort: 'added',
    at: null,
  } as const;
  const listed = await listGuests(db, { inviteId: id, counts }, page, mostNames);
  return {
    totals: all.length === 0 ? [] : await countTotals(db, id, { questions, names }),
    alone,
    incomplete: {
      count: listed.invited + listed.open,
      who: listed.rows.map((row) => ({
        id: row.id,
        name: row.name.trim() || say(namelessGuest),
      })),
    },
  };
}

export async function loadSummary(
  db: Db,
  { id, answerSettings }: OwnedInvite,
): Promise<QuestionTotals[]> {
  const questions = chooseUseful(answerSettings.questions);
  return questions.length === 0 ? [] : countTotals(db, id, { questions, names: 0 });
}
