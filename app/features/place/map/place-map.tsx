import { useEffect, useRef, useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';

import type { Point } from '../port.ts';
import { noMapNow } from '../rules.ts';
import { MapAttribution } from './map-attribution.tsx';
import { StreetPlan } from './map-panel.tsx';
import { MapPin } from './map-pin.tsx';
import { type NoMap, useDrawnMap } from './use-drawn-map.ts';

import styles from './place-map.module.css';

interface PlaceMapProps {
  point: Point | null;
  /** The chosen address has no point, so a pin can be placed for it. */
  offersPin: boolean;
  onMove: (point: Point) => void;
  /** The search's own line says already that there is no map. */
  isSaid: boolean;
  /** Called with the map's center whenever the visible part changes. */
  onCentreChange: (centre: Point) => void;
}

/**
 * The Location step's map (behaviour 10.12). The server renders only the space for it. Without it one line stands in its
 * place (behaviour 10.15) until the connection or another point gives it another try.
 */
export function PlaceMap({ isSaid, ...props }: PlaceMapProps) {
  const at = JSON.stringify(props.point);
  const [noMap, setNoMap] = useState<{ why: NoMap; at: string } | null>(null);
  useEffect(() => {
    const tryAgain = () => setNoMap((was) => (was?.why === 'failed' ? null : was));
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  const isDown = noMap !== null && (noMap.why === 'off' || noMap.at === at);
  if (!isDown) return <LiveMap {...props} onFail={(why) => setNoMap({ why, at })} />;
  return isSaid ? null : <p className={styles.none}>{say(noMapNow)}</p>;
}

function LiveMap({
  point,
  offersPin,
  onMove,
  onCentreChange,
  onFail,
}: Omit<PlaceMapProps, 'isSaid'> & { onFail: (why: NoMap) => void }) {
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
      <section aria-label={say('Map')} className={styles.map}>
        {shown ? null : <StreetPlan />}
        <div ref={element} className={styles.canvas} />
        {shown && offersPin ? (
          <>
            <div className={styles.target}>
              <MapPin />
            </div>
            <Button className={styles.putPin} onClick={putPin}>
              {say('Put the pin here')}
            </Button>
          </>
        ) : null}
        <MapAttribution text={attribution} />
      </section>
      {shown && (point || offersPin) ? (
        <p className={styles.hint}>
          {point
            ? say('Not quite there? Drag the pin, or move it with the arrow keys.')
            : say(
                'This address has no point on the map yet. Move the map, then put the pin where it is.',
              )}
        </p>
      ) : null}
    </>
  );
}
