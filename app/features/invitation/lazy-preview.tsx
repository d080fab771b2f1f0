import { type ComponentType, type ReactNode, lazy } from 'react';

import type { InvitationPreviewProps } from './invitation-preview.tsx';

interface Instead {
  /** Drawn if the chunk cannot be loaded. By default nothing; the rest of the screen stays. */
  instead?: ReactNode;
}

/** A preview whose chunk is loaded when it is first drawn. */
export const lazyPreview = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props & Instead>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('The preview could not be loaded.', error);
      return { default: ({ instead }) => <>{instead}</> };
    }
  });

export const LazyPreview = lazyPreview<InvitationPreviewProps>(
  async () => (await import('./invitation-preview.tsx')).InvitationPreview,
);

export const LazyCover = lazy(async () => {
  try {
    return { default: (await import('./invitation-cover.tsx')).InvitationCover };
  } catch (error) {
    console.error('The covers could not be loaded.', error);
    return { default: () => <></> };
  }
});
