import { Notice } from '#app/ui/notice.tsx';

import { describeStatus } from './descriptions.ts';
import { Identity } from './identity.tsx';
import type { FormProblem, RsvpView } from './schema.ts';

import styles from './rsvp-section.module.css';

interface ClosedAnswersProps {
  rsvp: RsvpView;
  /** Why the form was refused. */
  problem?: Pick<FormProblem, 'message'> | undefined;
}

/** In place of the question once the host has closed answers (behaviour 14.25): the guest's own answer stays. */
export function ClosedAnswers({ rsvp, problem }: ClosedAnswersProps) {
  const { answer, extra, name, personal } = rsvp;
  return (
    <div id="rsvp" className={styles.reply}>
      <section className={styles.follow} aria-labelledby="question">
        <h2 id="question">Answers are closed</h2>
        {answer === null ? null : (
          <p id="status" tabIndex={-1}>
            {describeStatus(answer, rsvp).status}
            {extra === 1 ? ' and bringing one more' : ''}.
          </p>
        )}
        {problem ? (
          <div className={styles.problem}>
            <Notice tone="bad">{problem.message}</Notice>
          </div>
        ) : null}
        <p>
          Your host takes no more answers here. If your plans change, please tell your host
          directly.
        </p>
        {answer !== null && personal ? <Identity name={name} /> : null}
      </section>
    </div>
  );
}
