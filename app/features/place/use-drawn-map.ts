import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { askTiles } from './ask-tiles.ts';
import type { DrawMap, DrawnMap } from './draw-map.client.ts';
import type { Point } from './port.ts';
import type { TileSource } from './still-map.tsx';

/** Why there is no map: its tiles do not come, or there are to be none. */
export type NoMap = 'failed' | 'off';

interface DrawnMapOptions {
  point: Point | null;
  onMove: (point: Point) => void;
  onLook: (centre: Point) => void;
  onFail: (why: NoMap) => void;
}

/** Loads what draws maps, draws one into the element, and keeps its pin where `point` is. */
export function useDrawnMap(
  element: RefObject<HTMLDivElement | null>,
  { point, onMove, onLook, onFail }: DrawnMapOptions,
) {
  const drawn = useRef<DrawnMap>(null);
  const [tiles, setTiles] = useState<TileSource>();

  const move = useEffectEvent(onMove);
  const look = useEffectEvent(onLook);
  const fail = useEffectEvent(onFail);
  const draw = useEffectEvent((source: TileSource, drawMap: DrawMap) => {
    if (!element.current) return;
    drawn.current = drawMap(element.current, {
      tiles: source.url,
      point,
      onMove: move,
      onLook: look,
      onFail: () => fail('failed'),
    });
    setTiles(source);
  });

  useEffect(() => {
    let gone = false;
    const load = async () => {
      try {
        const source = await askTiles();
        const drawing = source && (await import('./draw-map.client.ts'));
        if (gone) return;
        if (drawing) draw(source, drawing.drawMap);
        else fail('off');
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

  return { tiles, centre: () => drawn.current?.centre() ?? null };
}
