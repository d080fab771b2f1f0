import { useSyncExternalStore } from 'react';

import { type DraftPicture, getPicture, subscribeToPicture } from './picture.client.ts';

/** Null also on the server, and until it is read. */
export function useDraftPicture(): DraftPicture | null {
  return useSyncExternalStore(subscribeToPicture, getPicture, () => null);
}
