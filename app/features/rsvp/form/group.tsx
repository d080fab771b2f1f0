import type { ReactNode } from 'react';

import styles from './group.module.css';

interface GroupProps {
  /** The sentence that the group shows once it is complete and stored. */
  sentence: string;
  /** True to show only the sentence, with 'Edit'. */
  folded: boolean;
  children: ReactNode;
}

/** One of the parts that follow an answer. When folded, its fields are still sent with every press. */
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
