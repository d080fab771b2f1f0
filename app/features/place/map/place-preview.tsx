import type { ReactNode } from 'react';

import { type Located, type Scheme, getDirectionsUrl, getEmbedPath } from '../links.ts';

import styles from './place-preview.module.css';

interface PlaceMapProps {
  place: Located;
  /** By default the visitor's system decides. */
  scheme?: Scheme;
}

/** The embedded map, if the place's point is known (behaviour 13.6). */
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

/** The page's script loads this map when the reader comes near it; without scripts, the browser (behaviour 13.6). */
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

/** Opens the visitor's own map application. */
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

export function PlacePreview({ place }: { place: Located }) {
  return (
    <div>
      <EmbeddedMap place={place} />
      <DirectionsLink place={place} />
    </div>
  );
}
