import type { ReactNode } from 'react';

import { Button } from '#app/ui/button.tsx';
import { classes } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { GuestName } from './guest-name.tsx';
import { messages } from './messages.ts';
import type { Answer, RsvpView } from './schema.ts';

import styles from './rsvp-section.module.css';

interface RsvpProps {
  rsvp: RsvpView;
  /** Why the form just sent was refused. */
  problem?: { message: string; typedName?: string } | undefined;
}

/** The guest's question and answer as plain forms (decisions §1): one press is one request. */
export function RsvpSection({ rsvp, problem }: RsvpProps) {
  const { answer, personal } = rsvp;
  const asksName = answer !== null && !personal;
  const besideName = asksName && problem?.typedName !== undefined;
  return (
    <section id="rsvp" className={styles.rsvp} aria-labelledby="question">
      {personal ? <Identity name={rsvp.name} /> : null}
      <h2 id="question">Are you attending?</h2>
      <form method="post" className={styles.answers}>
        <AnswerButton value="yes" chosen={answer}>
          Yes
        </AnswerButton>
        <AnswerButton value="no" chosen={answer}>
          No
        </AnswerButton>
        <AnswerButton value="maybe" chosen={answer}>
          Maybe
        </AnswerButton>
      </form>
      {problem && !besideName ? (
        <div className={styles.problem}>
          <Notice tone="bad">{problem.message}</Notice>
        </div>
      ) : null}
      {answer ? (
        <p className={styles.status} id="status" tabIndex={-1}>
          {statusOf(answer, rsvp.extra)}
        </p>
      ) : null}
      {answer === 'yes' ? <Companion extra={rsvp.extra} /> : null}
      {asksName ? <GuestName rsvp={rsvp} problem={problem} /> : null}
    </section>
  );
}

function statusOf(answer: Answer, extra: RsvpView['extra']): string {
  switch (answer) {
    case 'yes':
      return extra === 1
        ? 'You are going and bringing one more. See you there!'
        : 'You are going. See you there!';
    case 'no':
      return 'You are not going. Thank you for letting your host know.';
    case 'maybe':
      return 'You might go. You can change your answer here at any time.';
  }
}

function Identity({ name }: { name: string }) {
  return (
    <form method="post" className={styles.identity}>
      <span>
        Answering as <bdi className={styles.name}>{name}</bdi>
      </span>
      <Button type="submit" look="quiet" name="forget" value="1">
        Not you?
      </Button>
    </form>
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
      look={value === 'maybe' ? 'quiet' : 'secondary'}
      className={classes(styles.answer, value === 'maybe' && styles.maybe)}
    >
      {children}
    </Button>
  );
}

function Companion({ extra }: { extra: RsvpView['extra'] }) {
  return (
    <form method="post" className={styles.companion}>
      <span>Bringing people?</span>
      <Button
        type="submit"
        id="extra"
        name="extra"
        value={1 - extra}
        aria-pressed={extra === 1}
        className={styles.answer}
      >
        +1
      </Button>
    </form>
  );
}

/** What the page's script shows when an answer did not reach the server. */
export function SendFailed() {
  return (
    <template>
      <div id="send-failed" className={styles.problem}>
        <Notice tone="bad">{messages.sendFailed}</Notice>
      </div>
    </template>
  );
}
