import { Suspense } from 'react';

import { toDraft } from '#app/features/draft/rules.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import { LazyPreview } from '#app/features/invitation/lazy-preview.tsx';
import { useMedia } from '#app/ui/use-media.ts';

import styles from './confirm.module.css';

// A draft needs an id; the preview is not posted.
const previewId = 'preview'.padEnd(22, '-');

/** In a wide window only. */
export function PreviewBeside() {
  const shown = useMedia('(min-width: 68rem)');
  const steps = useDraftSteps();
  return (
    <div className={styles.beside}>
      {shown ? (
        <Suspense>
          <LazyPreview invitation={toDraft(previewId, steps)} scale={0.82} />
        </Suspense>
      ) : null}
    </div>
  );
}
