import { useState } from 'react';

import {
  type NewQuestion,
  addQuestion,
  moveQuestion,
  sayAsked,
} from '#app/features/draft/parts/question-presets.ts';
import type { Question } from '#app/features/draft/parts/question.ts';
import { createQuestionId } from '#app/features/draft/question-id.ts';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import type { StepForm } from '../frame/step-props.ts';

export type AnswersStep = Pick<StepForm<'answers'>, 'value' | 'setValue'>;

/** Takes effect once the changed list is on screen. A null id means the buttons that add a question. */
export type FocusNext = (id: string | null, control: 'button' | 'input') => void;

interface RemovedQuestion {
  key: number;
  question: Question;
  place: number;
}

export const nameQuestion = ({ title }: Pick<Question, 'title'>) =>
  sayAsked(trimText(title)) || say('New question');

function useQuestionChanges({ value: { questions }, setValue }: AnswersStep) {
  const [news, setNews] = useState('');
  const setQuestions = (update: (old: Question[]) => Question[]) =>
    setValue((old) => ({ ...old, questions: update(old.questions) }));
  const edit = (id: string, change: Partial<Question>) =>
    setQuestions((old) => old.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const move = (id: string, place: number) => {
    const question = questions.find((one) => one.id === id);
    if (!question || place < 0 || place >= questions.length) return;
    const at = { name: nameQuestion(question), place: place + 1, total: questions.length };
    setNews(say('{name} is now {place, number} of {total, number}.', at));
    setQuestions((old) => moveQuestion(old, id, place));
  };
  return { news, setNews, setQuestions, edit, move };
}

/** Add, edit, move, remove and its Undo (behaviour 27.3, 27.4, 27.6). */
export function useQuestionList({ value, setValue }: AnswersStep, focusNext: FocusNext) {
  const { questions } = value;
  const { news, setNews, setQuestions, edit, move } = useQuestionChanges({ value, setValue });
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedQuestion | null>(null);
  const [problem, setProblem] = useState<string>();

  const put = (question: Question, place = questions.length) => {
    const added = addQuestion(questions, question, place);
    setProblem(added.ok ? undefined : added.error);
    if (!added.ok) return;
    setNews(say('{name} is asked.', { name: nameQuestion(question) }));
    setQuestions((old) => old.toSpliced(place, 0, question));
    const isOwn = question.title === '';
    if (isOwn) setOpen(question.id);
    focusNext(question.id, isOwn ? 'input' : 'button');
  };
  const remove = (question: Question) => {
    const place = questions.indexOf(question);
    setProblem(undefined);
    setRemoved((last) => ({ key: (last?.key ?? 0) + 1, question, place }));
    setQuestions((old) => old.filter(({ id }) => id !== question.id));
    focusNext((questions[place + 1] ?? questions[place - 1])?.id ?? null, 'button');
  };
  const undo = () => {
    if (removed) put(removed.question, removed.place);
    setRemoved(null);
  };

  return {
    open,
    setOpen,
    removed,
    news,
    problem,
    edit,
    move,
    remove,
    undo,
    add: (question: NewQuestion) => put({ ...question, id: createQuestionId() }),
    askAgain: (question: Question) => put(question),
    forgetRemoved: () => setRemoved(null),
  };
}

export type QuestionList = ReturnType<typeof useQuestionList>;
