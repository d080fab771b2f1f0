import { useCallback, useEffect, useState } from 'react';

import { buildPersonalLink } from '#app/platform/paths.ts';
import { copyText } from '#app/ui/copy-text.ts';

import type { GuestRow } from '../guest-row.ts';

const shownFor = 3000;

export interface PersonalLink {
  row: GuestRow;
  link: string;
  copied: boolean;
}

/** `last` stays for three seconds; if the browser refused to copy it, until the next, so that the host can copy it. */
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
