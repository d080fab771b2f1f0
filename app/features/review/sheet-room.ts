import type { PartName } from '#app/features/draft/parts.ts';

/** In pixels, between the window's edges and the part. */
const margin = 16;

const listPlaces = () => [...document.querySelectorAll<HTMLElement>('[data-edits]')];

/** Where the review shows the part. */
export const findPlace = (part: PartName): HTMLElement | null =>
  listPlaces().find((place) => place.dataset['edits'] === part) ?? null;

interface Point {
  clientX: number;
  clientY: number;
}

/** The part under a press beside the sheet, which makes everything else inert. */
export function findPartAt({ clientX: x, clientY: y }: Point): HTMLElement | null {
  const isThere = (place: HTMLElement) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  return listPlaces().find(isThere) ?? null;
}

/** Scrolls the part into the room that the sheet leaves, unless it is there. */
export function showPlace(part: PartName, sheet: Element): void {
  const place = findPlace(part)?.getBoundingClientRect();
  if (!place) return;
  const { left, top } = sheet.getBoundingClientRect();
  const isBeside = left >= place.right;
  const end = (isBeside ? innerHeight : top) - margin;
  // The look is the picture below its button.
  const height = part === 'theme' ? end : place.height;
  if (place.top >= margin && place.top + height <= end) return;
  scrollBy({ top: place.top - Math.max(margin, (end - height) / 2) });
}
