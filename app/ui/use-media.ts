import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether a media query holds; false on the server and while hydrating. */
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

/** Whether the page is about to be printed. The state is updated before the print layout is measured. */
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

/** Whether navigation may use a view transition: not for visitors who prefer reduced motion. */
export function useStepTransition(): boolean {
  return useMedia('(prefers-reduced-motion: no-preference)');
}
