import type { MouseEvent } from 'react';

import styles from './skip-link.module.css';

const contentId = 'content';

function focusContent(event: MouseEvent): void {
  const content = document.getElementById(contentId);
  if (!content) return;
  // Replaces the history entry, so that Back leaves the page.
  event.preventDefault();
  content.focus();
}

/** The first tab stop of a screen with a header, visible only while focused. */
export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={styles.skip} onClick={focusContent}>
      Skip to content
    </a>
  );
}

/** The attributes that `main` needs so that `SkipLink` can reach it. */
export const contentTarget = { id: contentId, tabIndex: -1 } as const;
