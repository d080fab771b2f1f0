import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';

import styles from './loading-note.module.css';

const delayMs = 200;

/** Only when the next screen takes a while (behaviour 1.22). */
export function LoadingNote() {
  return useNavigation().state === 'loading' ? <LoadingNow /> : null;
}

export function LoadingNow() {
  return (
    <output className={styles.region}>
      <NoteOnceSlow />
    </output>
  );
}

function NoteOnceSlow() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <span className={styles.note}>{say('Loading...')}</span> : null;
}
