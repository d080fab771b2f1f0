import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import styles from './loading-note.module.css';

const delayMs = 200;

/** Only when the next screen takes a while (behaviour 1.22). */
export function LoadingNote() {
  const loading = useNavigation().state === 'loading';
  return loading ? (
    <output className={styles.region}>
      <NoteOnceSlow />
    </output>
  ) : null;
}

function NoteOnceSlow() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <span className={styles.note}>Loading...</span> : null;
}
