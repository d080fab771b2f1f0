import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `settle` when the step is left in any way: by a link, by the browser's Back, or with the page (behaviour 3.17).
 * A tab in the background leaves to the visible one what both show.
 */
export function useSettleOnLeave(settle: () => void): void {
  const leave = useEffectEvent(settle);
  useEffect(() => {
    const leavePage = () => {
      if (document.visibilityState === 'visible') leave();
    };
    window.addEventListener('pagehide', leavePage);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      leave();
    };
  }, []);
}
