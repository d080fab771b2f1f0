import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { applyCover, isOnlyCover, takeCoverOfAddress } from '#app/features/draft/cover.client.ts';
import { useStartAnewQuestion } from '#app/features/draft/leave-draft.tsx';
import { leaveDraft } from '#app/features/draft/storage.client.ts';

/** Takes look and occasion of a cover. An unfinished invitation is replaced only if the host says so (behaviour 2.10). */
export function TakeCover(): ReactNode {
  const { ask, dialog } = useStartAnewQuestion();
  const take = useEffectEvent(async () => {
    const cover = takeCoverOfAddress();
    if (!cover) return;
    if (!isOnlyCover() && (await ask()) !== 'clear') return;
    leaveDraft('clear');
    applyCover(cover);
  });
  useEffect(() => {
    void take();
  }, []);
  return dialog;
}
