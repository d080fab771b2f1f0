import {
  type Map as LeafletMap,
  type Marker,
  divIcon,
  map as createMap,
  marker as createMarker,
  point as pixels,
  tileLayer,
} from 'leaflet';

import { say } from '#app/platform/language/say.ts';

import { defaultCentre, roundPoint, isSamePoint } from '../point.ts';
import type { Point } from '../port.ts';
import { pinPath } from './map-pin.tsx';
import type { DrawnMap, MapOptions } from './map-source.ts';
import { getArrowStep, pinLabel, stepZoom as zoom } from './pin-moves.ts';

import './leaflet.css';
import pinStyles from './map-pin.module.css';
import styles from './place-map.module.css';

/** Milliseconds until the first tile. */
const timeLimitMs = 8000;

const pin = `<svg class="${pinStyles.shape}" viewBox="0 0 24 30" aria-hidden="true"><path d="${pinPath}"/><circle cx="12" cy="10" r="3.5"/></svg>`;

export function drawTileMap(
  element: HTMLElement,
  tiles: string,
  { point, onMove, onCentreChange, onFail }: MapOptions,
): DrawnMap {
  const map = createMap(element, { attributionControl: false, scrollWheelZoom: false });
  map.setView(point ?? defaultCentre, zoom);
  const stopWaiting = addTiles(map, tiles, onFail);
  let marker: Marker | null = null;
  const show = (wanted: Point | null) => {
    if (!wanted) {
      marker?.remove();
      marker = null;
      return;
    }
    if (marker && isSamePoint(pointOf(marker), wanted)) return;
    marker?.remove();
    marker = addMarker(map, wanted, onMove);
    map.setView(wanted, Math.max(map.getZoom(), zoom));
  };
  show(point);
  const centre = () => roundPoint(map.getCenter().wrap());
  map.on('moveend', () => onCentreChange(centre()));
  return {
    show,
    centre,
    remove: () => {
      stopWaiting();
      map.remove();
    },
  };
}

/** Calls `onFail` unless a tile loads in time. Returns a function that stops the timer. */
function addTiles(map: LeafletMap, template: string, onFail: () => void): () => void {
  let waiting = true;
  const stop = () => {
    waiting = false;
    clearTimeout(timer);
  };
  const fail = () => {
    if (waiting) onFail();
    stop();
  };
  const timer = setTimeout(fail, timeLimitMs);
  tileLayer(template, { maxZoom: 19, className: styles.tile ?? '' })
    .on('tileload', stop)
    .on('tileerror', fail)
    .addTo(map);
  return stop;
}

function addMarker(map: LeafletMap, point: Point, onMove: (point: Point) => void): Marker {
  const icon = divIcon({
    className: styles.pin ?? '',
    html: pin,
    iconSize: [48, 60],
    iconAnchor: [24, 56],
  });
  const marker = createMarker(point, { icon, draggable: true, autoPan: true }).addTo(map);
  const moved = () => onMove(pointOf(marker));
  const element = marker.getElement();
  element?.setAttribute('aria-label', say(pinLabel));
  element?.addEventListener('keydown', (event) => {
    const by = getArrowStep(event);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    nudge(map, marker, by);
    moved();
  });
  return marker.on('dragend', moved);
}

function nudge(map: LeafletMap, marker: Marker, { x, y }: { x: number; y: number }): void {
  const at = map.project(marker.getLatLng()).add(pixels(x, y));
  marker.setLatLng(map.unproject(at));
  map.panInside(marker.getLatLng(), { padding: [60, 60], animate: false });
}

function pointOf(marker: Marker): Point {
  return roundPoint(marker.getLatLng().wrap());
}
