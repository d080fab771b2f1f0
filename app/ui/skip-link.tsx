import type { MouseEvent } from 'react';

import styles from './skip-link.module.css';

const contentId = 'content';

function focusContent(event: MouseEvent): void {
  const content = document.getElementById(contentId);
  if (!content) return;
  // Without an entry in the history, which Back would have to step over.
  event.preventDefault();
  content.focus();
}

/** The first stop of a screen with a header, seen only while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={styles.skip} onClick={focusContent}>
      Skip to content
    </a>
  );
}

/** What the screen's `main` takes to be reached by `SkipLink`. */
export const contentTarget = { id: contentId, tabIndex: -1 } as const;
