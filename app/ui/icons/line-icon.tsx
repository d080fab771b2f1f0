import type { ReactNode } from 'react';

import styles from './line-icon.module.css';

export function LineIcon({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
      {children}
    </svg>
  );
}
