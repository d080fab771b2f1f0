import { Suspense } from 'react';

import { isFilled, partNames } from '#app/features/draft/parts.ts';
import { toDraft } from '#app/features/draft/rules.ts';
import { readStep } from '#app/features/draft/storage.client.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import { DraftPreview } from '#app/features/wizard/frame/draft-preview.tsx';
import { Bunting } from '#app/ui/brand/bunting.tsx';

import styles from './card-on-top.module.css';

// A draft needs an id; the card is not posted.
const previewId = 'preview'.padEnd(22, '-');

/** What the login may make a username of. */
export const readNames = () => ({
  hostedBy: readStep('hostedBy').hostedBy,
  title: readStep('eventName').title,
});

/** The head of the draft's card, above the sheet that asks for a login; the bunting where nothing is drafted. */
export function CardOnTop() {
  const steps = useDraftSteps();
  if (!partNames.some((name) => isFilled(name, steps[name]))) return <Bunting />;
  return (
    <div className={styles.window}>
      <Suspense>
        <DraftPreview draft={toDraft(previewId, steps)} part="picture" />
      </Suspense>
    </div>
  );
}
