import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { callWhenIdle } from '../scheduling.ts';
import { callAtFirstSign } from './first-sign.ts';

let attended = false;
let watching = false;
const listeners = new Set<() => void>();

function notice(): void {
  attended = true;
  for (const each of listeners) each();
}

/** The first sign may be a press, which is answered before anything is loaded. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    callAtFirstSign(() => callWhenIdle(notice));
  }
  return () => listeners.delete(listener);
}

export function useAttended(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => attended,
    () => false,
  );
}

/** Loads code at the first sign of a person, so that no press waits for it. */
export function useWarmUp(load: () => Promise<unknown>): void {
  const isAttended = useAttended();
  const warmUp = useEffectEvent(() => {
    // The press loads it again and handles the failure.
    load().catch(() => {});
  });
  useEffect(() => {
    if (isAttended) warmUp();
  }, [isAttended]);
}
