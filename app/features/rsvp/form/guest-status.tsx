import type { ReactNode } from 'react';

import type { RsvpView } from '../schema.ts';
import { describeGiven } from './bar-state.ts';

import styles from './guest-status.module.css';

interface GuestStatusProps {
  rsvp: RsvpView;
  /** Who answers, where the greeting has no room for the name. */
  identity?: ReactNode;
}

/** The answer with a way to change it (behaviour 13.18). */
export function GuestStatus({ rsvp, identity = null }: GuestStatusProps) {
  const { answer, answering } = rsvp;
  const closed = answering === 'closed' || answering === 'tooLate';
  const { heading, ticked } = describeGiven(rsvp);
  return (
    <div id="guest-status" className={styles.status}>
      {answer === null ? (
        identity
      ) : (
        <a href={closed ? '#answer' : '?change#answer'} className={styles.answered}>
          <span className={ticked ? styles.tick : undefined}>{heading}</span> ·{' '}
          {closed ? 'Answers are closed' : 'Change answer'}
        </a>
      )}
    </div>
  );
}
