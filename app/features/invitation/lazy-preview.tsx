import { lazy } from 'react';

/** If the chunk cannot be loaded, nothing is drawn and the rest of the screen stays. */
export const LazyPreview = lazy(async () => {
  try {
    return { default: (await import('./invitation-preview.tsx')).InvitationPreview };
  } catch (error) {
    console.error('The preview could not be loaded.', error);
    return { default: () => <></> };
  }
});

export const LazyCover = lazy(async () => {
  try {
    return { default: (await import('./invitation-cover.tsx')).InvitationCover };
  } catch (error) {
    console.error('The covers could not be loaded.', error);
    return { default: () => <></> };
  }
});
