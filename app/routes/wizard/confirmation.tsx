import { href } from 'react-router';

import { toDraft } from '#app/features/draft/steps.ts';
import { useDraftSteps, useRestored } from '#app/features/draft/use-draft.ts';
import { DraftReview } from '#app/features/invite/draft-review.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import { StepBar } from './step-frame.tsx';

import styles from './step-page.module.css';

// The review never leaves the browser: the id is only there because a draft has one.
const reviewId = 'review'.padEnd(22, '-');

/** The wizard's last step: the whole draft at a glance (decisions §4). */
export default function Confirmation() {
  const steps = useDraftSteps();
  const restored = useRestored();
  const glides = useStepTransition();
  return (
    <main {...contentTarget} className={styles.page}>
      <title>Review Your Invitation · Festoon</title>
      <div className={styles.head}>
        <h1>Review Your Invitation</h1>
        <p className={styles.lead}>This is what your guests get.</p>
      </div>
      {restored ? <DraftReview draft={toDraft(reviewId, steps)} /> : <p>Loading your draft...</p>}
      <StepBar>
        <ButtonLink to={href('/')} viewTransition={glides}>
          Home
        </ButtonLink>
        <ButtonLink to={href('/confirm')} look="primary" viewTransition={glides}>
          Next
        </ButtonLink>
      </StepBar>
    </main>
  );
}
