import { useState } from 'react';

import type { Invitee } from '#app/features/draft/parts/invitee.ts';

/** The invitee that is being edited. Kept while the closed dialog fades out. */
interface EditedInvitee {
  /** A new key for each opening, so that each starts from the value on the list. */
  key: number;
  invitee: Invitee;
  open: boolean;
}

/** Holds which invitee's dialog is open. */
export function useInviteeEdit() {
  const [edited, setEdited] = useState<EditedInvitee | null>(null);
  return {
    edited,
    start: (invitee: Invitee) =>
      setEdited((last) => ({ key: (last?.key ?? 0) + 1, invitee, open: true })),
    close: () => setEdited((last) => last && { ...last, open: false }),
  };
}
