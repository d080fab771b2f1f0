import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import styles from './loading-note.module.css';

const delayMs = 200;

/** 'Loading...' while the next screen waits for the server (behaviour 1.22). Quick ones show nothing. */
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
