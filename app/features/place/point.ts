import type { Point } from './port.ts';

/** The center of the map while nothing is chosen (behaviour 10.12). */
export const defaultCentre: Point = { lat: 51.5074, lng: -0.1278 };

/** Rounds to a tenth of a degree: enough to rank near places first, and rough enough to share answers. */
export function roundRoughly({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 10) / 10, lng: Math.round(lng * 10) / 10 };
}

/** The chosen point, else the center to which the host has moved the map. */
export function searchCentre(chosen: Point | null, looked: Point | null): Point | null {
  if (chosen) return roundRoughly(chosen);
  if (!looked) return null;
  const [there, start] = [roundRoughly(looked), roundRoughly(defaultCentre)];
  return there.lat === start.lat && there.lng === start.lng ? null : there;
}

/** Six decimals are about a decimeter. */
export function roundPoint({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

export function isSamePoint(one: Point, other: Point): boolean {
  return Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lng - other.lng) < 1e-6;
}
