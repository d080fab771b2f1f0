import { toDraft } from '#app/features/draft/rules.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import { BackLink } from '#app/features/wizard/frame/back-link.tsx';
import { HomeLink } from '#app/features/wizard/frame/home-link.tsx';
import { StepBar } from '#app/features/wizard/frame/step-frame.tsx';
import { getPathBefore } from '#app/features/wizard/frame/steps.ts';
import { useLine } from '#app/features/wizard/line/use-line.ts';
import { YourLine } from '#app/features/wizard/line/your-line.tsx';
import { DraftReview } from '#app/features/wizard/review/draft-review.tsx';
import { StartOver } from '#app/features/wizard/review/start-over.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useStepTransition } from '#app/ui/use-media.ts';

import styles from '#app/features/wizard/frame/step-page.module.css';
import patterns from '#app/ui/patterns.module.css';

// A draft needs an id; the review is not posted.
const reviewId = 'review'.padEnd(22, '-');

export default function Confirmation() {
  const steps = useDraftSteps();
  const restored = useHydrated();
  const glides = useStepTransition();
  const { line, question } = useLine();
  return (
    <main {...contentTarget} className={joinClasses(patterns.stack5, styles.page)}>
      <title>Review Your Invitation · Festoon</title>
      <div className={patterns.stack2}>
        <h1>Review Your Invitation</h1>
        <p className={joinClasses(patterns.muted, styles.lead)}>This is what your guests get.</p>
      </div>
      {question}
      {line ? <YourLine line={line} /> : null}
      <NeedsScript />
      {restored ? <DraftReview draft={toDraft(reviewId, steps)} /> : <p>Loading your draft...</p>}
      <StartOver disabled={!restored} />
      <StepBar>
        <BackLink to={getPathBefore(null)} />
        <HomeLink />
        <ButtonLink to={addresses.confirm} variant="primary" viewTransition={glides}>
          Next
        </ButtonLink>
      </StepBar>
    </main>
  );
}
