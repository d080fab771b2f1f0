import type { Point } from './port.ts';

/** Where the map of the Location step looks when nothing is chosen (spec §9, decisions §9). */
export const defaultCentre: Point = { lat: 51.5074, lng: -0.1278 };

/**
 * A point as a search is told it, to a tenth of a degree: near enough to put places around it first, and
 * rough enough for many to share an answer.
 */
export function roughly({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 10) / 10, lng: Math.round(lng * 10) / 10 };
}

/**
 * Where a search begins: around the chosen point, else where the host has moved the map to. A map that
 * nobody has moved says nothing.
 */
export function searchCentre(chosen: Point | null, looked: Point | null): Point | null {
  if (chosen) return roughly(chosen);
  if (!looked) return null;
  const [there, start] = [roughly(looked), roughly(defaultCentre)];
  return there.lat === start.lat && there.lng === start.lng ? null : there;
}

/** To a decimetre: more would be noise. */
export function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

export function samePoint(one: Point, other: Point): boolean {
  return Math.abs(one.lat - other.lat) < 1e-6 && Math.abs(one.lng - other.lng) < 1e-6;
}
