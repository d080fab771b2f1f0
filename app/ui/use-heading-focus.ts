import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';

/** In the state of a navigation to a screen that takes the focus itself. */
export interface OwnFocus {
  ownFocus: true;
}

/** Focuses the heading after a change of screen without a page load, for screen readers and the Tab key. */
export function useHeadingFocus({ pathname, state }: Location<Partial<OwnFocus> | null>): void {
  const shown = useRef(pathname);
  const isOwn = state?.ownFocus === true;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isOwn) return;
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, isOwn]);
}
