import type { ReactNode } from 'react';

import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';

import type { RsvpView } from '../schema.ts';
import { describeGiven } from './bar-state.ts';

import styles from './guest-status.module.css';

interface GuestStatusProps {
  rsvp: RsvpView;
  /** Where the answer can be changed. */
  change: string;
  /** Who answers, where the greeting has no room for the name. */
  identity?: ReactNode;
}

/** The answer with a way to change it (behaviour 13.18). */
export function GuestStatus({ rsvp, change, identity = null }: GuestStatusProps) {
  const { answer, answering } = rsvp;
  const closed = answering === 'closed' || answering === 'tooLate';
  const words = useGuestWords();
  const { heading, ticked } = describeGiven(rsvp, words);
  return (
    <div id="guest-status" className={styles.status}>
      {answer === null ? (
        identity
      ) : (
        <a href={closed ? '#answer' : change} className={styles.answered}>
          <span className={ticked ? styles.tick : undefined}>{heading}</span> ·{' '}
          {words.say(closed ? 'answersClosed' : 'changeAnswer')}
        </a>
      )}
    </div>
  );
}
