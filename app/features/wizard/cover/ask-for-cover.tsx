import { type ReactNode, useEffect, useEffectEvent } from 'react';

import type { ReadyCover } from '#app/features/draft/brought-cover.ts';
import { applyCover, takeCoverOfAddress } from '#app/features/draft/cover.client.ts';
import { useStartAnewQuestion } from '#app/features/draft/leave-draft.tsx';
import { leaveDraft } from '#app/features/draft/storage.client.ts';

/** Asks before a cover that is still in the address replaces an unfinished invitation (behaviour 2.10). */
export function AskForCover({ cover }: { cover: ReadyCover }): ReactNode {
  const { ask, dialog } = useStartAnewQuestion();
  const take = useEffectEvent(async () => {
    if (takeCoverOfAddress().look === '' || (await ask()) !== 'clear') return;
    leaveDraft('clear');
    applyCover(cover);
  });
  useEffect(() => {
    void take();
  }, []);
  return dialog;
}
