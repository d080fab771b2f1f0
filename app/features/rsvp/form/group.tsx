import type { ReactNode } from 'react';

import styles from './group.module.css';

interface GroupProps {
  /** What the group says, once it is complete and stored. */
  sentence: string;
  /** Only the sentence is shown, with 'Edit'. */
  folded: boolean;
  children: ReactNode;
}

/** A part of what follows an answer. Folded, its fields are still sent with every press. */
export function Group({ sentence, folded, children }: GroupProps) {
  if (!folded) return <div className={styles.group}>{children}</div>;
  return (
    <details className={styles.folded}>
      <summary>
        <span dir="auto">{sentence}</span> <span className={styles.edit}>Edit</span>
      </summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}
