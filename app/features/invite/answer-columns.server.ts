import type { Selectable } from 'kysely';

import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { type StoredQuestion, replaceQuestions } from '#app/features/draft/parts/question.ts';
import type { InvitesTable } from '#app/platform/db/schema.server.ts';

type SettingsColumns = Pick<
  Selectable<InvitesTable>,
  | 'companions'
  | 'answer_by'
  | 'late_answers'
  | 'seats'
  | 'when_full'
  | 'guest_list'
  | 'contact'
  | 'questions'
>;

/** The retired ones last. */
export function readQuestions({ questions }: Pick<SettingsColumns, 'questions'>): StoredQuestion[] {
  return JSON.parse(questions) as StoredQuestion[];
}

export function readAnswerSettings(row: SettingsColumns): AnswerSettings {
  return {
    companions: row.companions,
    answerBy: row.answer_by,
    late: row.late_answers,
    seats: row.seats,
    whenFull: row.when_full,
    guestList: row.guest_list,
    contact: row.contact,
    questions: readQuestions(row).filter(({ retired }) => !retired),
  };
}

/** Stored questions that are not among the new ones are retired. */
export function toSettingsColumns(
  settings: AnswerSettings,
  stored: Pick<SettingsColumns, 'questions'>,
): SettingsColumns {
  return {
    companions: settings.companions,
    answer_by: settings.answerBy,
    late_answers: settings.late,
    seats: settings.seats,
    when_full: settings.whenFull,
    guest_list: settings.guestList,
    contact: settings.contact,
    questions: JSON.stringify(replaceQuestions(readQuestions(stored), settings.questions)),
  };
}
