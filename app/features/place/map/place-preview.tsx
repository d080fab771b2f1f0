import type { ReactNode } from 'react';

import type { Language } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

import { type Located, type Scheme, getDirectionsUrl, getEmbedPath } from '../links.ts';

import styles from './place-preview.module.css';

interface MapFrameProps {
  place: Located;
  scheme?: Scheme | undefined;
  language: Language;
  title: string;
}

/** The embedded map, if the place's point is known (behaviour 13.6). */
export function MapFrame({ place, scheme, language, title }: MapFrameProps) {
  if (place.lat === null || place.lng === null) return null;
  return (
    <iframe
      className={styles.map}
      src={getEmbedPath(place, { scheme, language })}
      title={title}
      height={200}
      loading="lazy"
    />
  );
}

interface DirectionsAnchorProps {
  place: Located;
  className?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** Opens the visitor's own map application. */
export function DirectionsAnchor({ place, className, icon, children }: DirectionsAnchorProps) {
  return (
    <a
      className={className ?? styles.directions}
      href={getDirectionsUrl(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
      {children}
    </a>
  );
}

/** On hosts' screens, without the words of guests. */
export function PlacePreview({ place }: { place: Located }) {
  return (
    <div>
      <MapFrame
        place={place}
        language={getLanguage()}
        title={say('Map of {location}', { location: place.location })}
      />
      <DirectionsAnchor place={place}>{say('Get directions')}</DirectionsAnchor>
    </div>
  );
}
