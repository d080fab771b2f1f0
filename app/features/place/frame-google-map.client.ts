import { mapFramePath } from './links.ts';
import { type MapAsked, hearFrom, isMapSaid } from './map-messages.ts';
import type { DrawnMap, MapOptions } from './map-source.ts';
import { defaultCentre, samePoint } from './point.ts';
import type { Point } from './port.ts';

import styles from './place-map.module.css';

/** Milliseconds until a frame that says nothing counts as an outage: it gives up by itself well before. */
const patience = 15_000;

/**
 * Shows Google's map in a frame of this site that fills an element. Only that document lets Google's script
 * run: the page around it, with all that is typed there, stays closed to it.
 */
export function frameGoogleMap(element: HTMLElement, options: MapOptions): DrawnMap {
  const { onMove, onLook, onFail } = options;
  let { point } = options;
  let middle = point ?? defaultCentre;
  const frame = document.createElement('iframe');
  frame.src = mapFramePath(point);
  frame.title = 'Google Maps';
  frame.className = styles.frame ?? '';

  const ask = () => {
    const asked: MapAsked = { pin: point };
    frame.contentWindow?.postMessage(asked, location.origin);
  };
  const stopHearing = hearFrom(
    () => frame.contentWindow,
    isMapSaid,
    (said) => {
      clearTimeout(timer);
      if (said.map === 'failed') onFail();
      else if (said.map === 'ready') ask();
      else take(said.map, said.point);
    },
  );
  const take = (what: 'moved' | 'looked', to: Point) => {
    if (what === 'looked') {
      middle = to;
      onLook(to);
    } else {
      point = to;
      onMove(to);
    }
  };
  const timer = setTimeout(onFail, patience);
  element.append(frame);
  return {
    show(wanted) {
      const same = wanted && point ? samePoint(wanted, point) : wanted === point;
      point = wanted;
      if (!same) ask();
    },
    centre: () => middle,
    remove() {
      clearTimeout(timer);
      stopHearing();
      frame.remove();
    },
  };
}
