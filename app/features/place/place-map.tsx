import { useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';

import { MapAttribution } from './map-attribution.tsx';
import { MapPanel, StreetPlan } from './map-panel.tsx';
import { MapPin } from './map-pin.tsx';
import type { Point } from './port.ts';
import { mapUnreachable } from './rules.ts';
import { type NoMap, useDrawnMap } from './use-drawn-map.ts';

import styles from './place-map.module.css';

interface PlaceMapProps {
  point: Point | null;
  /** True when an address is chosen whose point is not known: a pin can be put for it. */
  offersPin: boolean;
  onMove: (point: Point) => void;
  /** Called with the middle of the map whenever it shows another part of the world. */
  onLook: (centre: Point) => void;
}

/** The map of the Location step, 400 px tall (spec §9); the server renders its place only. */
export function PlaceMap(props: PlaceMapProps) {
  const [noMap, setNoMap] = useState<NoMap | null>(null);
  if (noMap === null) return <LiveMap {...props} onFail={setNoMap} />;
  return (
    <MapPanel size="tall">
      <p>{mapUnreachable}</p>
      {noMap === 'failed' ? (
        <Button look="quiet" onClick={() => setNoMap(null)}>
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
  onLook,
  onFail,
}: PlaceMapProps & { onFail: (why: NoMap) => void }) {
  const element = useRef<HTMLDivElement>(null);
  const { shown, attribution, centre } = useDrawnMap(element, { point, onMove, onLook, onFail });
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
