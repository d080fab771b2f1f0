/// <reference types="google.maps" />
import { roundPoint } from '../../point.ts';
import type { Point } from '../../port.ts';
import { getArrowStep } from '../pin-moves.ts';

interface Parts {
  OverlayView: typeof google.maps.OverlayView;
  LatLng: typeof google.maps.LatLng;
  Pixels: typeof google.maps.Point;
}

interface Pixels {
  x: number;
  y: number;
}

interface Movable {
  readonly at: Point;
  pixels(): Pixels | null;
  /** Moves the pin by some pixels from its earlier position. */
  move(from: Pixels | null, by: Pixels): void;
  follow(): void;
}

/** A copy of the site's pin element; a button if it can be moved. */
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
    const by = getArrowStep(event);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    pin.move(pin.pixels(), by);
    pin.follow();
    onMove(pin.at);
  });
}

/** An overlay with the site's pin, movable by pointer and keys. Google's own marker needs a registered map. */
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
      this.at = roundPoint(to.toJSON());
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
