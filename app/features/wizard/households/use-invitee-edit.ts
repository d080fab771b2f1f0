import { useState } from 'react';

import type { Invitee } from '#app/features/draft/parts/invitee.ts';

/** Kept while the closed dialog fades out. */
interface EditedInvitee {
  /** New for each opening, so that each starts from the value on the list. */
  key: number;
  invitee: Invitee;
  open: boolean;
}

export function useInviteeEdit() {
  const [edited, setEdited] = useState<EditedInvitee | null>(null);
  return {
    edited,
    start: (invitee: Invitee) =>
      setEdited((last) => ({ key: (last?.key ?? 0) + 1, invitee, open: true })),
    close: () => setEdited((last) => last && { ...last, open: false }),
  };
}
