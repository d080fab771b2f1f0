import { lazy } from 'react';

/**
 * An invitation's preview, and with it the theme engine: a piece of its own, fetched when it is shown. Where it
 * cannot be had nothing is drawn, and the screen around it stays.
 */
export const LazyPreview = lazy(async () => {
  try {
    return { default: (await import('./invitation-preview.tsx')).InvitationPreview };
  } catch (error) {
    console.error('The preview could not be loaded.', error);
    return { default: () => <></> };
  }
});
