import { type Located, type Scheme, directionsUrl, embedPath } from './links.ts';

import styles from './place-preview.module.css';

interface PlacePreviewProps {
  place: Located;
  showMap: boolean;
  /** The scheme of a page that has a look of its own; without it the visitor's system decides. */
  scheme?: Scheme;
}

/** The embedded map of a place, unless it is switched off, and the way there (spec §2, §9). */
export function PlacePreview({ place, showMap, scheme }: PlacePreviewProps) {
  return (
    <div>
      {showMap ? (
        <iframe
          className={styles.map}
          src={embedPath(place, scheme)}
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
