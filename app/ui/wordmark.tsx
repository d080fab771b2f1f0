import { Link } from 'react-router';

import styles from './wordmark.module.css';

/** The product's name, a lamp alight in each o. Leads home. */
export function Wordmark({ home = '/' }: { home?: string }) {
  return (
    <Link to={home} className={styles.wordmark}>
      <span>
        Fest
        <span className={styles.first}>o</span>
        <span className={styles.second}>o</span>n
      </span>
    </Link>
  );
}
