import { useEffect, useEffectEvent } from 'react';

const retryMs = 4_000;

/** Calls `again` every few seconds, and when the browser has a connection again, for as long as `isAway`. */
export function useRetry(isAway: boolean, again: () => void): void {
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (!isAway) return;
    const call = () => retry();
    const timer = setInterval(call, retryMs);
    window.addEventListener('online', call);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', call);
    };
  }, [isAway]);
}
