import { texts } from '#app/platform/language/say.ts';

/** Behaviour 10.12. */
export const stepZoom = 14;

export const pinLabel = texts('Pin of the event. Arrow keys move it.');

/** Pixels per arrow key, alone and with Shift. */
const step = 10;
const fineStep = 1;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Pixels to the right and down; null for other keys. */
export function getArrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key) {
  const arrow = arrows[key];
  if (!arrow || altKey || ctrlKey || metaKey) return null;
  const by = shiftKey ? fineStep : step;
  return { x: arrow.x * by, y: arrow.y * by };
}
