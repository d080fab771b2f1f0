/// <reference types="google.maps" />
import { arrowStep } from './pin-moves.ts';
import { rounded } from './point.ts';
import type { Point } from './port.ts';

/** What of Google's script a pin is made with. */
interface Parts {
  OverlayView: typeof google.maps.OverlayView;
  LatLng: typeof google.maps.LatLng;
  Pixels: typeof google.maps.Point;
}

interface Pixels {
  x: number;
  y: number;
}

/** A pin as its own hands see it. */
interface Movable {
  readonly at: Point;
  pixels(): Pixels | null;
  /** Puts it so many pixels from where it was. */
  move(from: Pixels | null, by: Pixels): void;
  /** Brings it back into sight where it has left it. */
  follow(): void;
}

/** Our own pin, as the page holds it: a button where it can be moved. */
function clonePin(movable: boolean): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('template[data-pins]');
  const wanted = movable ? 'button' : 'span';
  const pin = template?.content.querySelector<HTMLElement>(wanted)?.cloneNode(true);
  if (!(pin instanceof HTMLElement)) throw new Error('the page holds no pin');
  return pin;
}

function moveByPointer(element: HTMLElement, pin: Movable, onMove: (to: Point) => void): void {
  let taken: { from: Pixels | null; at: Point; x: number; y: number } | null = null;
  element.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    element.setPointerCapture(pointerId);
    taken = { from: pin.pixels(), at: pin.at, x, y };
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (taken) pin.move(taken.from, { x: clientX - taken.x, y: clientY - taken.y });
  });
  const drop = () => {
    if (taken && taken.at !== pin.at) onMove(pin.at);
    taken = null;
  };
  element.addEventListener('pointerup', drop);
  element.addEventListener('pointercancel', drop);
}

function moveByKeys(element: HTMLElement, pin: Movable, onMove: (to: Point) => void): void {
  element.addEventListener('keydown', (event) => {
    const by = arrowStep(event);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    pin.move(pin.pixels(), by);
    pin.follow();
    onMove(pin.at);
  });
}

/**
 * The pin of a map of Google's, as an overlay: the same one as on every other map, moved by pointer and by
 * arrow keys. Google's own marker asks for a map that is registered with it.
 */
export function createPinClass({ OverlayView, LatLng, Pixels: MapPixels }: Parts) {
  return class Pin extends OverlayView implements Movable {
    at: Point;
    readonly #element: HTMLElement;

    constructor(at: Point, onMove: ((to: Point) => void) | null) {
      super();
      this.at = at;
      this.#element = clonePin(onMove !== null);
      if (!onMove) return;
      OverlayView.preventMapHitsAndGesturesFrom(this.#element);
      moveByPointer(this.#element, this, onMove);
      moveByKeys(this.#element, this, onMove);
    }

    override onAdd(): void {
      this.getPanes()?.overlayMouseTarget.append(this.#element);
    }

    override draw(): void {
      const { x, y } = this.pixels() ?? { x: 0, y: 0 };
      this.#element.style.left = `${x}px`;
      this.#element.style.top = `${y}px`;
    }

    override onRemove(): void {
      this.#element.remove();
    }

    pixels(): Pixels | null {
      return this.getProjection().fromLatLngToDivPixel(new LatLng(this.at));
    }

    move(from: Pixels | null, by: Pixels): void {
      const wanted = from && new MapPixels(from.x + by.x, from.y + by.y);
      const to = wanted && this.getProjection().fromDivPixelToLatLng(wanted);
      if (!to) return;
      this.at = rounded(to.toJSON());
      this.draw();
    }

    follow(): void {
      const map = this.getMap();
      if (map && 'getBounds' in map && map.getBounds()?.contains(this.at) === false) {
        map.setCenter(this.at);
      }
    }
  };
}
