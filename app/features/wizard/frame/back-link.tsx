import { ButtonLink } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import styles from './step-page.module.css';

/** `to` is null on the first step (behaviour 1.21). */
export function BackLink({ to }: { to: string | null }) {
  const glides = useStepTransition();
  return to === null ? null : (
    <ButtonLink to={to} viewTransition={glides} variant="quiet" className={styles.back}>
      <svg viewBox="0 0 10 16" aria-hidden>
        <path d="M8 2 2 8l6 6" />
      </svg>
      Back
    </ButtonLink>
  );
}
