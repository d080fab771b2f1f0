import type { ReactNode } from 'react';

import styles from './group.module.css';

interface GroupProps {
  sentence: string;
  /** Shows only the sentence, with 'Edit'. */
  folded: boolean;
  children: ReactNode;
}

/** The fields of a folded part are still sent with every button. */
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
