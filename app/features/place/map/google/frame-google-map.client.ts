import { getMapFramePath } from '../../links.ts';
import { defaultCentre, isSamePoint } from '../../point.ts';
import type { Point } from '../../port.ts';
import { type MapCommand, listenTo, isMapEvent } from '../map-messages.ts';
import type { DrawnMap, MapOptions } from '../map-source.ts';

import styles from '../place-map.module.css';

/** Milliseconds, longer than the frame's own limit. */
const timeLimitMs = 15_000;

/** Google's script runs only in the frame's document and cannot reach the surrounding page and what is typed there. */
export function frameGoogleMap(element: HTMLElement, options: MapOptions): DrawnMap {
  const { onMove, onCentreChange, onFail } = options;
  let { point } = options;
  let middle = point ?? defaultCentre;
  const frame = document.createElement('iframe');
  frame.src = getMapFramePath(point);
  frame.title = 'Google Maps';
  frame.className = styles.frame ?? '';

  const ask = () => {
    const asked: MapCommand = { pin: point };
    frame.contentWindow?.postMessage(asked, location.origin);
  };
  const stopHearing = listenTo(
    () => frame.contentWindow,
    isMapEvent,
    (said) => {
      clearTimeout(timer);
      if (said.map === 'failed') onFail();
      else if (said.map === 'ready') ask();
      else take(said.map, said.point);
    },
  );
  const take = (what: 'moved' | 'panned', to: Point) => {
    if (what === 'panned') {
      middle = to;
      onCentreChange(to);
    } else {
      point = to;
      onMove(to);
    }
  };
  const timer = setTimeout(onFail, timeLimitMs);
  element.append(frame);
  return {
    show(wanted) {
      const same = wanted && point ? isSamePoint(wanted, point) : wanted === point;
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
