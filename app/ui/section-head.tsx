import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { joinClasses } from './classes.ts';

import patterns from './patterns.module.css';
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
    <header className={joinClasses(patterns.spread, styles.head)}>
      <div className={joinClasses(patterns.stack1, styles.words)}>
        {back ? (
          <Link className={joinClasses(patterns.link, patterns.offPaper, styles.back)} to={back.to}>
            {back.label}
          </Link>
        ) : null}
        <h1>{title}</h1>
        {note ? <div className={patterns.muted}>{note}</div> : null}
      </div>
      {actions ? (
        <div className={joinClasses(patterns.bar, patterns.offPaper)}>{actions}</div>
      ) : null}
    </header>
  );
}
