import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new screen's heading when the screen changes without a page load, so that a screen reader
 * reads it and Tab continues from there.
 */
export function useHeadingFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
