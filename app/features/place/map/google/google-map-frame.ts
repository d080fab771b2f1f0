/// <reference types="google.maps" />
import { defaultCentre, roundPoint, isSamePoint } from '../../point.ts';
import type { Point } from '../../port.ts';
import { type MapEvent, listenTo, isMapCommand } from '../map-messages.ts';
import { createPinClass } from './google-pin.ts';

/** Milliseconds. */
const timeLimitMs = 8000;

/** The global function that Google's script calls when it has loaded. */
const callback = 'festoonMapLoaded';

declare global {
  interface Window {
    [callback]?: () => void;
    /** Called by Google's script when it rejects the key. */
    gm_authFailure?: () => void;
  }
}

const canvas = document.querySelector<HTMLElement>('[data-google-map]');

function tell(said: MapEvent): void {
  if (parent !== window) parent.postMessage(said, location.origin);
}

function tellMove(point: Point): void {
  tell({ map: 'moved', point });
}

/** Hides the map, so that the caption is visible. */
function fail(): void {
  if (canvas?.parentElement) canvas.parentElement.dataset['failed'] = 'true';
  document.querySelector('[data-caption]')?.removeAttribute('aria-hidden');
  tell({ map: 'failed' });
}

/** Loads the weekly version of Google's script (behaviour 10.19). */
function load({ script = '', key = '' }: DOMStringMap): Promise<void> {
  return new Promise((resolve, reject) => {
    window[callback] = resolve;
    window.gm_authFailure = fail;
    const element = document.createElement('script');
    element.src = `${script}?${new URLSearchParams({ key, v: 'weekly', loading: 'async', callback })}`;
    element.async = true;
    element.addEventListener('error', () => reject(new Error('not loaded')));
    document.head.append(element);
  });
}

function pointOf({ lat, lng }: DOMStringMap): Point | null {
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

async function draw(element: HTMLElement, stopWaiting: () => void): Promise<void> {
  const { zoom, editable } = element.dataset;
  const point = pointOf(element.dataset);
  await load(element.dataset);
  const [{ Map: GoogleMap, OverlayView }, { LatLng, Point: Pixels, event }] = await Promise.all([
    google.maps.importLibrary('maps'),
    google.maps.importLibrary('core'),
  ]);
  const map = new GoogleMap(element, {
    center: point ?? defaultCentre,
    zoom: Number(zoom),
    colorScheme: document.documentElement.dataset['scheme']?.toUpperCase() ?? 'FOLLOW_SYSTEM',
    gestureHandling: 'cooperative',
    clickableIcons: false,
    disableDefaultUI: true,
    zoomControl: true,
    keyboardShortcuts: true,
  });
  const Pin = createPinClass({ OverlayView, LatLng, Pixels });
  const addPin = (at: Point) => {
    const added = new Pin(at, editable === 'true' ? tellMove : null);
    added.setMap(map);
    return added;
  };
  let pin = point && addPin(point);
  event.addListenerOnce(map, 'tilesloaded', () => {
    stopWaiting();
    tell({ map: 'ready' });
  });
  if (editable !== 'true') return;

  map.addListener('idle', () => {
    const centre = map.getCenter();
    if (centre) tell({ map: 'panned', point: roundPoint(centre.toJSON()) });
  });
  listenTo(
    () => parent,
    isMapCommand,
    ({ pin: wanted }) => {
      if (wanted && pin && isSamePoint(wanted, pin.at)) return;
      pin?.setMap(null);
      pin = wanted && addPin(wanted);
      if (wanted) showPoint(map, wanted, Number(zoom));
    },
  );
}

function showPoint(map: google.maps.Map, point: Point, zoom: number): void {
  map.setCenter(point);
  map.setZoom(Math.max(map.getZoom() ?? zoom, zoom));
}

if (canvas) {
  const timer = setTimeout(fail, timeLimitMs);
  draw(canvas, () => clearTimeout(timer)).catch(() => {
    clearTimeout(timer);
    fail();
  });
}
