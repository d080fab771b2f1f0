import { useEffect, useState } from 'react';

import { type LiveState, follow } from './follow.ts';

export interface Live {
  state: LiveState;
  /** Grows whenever something may have changed. */
  changes: number;
}

export function useLive(url: string | null): Live {
  const [state, setState] = useState<LiveState>('connecting');
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (url === null) return;
    return follow(url, {
      onChange: () => setChanges((count) => count + 1),
      onState: setState,
    });
  }, [url]);
  return { state, changes };
}
