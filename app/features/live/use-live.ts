import { useEffect, useState } from 'react';

import { useLeaving } from '#app/ui/leaving.ts';

import type { Cursor } from './cursor.ts';
import { type LiveState, follow } from './follow.ts';

export interface Live {
  state: LiveState;
  /** Grows whenever something may have changed. */
  changes: number;
  /** The cursor of the last change; null if it has none. */
  cursor: Cursor | null;
}

/** Ends with a sign-out on this screen, which the server would report to it as news. */
export function useLive(url: string | null): Live {
  const [state, setState] = useState<LiveState>('connecting');
  const [heard, setHeard] = useState<Omit<Live, 'state'>>({ changes: 0, cursor: null });
  const leaving = useLeaving();
  useEffect(() => {
    if (url === null || leaving) return;
    return follow(url, {
      onChange: (cursor) => setHeard(({ changes }) => ({ changes: changes + 1, cursor })),
      onState: setState,
    });
  }, [url, leaving]);
  return { state, ...heard };
}
