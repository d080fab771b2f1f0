import { describeStatus } from './descriptions.ts';
import { Identity } from './identity.tsx';
import type { RsvpView } from './schema.ts';

import styles from './guest-status.module.css';

interface GuestStatusProps {
  rsvp: RsvpView;
  /** The answer cannot be changed. */
  closed: boolean;
}

/** At the top of the page: who answers, or what they have answered, with the way to change it (behaviour 13.18). */
export function GuestStatus({ rsvp, closed }: GuestStatusProps) {
  const { answer, personal, name } = rsvp;
  return (
    <div id="guest-status" className={styles.status}>
      {answer !== null ? (
        <a href="#answer" className={styles.answered}>
          <span className={answer === 'yes' ? styles.tick : undefined}>
            {describeStatus(answer, rsvp).status}
          </span>{' '}
          · {closed ? 'Answers are closed' : 'Change answer'}
        </a>
      ) : personal ? (
        <Identity name={name} />
      ) : null}
    </div>
  );
}
