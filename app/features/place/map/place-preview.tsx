import { type Located, type Scheme, getDirectionsUrl, getEmbedPath } from '../links.ts';

import styles from './place-preview.module.css';

interface PlaceMapProps {
  place: Located;
  /** The color scheme of a page with a look of its own; without it the visitor's system decides. */
  scheme?: Scheme;
}

/** The embedded map of a place whose point is known (behaviour 13.6). */
export function EmbeddedMap({ place, scheme }: PlaceMapProps) {
  if (place.lat === null || place.lng === null) return null;
  return (
    <iframe
      className={styles.map}
      src={getEmbedPath(place, scheme)}
      title={`Map of ${place.location}`}
      height={200}
      loading="lazy"
    />
  );
}

/** Opens directions to a place in the visitor's own map application. */
export function DirectionsLink({
  place,
  className,
}: {
  place: Located;
  className?: string | undefined;
}) {
  return (
    <a
      className={className ?? styles.directions}
      href={getDirectionsUrl(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      Get directions
    </a>
  );
}

/** A place's map and the directions link. */
export function PlacePreview({ place }: { place: Located }) {
  return (
    <div>
      <EmbeddedMap place={place} />
      <DirectionsLink place={place} />
    </div>
  );
}
