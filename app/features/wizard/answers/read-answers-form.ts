import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { type Question, asksForChoice } from '#app/features/draft/parts/question.ts';

export const newQuestion = 'new';

/** The settings that are boxes. */
export type Offer = 'childNames' | 'note' | 'decideBy' | 'countdown';

/** The names of a question's fields. */
export const nameQuestionField = (id: string, field: string) => `q.${id}.${field}`;

/**
 * The settings as the plain form of the screen sends them; a field that is absent says nothing. `boxes` names the
 * boxes that were there, `question` the questions. Values are not checked.
 */
export function readAnswersForm(
  form: FormData,
  stored: AnswerSettings,
  createId: () => string,
): AnswerSettings {
  const read = (name: string, otherwise: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  const boxes = form.getAll('boxes');
  const isChecked = (name: Offer) => (boxes.includes(name) ? form.has(name) : stored[name]);
  const seats = read('seats', stored.seats === null ? '' : String(stored.seats));
  return {
    companions: Number(read('companions', String(stored.companions))),
    answerBy: read('answerBy', stored.answerBy),
    late: read('late', stored.late) as AnswerSettings['late'],
    seats: seats === '' ? null : Number(seats),
    whenFull: read('whenFull', stored.whenFull) as AnswerSettings['whenFull'],
    guestList: read('guestList', stored.guestList) as AnswerSettings['guestList'],
    childNames: isChecked('childNames'),
    note: isChecked('note'),
    decideBy: isChecked('decideBy'),
    countdown: isChecked('countdown'),
    contact: read('contact', stored.contact),
    questions: form.has('question') ? readQuestions(form, createId) : stored.questions,
  };
}

function readQuestions(form: FormData, createId: () => string): Question[] {
  return form.getAll('question').flatMap((id) => {
    if (typeof id !== 'string') return [];
    const read = (field: string) => {
      const value = form.get(nameQuestionField(id, field));
      return typeof value === 'string' ? value : '';
    };
    const title = read('title').trim();
    const isLeft = id === newQuestion ? title === '' : read('remove') !== '';
    if (isLeft) return [];
    const kind = read('kind') as Question['kind'];
    const lines = read('choices').split('\n');
    return {
      id: id === newQuestion ? createId() : id,
      kind,
      scope: read('scope') as Question['scope'],
      title,
      choices: asksForChoice(kind) ? lines.map((line) => line.trim()).filter(Boolean) : [],
      required: read('required') !== '',
    };
  });
}
