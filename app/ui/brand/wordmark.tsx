import styles from './wordmark.module.css';

/** The product's name with a lamp in each o. Links to the home page, a document of its own. */
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
