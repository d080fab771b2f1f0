import type { ReactNode } from 'react';

import { say } from '#app/platform/language/say.ts';

import { joinClasses } from './classes.ts';

import styles from './notice.module.css';

interface NoticeProps {
  /** `bad` is announced at once, the others when the screen reader is idle. `ask` is a question, not a fault. */
  tone?: 'neutral' | 'good' | 'bad' | 'ask';
  /** Announced at once, whatever the tone. */
  urgent?: boolean;
  children: ReactNode;
  /** Buttons below. */
  actions?: ReactNode;
}

export function Notice({
  tone = 'neutral',
  urgent = tone === 'bad',
  children,
  actions,
}: NoticeProps) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      data-tone={tone}
      className={joinClasses(
        styles.notice,
        tone === 'bad' && styles.bad,
        tone === 'good' && styles.good,
        tone === 'ask' && styles.ask,
      )}
    >
      {typeof children === 'string' ? say(children) : children}
      {actions ? <p className={styles.actions}>{actions}</p> : null}
    </div>
  );
}
