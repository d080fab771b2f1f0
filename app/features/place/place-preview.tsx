import { type Located, directionsUrl, embedPath } from './links.ts';

import styles from './place-preview.module.css';

/** The embedded map of a place, unless it is switched off, and the way there (spec §2, §9). */
export function PlacePreview({ place, showMap }: { place: Located; showMap: boolean }) {
  return (
    <div>
      {showMap ? (
        <iframe
          className={styles.map}
          src={embedPath(place)}
          title={`Map of ${place.location}`}
          height={200}
          loading="lazy"
        />
      ) : null}
      <a
        className={styles.directions}
        href={directionsUrl(place)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Get directions
      </a>
    </div>
  );
}
