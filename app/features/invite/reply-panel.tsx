import type { ReactNode } from 'react';

import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';

import styles from './reply-panel.module.css';

/** The reply card that lies within an invitation, with the look's ornament in its upper corners. */
export function ReplyPanel({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <div className={styles.panel} data-frame={look.frame} data-corner={look.corner}>
      <Art part="corner" className={styles.start} svg={look.art.corner} />
      <Art part="corner" className={styles.end} svg={look.art.corner} />
      {children}
    </div>
  );
}
