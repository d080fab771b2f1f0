import { Link } from 'react-router';

import styles from './wordmark.module.css';

/** Three pennants on a string and the product's name, leading home. */
export function Wordmark({ home = '/' }: { home?: string }) {
  return (
    <Link to={home} className={styles.wordmark}>
      <svg viewBox="0 0 42 30" aria-hidden="true">
        <path className={styles['flag-1']} d="M4 6.5 14 10 7 20Z" />
        <path className={styles['flag-2']} d="M16 10.5 26 10.5 21 23Z" />
        <path className={styles['flag-3']} d="M28 10 38 6.5 35 20Z" />
        <path className={styles.string} d="M1.5 4.5Q21 16 40.5 4.5" />
      </svg>
      Festoon
    </Link>
  );
}
