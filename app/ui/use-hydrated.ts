import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first render in the browser, which must match the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
