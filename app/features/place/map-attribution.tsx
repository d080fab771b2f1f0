import styles from './map-attribution.module.css';

/** Whom a map's tiles are by, in its corner, as their provider demands. */
export function MapAttribution({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={styles.attribution}>
      {/openstreetmap/i.test(text) ? (
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
