import { ButtonLink } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

/** Back to the step before, from the second one on (behaviour 1.21). `to` is null on the first. */
export function BackLink({ to }: { to: string | null }) {
  const glides = useStepTransition();
  return to === null ? null : (
    <ButtonLink to={to} viewTransition={glides}>
      Back
    </ButtonLink>
  );
}
