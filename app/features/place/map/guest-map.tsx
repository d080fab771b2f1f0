import type { ReactNode } from 'react';

import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';

import type { Located, Scheme } from '../links.ts';
import { DirectionsAnchor, MapFrame } from './place-preview.tsx';

import styles from './place-preview.module.css';

interface PlaceMapProps {
  place: Located;
  /** By default the visitor's system decides. */
  scheme?: Scheme;
}

/** The embedded map, if the place's point is known (behaviour 13.6). */
export function EmbeddedMap(props: PlaceMapProps) {
  const { say, language } = useGuestWords();
  const title = say('mapOfPlace', { place: props.place.location });
  return <MapFrame {...props} language={language} title={title} />;
}

/** The page's script loads this map when the reader comes near it; without scripts, the browser (behaviour 13.6). */
export function LateMap(props: PlaceMapProps) {
  const { place } = props;
  if (place.lat === null || place.lng === null) return null;
  return (
    <div className={styles.late} data-late-map>
      <noscript>
        <EmbeddedMap {...props} />
      </noscript>
    </div>
  );
}

/** Opens the guest's own map application. */
export function DirectionsLink(props: {
  place: Located;
  className?: string | undefined;
  icon?: ReactNode;
}) {
  return <DirectionsAnchor {...props}>{useGuestWords().say('getDirections')}</DirectionsAnchor>;
}
