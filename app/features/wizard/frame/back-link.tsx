import type { PartName } from '#app/features/draft/parts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import { getPathBefore } from './steps.ts';

/** Back to the step before, from the second one on (behaviour 1.21). `part` is null on the review. */
export function BackLink({ part }: { part: PartName | null }) {
  const glides = useStepTransition();
  const before = getPathBefore(part);
  return before === null ? null : (
    <ButtonLink to={before} viewTransition={glides}>
      Back
    </ButtonLink>
  );
}
