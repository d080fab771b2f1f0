import type { PointerEvent } from 'react';

import { type Question, questionKindLabels } from '#app/features/draft/parts/question.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import { QuestionFields, type QuestionFieldsProps } from './question-fields.tsx';
import { nameQuestion } from './use-question-list.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './questions.module.css';

interface QuestionRowProps extends QuestionFieldsProps {
  place: number;
  total: number;
  open: boolean;
  dragged: boolean;
  hasProblem: boolean;
  onToggle: () => void;
  onMove: (place: number) => void;
  onRemove: () => void;
  onDragStart: (event: PointerEvent) => void;
}

function describe({ kind, scope, required }: Question): string {
  const words = [say(questionKindLabels[kind]), scope === 'person' ? say('each person') : ''];
  return [...words, required ? say('needed') : ''].filter(Boolean).join(' · ');
}

export function QuestionRow(props: QuestionRowProps) {
  const { question, open, dragged, answered, hasProblem } = props;
  const replies = answered?.replies ?? 0;
  const panel = `question-${question.id}`;
  return (
    <li className={styles.question} data-question={question.id} data-dragged={dragged}>
      <div className={styles.head}>
        <span
          className={styles.handle}
          title={say('Drag to reorder')}
          aria-hidden
          onPointerDown={props.onDragStart}
        />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={panel}
          onClick={props.onToggle}
        >
          <span className={joinClasses(patterns.strong, styles.title)}>
            <bdi>{nameQuestion(question)}</bdi>
          </span>
          <span className={patterns.small}>
            {describe(question)}
            {replies > 0
              ? ` · ${say('{count, plural, one {# answer} other {# answers}}', { count: replies })}`
              : null}
          </span>
          {hasProblem && !open ? (
            <span className={joinClasses(patterns.small, patterns.bad)}>
              {say('Something here needs your attention.')}
            </span>
          ) : null}
        </button>
        <RowTools {...props} />
      </div>
      <div id={panel} hidden={!open} className={joinClasses(patterns.stack4, styles.panel)}>
        {open ? <QuestionFields {...props} /> : null}
      </div>
    </li>
  );
}

function RowTools({ question, place, total, onMove, onRemove }: QuestionRowProps) {
  const name = nameQuestion(question);
  return (
    <div className={styles.tools}>
      <Button
        variant="quiet"
        aria-label={say('Move {name} up', { name })}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        ↑
      </Button>
      <Button
        variant="quiet"
        aria-label={say('Move {name} down', { name })}
        aria-disabled={place === total - 1}
        onClick={() => onMove(place + 1)}
      >
        ↓
      </Button>
      <Button variant="quiet" aria-label={say('Remove {name}', { name })} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
