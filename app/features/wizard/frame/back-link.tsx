import { ButtonLink } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

/** `to` is null on the first step (behaviour 1.21). */
export function BackLink({ to }: { to: string | null }) {
  const glides = useStepTransition();
  return to === null ? null : (
    <ButtonLink to={to} viewTransition={glides}>
      Back
    </ButtonLink>
  );
}
