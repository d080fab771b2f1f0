import type { ReactNode } from 'react';
import { Link } from 'react-router';

import styles from './section-head.module.css';

interface SectionHeadProps {
  title: ReactNode;
  /** The screen above this one, if it is not the section itself. */
  back?: { to: string; label: string };
  note?: ReactNode;
  actions?: ReactNode;
}

export function SectionHead({ title, back, note, actions }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back ? (
          <Link className={styles.back} to={back.to}>
            {back.label}
          </Link>
        ) : null}
        <h1>{title}</h1>
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
