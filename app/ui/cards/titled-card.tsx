import { type ReactNode, useId } from 'react';

import { joinClasses } from '../classes.ts';
import { Card } from './card.tsx';

import styles from './titled-card.module.css';

interface TitledCardProps {
  title: ReactNode;
  id?: string;
  aside?: ReactNode;
  /** In print 'long' may break across pages, and 'none' is left out. */
  paper?: 'long' | 'none';
  className?: string | undefined;
  children: ReactNode;
}

export function TitledCard(props: TitledCardProps) {
  const { title, id, aside, paper, className, children } = props;
  const headingId = useId();
  return (
    <Card
      id={id}
      className={joinClasses(styles.card, className)}
      data-paper={paper}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
