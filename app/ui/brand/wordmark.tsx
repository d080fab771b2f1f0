import { Link } from 'react-router';

import styles from './wordmark.module.css';

/** The product's name with a lamp in each o. Links to the home page. */
export function Wordmark({ home = '/' }: { home?: string }) {
  return (
    <Link to={home} className={styles.wordmark}>
      <Letters />
    </Link>
  );
}

/** The same for pages without a client-side router. */
export function PlainWordmark() {
  return (
    <a href="/" className={styles.wordmark}>
      <Letters />
    </a>
  );
}

function Letters() {
  return (
    <span>
      Fest
      <span className={styles.first}>o</span>
      <span className={styles.second}>o</span>n
    </span>
  );
}
