import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first picture in the browser, which has to be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
