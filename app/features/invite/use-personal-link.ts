import { useCallback, useEffect, useState } from 'react';

import { copyText } from './guest-link.tsx';
import type { GuestRow } from './views.ts';

const shownFor = 3000;

/** What became of a personal link that was to be copied. */
export interface PersonalLink {
  row: GuestRow;
  link: string;
  copied: boolean;
}

/**
 * Copies personal links (decisions §1). `last` is the last one: for three seconds when it was copied, and
 * until another is asked for when the browser refused, so that the host can take it from the screen.
 */
export function usePersonalLink(guestLink: string) {
  const [last, setLast] = useState<PersonalLink | null>(null);
  useEffect(() => {
    if (!last?.copied) return;
    const timer = setTimeout(() => setLast(null), shownFor);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = useCallback(
    async (row: GuestRow) => {
      const link = `${guestLink}?g=${row.token}`;
      const copied = await copyText(link);
      setLast({ row, link, copied });
    },
    [guestLink],
  );
  return { last, copy };
}
