import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Point } from '../port.ts';
import { type MapReply, askMap } from './map-client.ts';
import type { DrawnMap, MapOptions } from './map-source.ts';

/** Why there is no map: it failed to load, or maps are switched off. */
export type NoMap = 'failed' | 'off';

interface DrawnMapOptions {
  point: Point | null;
  onMove: (point: Point) => void;
  onCentreChange: (centre: Point) => void;
  onFail: (why: NoMap) => void;
}

type Draw = (element: HTMLElement, options: MapOptions) => DrawnMap;

/** Loads the drawing code of this source only. */
async function loadDrawing(source: NonNullable<MapReply>): Promise<Draw> {
  if (source.by === 'google')
    return (await import('./google/frame-google-map.client.ts')).frameGoogleMap;
  const { drawTileMap } = await import('./draw-tile-map.client.ts');
  return (element, options) => drawTileMap(element, source.url, options);
}

/** Draws a map into the element once its source is known, and keeps the pin at `point`. */
export function useDrawnMap(
  element: RefObject<HTMLDivElement | null>,
  { point, onMove, onCentreChange, onFail }: DrawnMapOptions,
) {
  const drawn = useRef<DrawnMap>(null);
  const [source, setSource] = useState<MapReply>(null);

  const move = useEffectEvent(onMove);
  const changeCentre = useEffectEvent(onCentreChange);
  const fail = useEffectEvent(onFail);
  const put = useEffectEvent((drawing: Draw) => {
    if (!element.current) return;
    drawn.current = drawing(element.current, {
      point,
      onMove: move,
      onCentreChange: changeCentre,
      onFail: () => fail('failed'),
    });
  });

  useEffect(() => {
    let gone = false;
    const load = async () => {
      try {
        const found = await askMap();
        const drawing = found && (await loadDrawing(found));
        if (gone) return;
        if (drawing) put(drawing);
        else fail('off');
        setSource(found);
      } catch {
        if (!gone) fail('failed');
      }
    };
    void load();
    return () => {
      gone = true;
      drawn.current?.remove();
      drawn.current = null;
    };
  }, []);

  const { lat, lng } = point ?? {};
  useEffect(() => {
    drawn.current?.show(lat === undefined || lng === undefined ? null : { lat, lng });
  }, [lat, lng]);

  return {
    shown: source !== null,
    /** Null if the map shows its attribution itself. */
    attribution: source?.by === 'tiles' ? source.attribution : '',
    centre: () => drawn.current?.centre() ?? null,
  };
}
