import { useEffect, useEffectEvent } from 'react';

/** Below this height of the visible window, in pixels, a focused field means an open keyboard. */
const low = 600;
/** Below this one the heading makes way too. */
const tight = 480;
/** Below this one the page's head as well: the field comes first. */
const cramped = 300;

const typedInto =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

function showField(): void {
  scrollTo(0, 0);
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Says on the document whether an on-screen keyboard leaves little of the window (behaviour 3.18): `data-keyboard` is
 * `open` or `tight`, the latter with `data-cramped` where it leaves next to nothing, `--seen` is the height that is left and `--covered` what the keyboard covers of the window, in
 * pixels. It stays until the window grows or the step changes, so that nothing moves beneath a press. Then `show` brings
 * into view what is edited.
 */
export function useKeyboardRoom(show: () => void = showField): void {
  const showEdited = useEffectEvent(show);
  useEffect(() => {
    const { visualViewport } = window;
    const root = document.documentElement;
    const forget = () => {
      delete root.dataset['keyboard'];
      delete root.dataset['cramped'];
    };
    const measure = () => {
      const seen = visualViewport?.height ?? innerHeight;
      const isZoomed = (visualViewport?.scale ?? 1) !== 1;
      const types = document.activeElement?.matches(typedInto) ?? false;
      const isLow = seen < low && !isZoomed;
      if (!isLow) forget();
      if (!isLow || !(types || root.dataset['keyboard'])) return;
      const opens = root.dataset['keyboard'] === undefined;
      const covered = innerHeight - seen - (visualViewport?.offsetTop ?? 0);
      root.dataset['keyboard'] = seen < tight ? 'tight' : 'open';
      root.toggleAttribute('data-cramped', seen < cramped);
      root.style.setProperty('--seen', `${seen}px`);
      root.style.setProperty('--covered', `${Math.max(0, covered)}px`);
      // The browser scrolled to the field before the garland made room.
      if (opens) showEdited();
    };
    const listen = new AbortController();
    visualViewport?.addEventListener('resize', measure, listen);
    visualViewport?.addEventListener('scroll', measure, listen);
    document.addEventListener('focusin', measure, listen);
    measure();
    return () => {
      listen.abort();
      forget();
      root.style.removeProperty('--covered');
    };
  }, []);
}
