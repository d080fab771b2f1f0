import type { RsvpView } from '../schema.ts';
import { describeGiven } from './bar-state.ts';
import { Identity } from './identity.tsx';

import styles from './guest-status.module.css';

/** Who answers, or their answer with a way to change it (behaviour 13.18). */
export function GuestStatus({ rsvp }: { rsvp: RsvpView }) {
  const { answer, answering, personal } = rsvp;
  const closed = answering === 'closed' || answering === 'tooLate';
  const { heading, ticked } = describeGiven(rsvp);
  return (
    <div id="guest-status" className={styles.status}>
      {answer !== null ? (
        <a href={closed ? '#answer' : '?change#answer'} className={styles.answered}>
          <span className={ticked ? styles.tick : undefined}>{heading}</span> ·{' '}
          {closed ? 'Answers are closed' : 'Change answer'}
        </a>
      ) : personal ? (
        <Identity rsvp={rsvp} />
      ) : null}
    </div>
  );
}
