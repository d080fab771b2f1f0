import styles from './map-attribution.module.css';

/** Required by the tiles' provider. */
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
