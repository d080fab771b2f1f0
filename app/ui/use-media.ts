import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True while printing, set before the print layout is measured. */
export function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const listen = new AbortController();
    const set = (now: boolean) => () => flushSync(() => setOnPaper(now));
    addEventListener('beforeprint', set(true), listen);
    addEventListener('afterprint', set(false), listen);
    return () => listen.abort();
  }, []);
  return onPaper;
}

export function useStepTransition(): boolean {
  return useMedia('(prefers-reduced-motion: no-preference)');
}
