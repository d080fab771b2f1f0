/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can refer to nothing outside itself. */
import type { Point } from '../../tools/browsers/window.ts';

/** Elements of a selector, by name or words. */
export interface Target {
  css: string;
  name?: string;
  /** Part of its text, instead of its whole name. */
  words?: string;
}

/** After scrolling it into the window. */
export interface Spot extends Point {
  disabled: boolean;
  /** The element over its center. */
  coveredBy: string | null;
  value: string;
  start: number;
}

/** Scrolls the first visible target into the window. Runs in the page, so it uses nothing of this file. */
export function findSpot({ css, name, words }: Target): Spot | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const said = ['aria-label', 'placeholder'].map((key) => element.getAttribute(key));
    return [...said, labels?.[0]?.textContent, element.textContent].map(clean);
  };
  const fits = (element: Element) =>
    (name === undefined || namesOf(element).includes(name)) &&
    (words === undefined || clean(element.textContent).includes(words));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(css)].find(
    (element) => !element.closest('[aria-hidden=true]') && isShown(element) && fits(element),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + Math.min(box.height / 2, window.innerHeight / 2));
  const top = document.elementFromPoint(x, y);
  const free = top !== null && found.contains(top);
  return {
    x,
    y,
    disabled: found.matches(':disabled, [aria-disabled=true]'),
    coveredBy: free ? null : clean(top?.outerHTML).slice(0, 120),
    value: 'value' in found ? String(found.value) : '',
    start: Math.round(box.x + Number.parseFloat(getComputedStyle(found).paddingLeft) + 6),
  };
}

/** Runs in the page. */
export function readShownText(): string {
  return document.body.innerText.replace(/\s+/g, ' ').trim().slice(0, 300);
}

/** Hydrated, with its entrance animation over. Runs in the page. */
export function isReady(): boolean {
  const isEntrance = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');
  return (
    document.documentElement.hasAttribute('data-hydrated') &&
    !document.getAnimations().some(isEntrance)
  );
}
