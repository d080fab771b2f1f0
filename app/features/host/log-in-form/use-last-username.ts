import { useSyncExternalStore } from 'react';

import {
  keepLastUsername,
  readLastUsername,
  subscribeToLastUsername,
} from './last-username.client.ts';

interface LastUsername {
  /** '' in a browser where nobody has signed in, and on the server. */
  last: string;
  forget: () => void;
}

/** Who has signed in last in this browser, until 'Not you?' (behaviour 17.51). */
export function useLastUsername(): LastUsername {
  const last = useSyncExternalStore(
    (listener) => subscribeToLastUsername(listener),
    () => readLastUsername(),
    () => '',
  );
  return { last, forget: () => keepLastUsername('') };
}
