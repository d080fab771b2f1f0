import type { MouseEvent } from 'react';

import { say } from '#app/platform/language/say.ts';

import styles from './skip-link.module.css';

const contentId = 'content';

function focusContent(event: MouseEvent): void {
  const content = document.getElementById(contentId);
  if (!content) return;
  // Replaces the history entry, so that Back leaves the page.
  event.preventDefault();
  content.focus();
}

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className={styles.skip} onClick={focusContent}>
      {say('Skip to content')}
    </a>
  );
}

export const contentTarget = { id: contentId, tabIndex: -1 } as const;
