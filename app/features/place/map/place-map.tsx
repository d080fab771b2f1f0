import { useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';

import type { Point } from '../port.ts';
import { mapUnreachable } from '../rules.ts';
import { MapAttribution } from './map-attribution.tsx';
import { MapPanel, StreetPlan } from './map-panel.tsx';
import { MapPin } from './map-pin.tsx';
import { type NoMap, useDrawnMap } from './use-drawn-map.ts';

import styles from './place-map.module.css';

interface PlaceMapProps {
  point: Point | null;
  /** The chosen address has no point, so a pin can be placed for it. */
  offersPin: boolean;
  onMove: (point: Point) => void;
  /** Called with the map's center whenever the visible part changes. */
  onCentreChange: (centre: Point) => void;
}

/** The Location step's map (behaviour 10.12). The server renders only the space for it. */
export function PlaceMap(props: PlaceMapProps) {
  const [noMap, setNoMap] = useState<NoMap | null>(null);
  if (noMap === null) return <LiveMap {...props} onFail={setNoMap} />;
  return (
    <MapPanel size="tall">
      <p>{mapUnreachable}</p>
      {noMap === 'failed' ? (
        <Button variant="quiet" onClick={() => setNoMap(null)}>
          Try again
        </Button>
      ) : null}
    </MapPanel>
  );
}

function LiveMap({
  point,
  offersPin,
  onMove,
  onCentreChange,
  onFail,
}: PlaceMapProps & { onFail: (why: NoMap) => void }) {
  const element = useRef<HTMLDivElement>(null);
  const { shown, attribution, centre } = useDrawnMap(element, {
    point,
    onMove,
    onCentreChange,
    onFail,
  });
  const putPin = () => {
    const middle = centre();
    if (middle) onMove(middle);
  };
  return (
    <>
      <section aria-label="Map" className={styles.map}>
        {shown ? null : <StreetPlan />}
        <div ref={element} className={styles.canvas} />
        {shown && offersPin ? (
          <>
            <div className={styles.target}>
              <MapPin />
            </div>
            <Button className={styles.putPin} onClick={putPin}>
              Put the pin here
            </Button>
          </>
        ) : null}
        <MapAttribution text={attribution} />
      </section>
      {shown && (point || offersPin) ? (
        <p className={styles.hint}>
          {point
            ? 'Not quite there? Drag the pin, or move it with the arrow keys.'
            : 'This address has no point on the map yet. Move the map, then put the pin where it is.'}
        </p>
      ) : null}
    </>
  );
}
