import type { ReactNode } from 'react';

import { joinClasses } from './classes.ts';

import styles from './notice.module.css';

interface NoticeProps {
  /** `bad` is announced at once, the others when the screen reader is idle. */
  tone?: 'neutral' | 'good' | 'bad';
  children: ReactNode;
  /** Buttons below. */
  actions?: ReactNode;
}

export function Notice({ tone = 'neutral', children, actions }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={joinClasses(
        styles.notice,
        tone === 'bad' && styles.bad,
        tone === 'good' && styles.good,
      )}
    >
      {children}
      {actions ? <p className={styles.actions}>{actions}</p> : null}
    </div>
  );
}
