import type { ReactNode } from 'react';

import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { describeStatus } from './descriptions.ts';
import type { Answer, RsvpView } from './schema.ts';

import styles from './answer-bar.module.css';

interface AnswerBarProps {
  rsvp: RsvpView;
  /** Why the form just sent was refused, unless a field says it. */
  problem: string | undefined;
}

/**
 * The question, and once it is answered the answer with the way to change it. It stays at the foot of the window until
 * its own place comes into view (behaviour 14.23).
 */
export function AnswerBar({ rsvp, problem }: AnswerBarProps) {
  const { answer } = rsvp;
  return (
    <div className={styles.bar} id="answer-bar">
      {problem === undefined ? null : <Notice tone="bad">{problem}</Notice>}
      <div className={styles.row}>
        {answer === null ? (
          <>
            <h2 id="question" className={styles.question}>
              Are you attending?
            </h2>
            <Choices answer={answer} />
          </>
        ) : (
          <>
            <div id="status" className={styles.status} tabIndex={-1}>
              <h2 id="question" className={styles.answered} data-answer={answer}>
                {describeStatus(answer, rsvp).status}
              </h2>{' '}
              <p>{describeStatus(answer, rsvp).more}</p>
            </div>
            <details className={styles.change}>
              <summary>Change answer</summary>
              <Choices answer={answer} />
            </details>
          </>
        )}
      </div>
    </div>
  );
}

function Choices({ answer }: { answer: Answer | null }) {
  return (
    <div className={styles.choices}>
      <AnswerButton value="yes" chosen={answer}>
        Yes
      </AnswerButton>
      <AnswerButton value="no" chosen={answer}>
        No
      </AnswerButton>
      <AnswerButton value="maybe" chosen={answer}>
        Maybe
      </AnswerButton>
    </div>
  );
}

interface AnswerButtonProps {
  value: Answer;
  chosen: Answer | null;
  children: ReactNode;
}

function AnswerButton({ value, chosen, children }: AnswerButtonProps) {
  return (
    <Button
      type="submit"
      id={`answer-${value}`}
      name="answer"
      value={value}
      aria-pressed={chosen === value}
      variant={value === 'maybe' ? 'quiet' : 'secondary'}
      className={joinClasses(styles.answer, value === 'maybe' && styles.maybe)}
    >
      {children}
    </Button>
  );
}
