import type { ReactNode } from 'react';

import { Art } from '#app/features/theme/art.tsx';
import type { Look } from '#app/features/theme/look.ts';

import styles from './reply-panel.module.css';

/** Has no box of its own, so that a sticky element in it stays visible while any part of the card is. */
export function ReplyPanel({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <section className={styles.reply} data-frame={look.frame} aria-labelledby="question">
      <div className={styles.corners} id="answer">
        <Art part="corner" className={styles.start} svg={look.art.corner} />
        <Art part="corner" className={styles.end} svg={look.art.corner} />
      </div>
      {children}
      <div className={styles.foot} />
    </section>
  );
}
