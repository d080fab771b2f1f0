import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: no-preference)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether one screen may glide into the next (`viewTransition` of a link): not for those who want no motion. */
export function useStepTransition(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
