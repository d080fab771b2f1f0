import { lazy } from 'react';

/**
 * An invitation's preview with the theme engine, in a chunk that loads when it is first shown. If the chunk cannot
 * be loaded, nothing is drawn and the rest of the screen stays.
 */
export const LazyPreview = lazy(async () => {
  try {
    return { default: (await import('./invitation-preview.tsx')).InvitationPreview };
  } catch (error) {
    console.error('The preview could not be loaded.', error);
    return { default: () => <></> };
  }
});
