import styles from './wordmark.module.css';

/** A plain link, because the home page is a document of its own. */
export function Wordmark() {
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
