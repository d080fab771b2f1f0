import type { Selectable } from 'kysely';

import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { replaceQuestions } from '#app/features/draft/parts/question.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';

import { questionsColumn } from './json-columns.server.ts';
import type { Invite } from './schema.ts';

type SettingsColumns = Pick<
  Selectable<InvitesTable>,
  | 'companions'
  | 'answer_by'
  | 'late_answers'
  | 'seats'
  | 'when_full'
  | 'guest_list'
  | 'child_names'
  | 'asks_note'
  | 'asks_decide_by'
  | 'counts_down'
  | 'contact'
  | 'questions'
>;

export function readAnswerSettings(
  row: SettingsColumns & { id: string },
): Pick<Invite, 'answerSettings' | 'retiredQuestions'> {
  const questions = questionsColumn.decode(row.questions, row.id);
  return {
    answerSettings: {
      companions: row.companions,
      answerBy: row.answer_by,
      late: row.late_answers,
      seats: row.seats,
      whenFull: row.when_full,
      guestList: row.guest_list,
      childNames: row.child_names === 1,
      note: row.asks_note === 1,
      decideBy: row.asks_decide_by === 1,
      countdown: row.counts_down === 1,
      contact: row.contact,
      questions: questions.filter(({ retired }) => !retired),
    },
    retiredQuestions: questions.filter(({ retired }) => retired),
  };
}

/** Stored questions that are not among the new ones are retired. */
export function toSettingsColumns(
  settings: AnswerSettings,
  stored: Pick<Selectable<InvitesTable>, 'id' | 'questions'>,
): SettingsColumns {
  const questions = questionsColumn.decode(stored.questions, stored.id);
  return {
    companions: settings.companions,
    answer_by: settings.answerBy,
    late_answers: settings.late,
    seats: settings.seats,
    when_full: settings.whenFull,
    guest_list: settings.guestList,
    child_names: Number(settings.childNames),
    asks_note: Number(settings.note),
    asks_decide_by: Number(settings.decideBy),
    counts_down: Number(settings.countdown),
    contact: settings.contact,
    questions: questionsColumn.encode(replaceQuestions(questions, settings.questions)),
  };
}
