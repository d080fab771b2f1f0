import { say } from '#app/platform/language/say.ts';

import type { Point } from '../../port.ts';
import { MapCaption } from '../map-caption.tsx';
import { StreetPlan } from '../map-panel.tsx';
import { PinShape } from '../map-pin.tsx';
import type { GoogleSource, MapTexts } from '../map-source.ts';
import { pinLabel, stepZoom } from '../pin-moves.ts';
// oxlint-disable-next-line import/default -- Vite bundles the script and returns its address.
import googleMapFrame from './google-map-frame.ts?worker&url';

import styles from './google-map.module.css';

/** Behaviour 10.23. */
const previewZoom = 15;

interface GoogleMapProps {
  source: GoogleSource;
  /** Google's scripts reuse the scripts' nonce; its styles take that of the first style. */
  nonce: string | undefined;
  /** Empty on the Location step, where the surrounding page shows it. */
  address: string;
  point: Point | null;
  /** On the Location step the pin can be moved, and the surrounding page receives its moves. */
  editable: boolean;
  texts: MapTexts;
}

/** Google's map in a document of its own, with a caption that is visible if it fails. */
export function GoogleMap({ source, nonce, address, point, editable, texts }: GoogleMapProps) {
  return (
    <section aria-label={editable ? undefined : texts.label} className={styles.map}>
      <p className="visually-hidden">{address}</p>
      <StreetPlan />
      <MapCaption address={address} unreachable={texts.unreachable} />
      <div
        className={styles.canvas}
        data-google-map
        data-script={source.script}
        data-key={source.key}
        data-lat={point?.lat}
        data-lng={point?.lng}
        data-zoom={editable ? stepZoom : previewZoom}
        data-editable={editable}
      />
      <template data-pins>
        <button type="button" className={styles.pin} aria-label={say(pinLabel)}>
          <PinShape />
        </button>
        <span className={styles.pin}>
          <PinShape />
        </span>
      </template>
      <style nonce={nonce}>{':root{}'}</style>
      <script nonce={nonce} src={googleMapFrame} defer />
    </section>
  );
}
