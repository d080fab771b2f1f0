import { useRef } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { listPresets, ownQuestion, sayAsked } from '#app/features/draft/parts/question-presets.ts';
import type { Question } from '#app/features/draft/parts/question.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

import type { AnsweredQuestion } from '../frame/stored-step.ts';
import { PlainQuestions } from './plain-questions.tsx';
import { QuestionRow } from './question-row.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { type QuestionList, nameQuestion } from './use-question-list.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './questions.module.css';

interface QuestionsProps {
  questions: readonly Question[];
  list: QuestionList;
  answered: readonly AnsweredQuestion[];
  problems: ReadonlyMap<string, string>;
}

export function Questions({ questions, list, answered, problems }: QuestionsProps) {
  const area = useRef<HTMLOListElement>(null);
  const { dragged, start } = useDragOrder(area, list.move);
  return (
    <Card className={styles.card} aria-labelledby="questions-title">
      <h2 id="questions-title" className={patterns.heading}>
        {say('Questions')}
      </h2>
      <p className={joinClasses(patterns.small, styles.lead)}>
        {say('Guests get them after they have answered, so a question never costs you a yes.')}
      </p>
      {questions.length === 0 ? null : (
        <ol ref={area} className={styles.list} data-scripted aria-label={say('Questions')}>
          {questions.map((question, place) => (
            <QuestionRow
              key={question.id}
              {...{ question, place }}
              total={questions.length}
              open={list.open === question.id}
              dragged={dragged === question.id}
              answered={answered.find((one) => one.question.id === question.id)}
              findProblem={(field) =>
                problems.get(`questions.${place}${field === '' ? '' : `.${field}`}`)
              }
              hasProblem={hasProblemAt(problems, place)}
              onToggle={() => list.setOpen(list.open === question.id ? null : question.id)}
              onEdit={(change) => list.edit(question.id, change)}
              onMove={(next) => list.move(question.id, next)}
              onRemove={() => list.remove(question)}
              onDragStart={(event) => start(question.id, event)}
            />
          ))}
        </ol>
      )}
      <PlainQuestions questions={questions} />
      <AddQuestion questions={questions} list={list} />
      <NoLongerAsked {...{ questions, answered, list }} />
      <output className="visually-hidden">{list.news}</output>
      <RemovedBar list={list} answered={answered} />
    </Card>
  );
}

export function hasProblemAt(problems: ReadonlyMap<string, string>, place: number): boolean {
  const name = `questions.${place}`;
  return [...problems.keys()].some((key) => key === name || key.startsWith(`${name}.`));
}

function AddQuestion({ questions, list }: Pick<QuestionsProps, 'questions' | 'list'>) {
  if (questions.length >= limits.questions) {
    const text = say('{count, number} questions is the limit.', { count: limits.questions });
    return <p className={patterns.small}>{text}</p>;
  }
  return (
    <fieldset className={patterns.bar} data-add data-scripted aria-label={say('Add a question')}>
      {listPresets(questions).map((preset) => (
        <Button key={preset.title} onClick={() => list.add(preset)}>
          + {say(preset.title)}
        </Button>
      ))}
      <Button onClick={() => list.add(ownQuestion)}>{say('+ Your own question')}</Button>
      {list.problem ? (
        <p className={joinClasses(patterns.small, patterns.bad)} role="alert">
          {say(list.problem)}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Answered questions that are no longer asked, or will not be once the change is saved (behaviour 27.8). */
function NoLongerAsked({
  questions,
  answered,
  list,
}: Pick<QuestionsProps, 'questions' | 'answered' | 'list'>) {
  const asked = new Set(questions.map(({ id }) => id));
  const left = answered.filter(({ question }) => !asked.has(question.id));
  if (left.length === 0) return null;
  return (
    <section
      className={joinClasses(patterns.stack1, patterns.apart)}
      aria-labelledby="retired-title"
    >
      <h3 id="retired-title">{say('No longer asked')}</h3>
      <p className={patterns.small}>
        {say('Guests have answered these, so you keep the answers.')}
      </p>
      <ul>
        {left.map(({ question }) => {
          const { retired: _, ...again } = question;
          return (
            <li key={question.id} className={patterns.spread}>
              <bdi>{sayAsked(question.title)}</bdi>
              <Button
                variant="quiet"
                aria-label={say('Ask {title} again', { title: sayAsked(question.title) })}
                onClick={() => list.askAgain(again)}
              >
                {say('Ask again')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RemovedBar({ list, answered }: Pick<QuestionsProps, 'list' | 'answered'>) {
  const { removed } = list;
  const has = answered.some(({ question }) => question.id === removed?.question.id);
  const told = removed ? say('Removed {name}.', { name: nameQuestion(removed.question) }) : '';
  const text = has ? `${told} ${say('Its answers are kept.')}` : told;
  return (
    <UndoBar
      offer={removed && { key: removed.key, text }}
      onUndo={list.undo}
      onExpire={list.forgetRemoved}
    />
  );
}
