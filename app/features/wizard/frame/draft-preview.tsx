import { lazyPreview } from '#app/features/invitation/lazy-preview.tsx';

import type { DrawnDraftProps } from './drawn-draft.tsx';

/** The draft as guests will see it, with its own picture. */
export const DraftPreview = lazyPreview<DrawnDraftProps>(
  async () => (await import('./drawn-draft.tsx')).DrawnDraft,
);
