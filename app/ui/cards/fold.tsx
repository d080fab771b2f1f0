import { type ReactNode, useEffect, useId, useRef } from 'react';

import { joinClasses } from '../classes.ts';
import { useMedia } from '../use-media.ts';
import { isFolded, keepFolded } from './folded.client.ts';

import patterns from '../patterns.module.css';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** What is set, at the end of the row. */
  value?: ReactNode;
  id?: string;
  /** Above the content, at its start. */
  aside?: ReactNode;
  /** In print 'none' is left out. */
  paper?: 'none';
  children: ReactNode;
}

/**
 * A row that opens in place. In a wide window it stands open, unless it was folded in this browser. Its content is
 * found by the browser's search in either state.
 */
export function Fold({ title, value, id, aside, paper, children }: FoldProps) {
  const headingId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const isWide = useMedia('(width >= 1100px)');
  useEffect(() => {
    const element = details.current;
    if (!element || !isWide) return undefined;
    element.open = !isFolded(title);
    // Until now the style sheet has shown it open.
    element.dataset['ready'] = '';
    return () => {
      element.open = false;
    };
  }, [isWide, title]);
  return (
    <section id={id} className={styles.fold} data-paper={paper} aria-labelledby={headingId}>
      <details ref={details}>
        <summary
          onClick={() => {
            if (isWide && details.current) keepFolded(title, details.current.open);
          }}
        >
          <h2 id={headingId}>{title}</h2>
          {value ? <bdi className={joinClasses(patterns.small, styles.value)}>{value}</bdi> : null}
        </summary>
        <div className={joinClasses(patterns.stack4, styles.body)}>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          {children}
        </div>
      </details>
    </section>
  );
}

/** Rows with lines between them. */
export function FoldList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
