import {
  type Map as LeafletMap,
  type Marker,
  divIcon,
  map as createMap,
  marker as createMarker,
  point as pixels,
  tileLayer,
} from 'leaflet';

import { pinPath } from './map-pin.tsx';
import { defaultCentre } from './point.ts';
import type { Point } from './port.ts';

import './leaflet.css';
import styles from './place-map.module.css';

/** How near the map of the Location step looks (spec §9). */
const zoom = 14;

/** Milliseconds until tiles that do not come count as an outage. */
const patience = 8000;

/** Pixels that an arrow key moves the pin by, and with Shift. */
const step = 10;
const fineStep = 1;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const pin = `<svg viewBox="0 0 24 30" aria-hidden="true"><path d="${pinPath}"/><circle cx="12" cy="10" r="3.5"/></svg>`;

export interface MapOptions {
  /** Template of the tiles' addresses. */
  tiles: string;
  point: Point | null;
  onMove: (point: Point) => void;
  /** Called with the middle of the map after each move of it. */
  onLook: (centre: Point) => void;
  /** Called once when the first tiles fail or do not come. */
  onFail: () => void;
}

/** A map that is on screen. */
export interface DrawnMap {
  /** Puts the pin there and looks at it; null takes it away. */
  show(point: Point | null): void;
  centre(): Point;
  remove(): void;
}

export type DrawMap = typeof drawMap;

/** Draws a map into an element that is as large as the map is to be. */
export function drawMap(
  element: HTMLElement,
  { tiles, point, onMove, onLook, onFail }: MapOptions,
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
    if (marker && samePoint(pointOf(marker), wanted)) return;
    marker?.remove();
    marker = addMarker(map, wanted, onMove);
    map.setView(wanted, Math.max(map.getZoom(), zoom));
  };
  show(point);
  const centre = () => rounded(map.getCenter().wrap());
  map.on('moveend', () => onLook(centre()));
  return {
    show,
    centre,
    remove: () => {
      stopWaiting();
      map.remove();
    },
  };
}

/** Lays the tiles; calls `onFail` unless one of them comes. Returns the way to stop waiting for them. */
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
  const timer = setTimeout(fail, patience);
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
  element?.setAttribute('aria-label', 'Pin of the event. Arrow keys move it.');
  element?.addEventListener('keydown', (event) => {
    const direction = arrows[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    nudge(map, marker, { direction, by: event.shiftKey ? fineStep : step });
    moved();
  });
  return marker.on('dragend', moved);
}

function nudge(
  map: LeafletMap,
  marker: Marker,
  { direction: [x, y], by }: { direction: [number, number]; by: number },
): void {
  const at = map.project(marker.getLatLng()).add(pixels(x * by, y * by));
  marker.setLatLng(map.unproject(at));
  map.panInside(marker.getLatLng(), { padding: [60, 60], animate: false });
}

function pointOf(marker: Marker): Point {
  return rounded(marker.getLatLng().wrap());
}

/** To a decimetre: more would be noise. */
function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

function samePoint(one: Point, other: Point): boolean {
  return Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lng - other.lng) < 1e-6;
}
