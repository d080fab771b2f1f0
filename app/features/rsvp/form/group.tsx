import type { ReactNode } from 'react';

import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';

import styles from './group.module.css';

interface GroupProps {
  /** What was said; empty if nothing was. */
  sentence: string;
  /** In place of an empty sentence, what can be said. */
  offer?: string;
  /** Shows only the sentence with 'Edit', or the offer. */
  folded: boolean;
  children: ReactNode;
}

/** The fields of a folded part are still sent with every button. */
export function Group({ sentence, offer = '', folded, children }: GroupProps) {
  const { say } = useGuestWords();
  if (!folded) return <div className={styles.group}>{children}</div>;
  return (
    <details className={styles.folded}>
      <summary>
        {sentence === '' ? (
          <span className={styles.offer}>{offer}</span>
        ) : (
          <>
            <span>{sentence}</span> <span className={styles.edit}>{say('edit')}</span>
          </>
        )}
      </summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}
