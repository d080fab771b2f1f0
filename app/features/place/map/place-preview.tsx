import type { ReactNode } from 'react';

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

/**
 * The same map on a page whose script loads the frame when the reader comes near it, so that it does not compete with
 * what is seen first (behaviour 13.6). Without scripts the browser loads it.
 */
export function LateMap(props: PlaceMapProps) {
  if (props.place.lat === null || props.place.lng === null) return null;
  return (
    <div className={styles.late} data-late-map>
      <noscript>
        <EmbeddedMap {...props} />
      </noscript>
    </div>
  );
}

/** Opens directions to a place in the visitor's own map application. */
export function DirectionsLink({
  place,
  className,
  icon,
}: {
  place: Located;
  className?: string | undefined;
  icon?: ReactNode;
}) {
  return (
    <a
      className={className ?? styles.directions}
      href={getDirectionsUrl(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
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
