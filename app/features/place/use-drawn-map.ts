import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { type MapAnswer, askMap } from './ask-map.ts';
import type { DrawnMap, MapOptions } from './map-source.ts';
import type { Point } from './port.ts';

/** Why there is no map: it does not come, or there is to be none. */
export type NoMap = 'failed' | 'off';

interface DrawnMapOptions {
  point: Point | null;
  onMove: (point: Point) => void;
  onLook: (centre: Point) => void;
  onFail: (why: NoMap) => void;
}

type Draw = (element: HTMLElement, options: MapOptions) => DrawnMap;

/** Loads what draws maps from this source, and nothing that draws others. */
async function loadDrawing(source: NonNullable<MapAnswer>): Promise<Draw> {
  if (source.by === 'google') return (await import('./frame-google-map.client.ts')).frameGoogleMap;
  const { drawTileMap } = await import('./draw-tile-map.client.ts');
  return (element, options) => drawTileMap(element, source.url, options);
}

/** Draws a map into the element once it is known where maps come from, and keeps its pin where `point` is. */
export function useDrawnMap(
  element: RefObject<HTMLDivElement | null>,
  { point, onMove, onLook, onFail }: DrawnMapOptions,
) {
  const drawn = useRef<DrawnMap>(null);
  const [source, setSource] = useState<MapAnswer>(null);

  const move = useEffectEvent(onMove);
  const look = useEffectEvent(onLook);
  const fail = useEffectEvent(onFail);
  const put = useEffectEvent((drawing: Draw) => {
    if (!element.current) return;
    drawn.current = drawing(element.current, {
      point,
      onMove: move,
      onLook: look,
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
    /** Whom to thank for the map, where it does not say so itself. */
    attribution: source?.by === 'tiles' ? source.attribution : '',
    centre: () => drawn.current?.centre() ?? null,
  };
}
