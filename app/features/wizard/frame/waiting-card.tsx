import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import styles from './waiting-card.module.css';

interface WaitingCardProps {
  /** The event's; '' while there is none. */
  title: string;
  /** In place of words. */
  picture?: string | undefined;
}

/** As large as the card and with its title, until the card's drawing is there (behaviour 3.21). */
export function WaitingCard({ title, picture }: WaitingCardProps) {
  const name = trimText(title);
  return (
    <div className={styles.card} aria-hidden>
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <p className={name === '' ? styles.untitled : undefined}>
          {name || say("You're Invited!")}
        </p>
      )}
    </div>
  );
}
