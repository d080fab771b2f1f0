import styles from './map-attribution.module.css';

/** The tiles' attribution in the map's corner, as their provider requires. */
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
