import { type ReactNode, useId } from 'react';

import { joinClasses } from '../classes.ts';
import { useMedia } from '../use-media.ts';
import { Card } from './card.tsx';

import patterns from '../patterns.module.css';
import styles from './titled-card.module.css';

interface TitledCardProps {
  title: ReactNode;
  id?: string;
  aside?: ReactNode;
  /** In print 'long' may break across pages, and 'none' is left out. */
  paper?: 'long' | 'none';
  /** On a phone only the heading shows until it is pressed. */
  folds?: boolean;
  children: ReactNode;
}

export function TitledCard(props: TitledCardProps) {
  const { title, id, aside, paper, folds = false, children } = props;
  const headingId = useId();
  const isFolded = useMedia('(width < 44rem)') && folds;
  if (isFolded) {
    return (
      <Card id={id} className={styles.folding} data-paper={paper} aria-labelledby={headingId}>
        <details>
          <summary>
            <h2 id={headingId}>{title}</h2>
          </summary>
          <div className={joinClasses(patterns.stack4, styles.body)}>
            {aside ? <div className={styles.aside}>{aside}</div> : null}
            {children}
          </div>
        </details>
      </Card>
    );
  }
  return (
    <Card id={id} className={styles.card} data-paper={paper} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
