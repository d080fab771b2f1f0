import { useCallback, useEffect, useState } from 'react';

import { copyText } from '#app/ui/copy-text.ts';

import type { GuestRow } from '../guest-row.ts';
import { buildPersonalLink } from '../personal-link.ts';

const shownFor = 3000;

/** A personal link, and whether it could be copied. */
export interface PersonalLink {
  row: GuestRow;
  link: string;
  copied: boolean;
}

/**
 * Copies personal links. `last` is the last one: for three seconds after it was copied, or, if the browser refused,
 * until the next, so that the host can copy it from the screen.
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
      const link = buildPersonalLink(guestLink, row.token ?? '');
      const copied = await copyText(link);
      setLast({ row, link, copied });
    },
    [guestLink],
  );
  return { last, copy };
}
