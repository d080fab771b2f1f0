import { type ComponentType, type ReactNode, lazy } from 'react';

import type { InvitationPreviewProps } from './invitation-preview.tsx';

interface LazyPreviewProps extends InvitationPreviewProps {
  /** Drawn if the chunk cannot be loaded. By default nothing; the rest of the screen stays. */
  instead?: ReactNode;
}

export const LazyPreview = lazy<ComponentType<LazyPreviewProps>>(async () => {
  try {
    return { default: (await import('./invitation-preview.tsx')).InvitationPreview };
  } catch (error) {
    console.error('The preview could not be loaded.', error);
    return { default: ({ instead }) => <>{instead}</> };
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
