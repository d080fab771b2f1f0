import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

import type { Live } from './use-live.ts';

/** Reads the screen again after each change of its event. Typed text stays, also when the host is signed out. */
export function useFreshScreen({ state, changes }: Pick<Live, 'state' | 'changes'>): void {
  const { revalidate } = useRevalidator();
  const read = useEffectEvent(() => {
    // The loader would lead who is signed out to the login.
    if (state !== 'ended') void revalidate();
  });
  useEffect(() => {
    if (changes > 0) read();
  }, [changes]);
}
