import { href } from 'react-router';

import { toDraft } from '#app/features/draft/steps.ts';
import { useDraftSteps, useRestored } from '#app/features/draft/use-draft.ts';
import { DraftReview } from '#app/features/invite/draft-review.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import styles from './step-page.module.css';

// The review never leaves the browser: the id is only there because a draft has one.
const reviewId = 'review'.padEnd(22, '-');

/** The wizard's last step: the whole draft at a glance (decisions §4). */
export default function Confirmation() {
  const steps = useDraftSteps();
  const restored = useRestored();
  return (
    <main {...contentTarget} className={styles.page}>
      <title>Review Your Invitation · Festoon</title>
      <h1>Review Your Invitation</h1>
      {restored ? <DraftReview draft={toDraft(reviewId, steps)} /> : <p>Loading your draft...</p>}
      <nav className={styles.bar} aria-label="Steps">
        <ButtonLink to={href('/')}>Home</ButtonLink>
        <ButtonLink to={href('/confirm')} look="primary">
          Next
        </ButtonLink>
      </nav>
    </main>
  );
}
