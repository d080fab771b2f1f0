import type { BroughtCover } from '#app/features/draft/brought-cover.ts';
import { applyCover, isOnlyCover, takeCoverOfAddress } from '#app/features/draft/cover.client.ts';
import { leaveDraft } from '#app/features/draft/storage.client.ts';

/** Fills in a cover that replaces nothing. Any other stays in the address, for the question (behaviour 2.10). */
export function takeCover({ brought, covers }: BroughtCover): void {
  if (!isOnlyCover(covers)) return;
  takeCoverOfAddress();
  leaveDraft('clear');
  applyCover(brought);
}
